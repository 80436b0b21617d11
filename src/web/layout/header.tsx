import { Link } from "react-router";
import { paths } from "../paths.ts";

export function Header() {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="shell flex h-16 items-center justify-between">
        <Link to={paths.home} className="font-serif text-3xl leading-none">Weft</Link>
      </div>
    </header>
  );
}
