import { Link } from "react-router";
import { paths } from "../paths.ts";

export function Footer() {
  return (
    <footer className="bg-night text-paper">
      <div className="shell py-section">
        <Link to={paths.home} className="font-serif text-title">Weft</Link>
      </div>
    </footer>
  );
}
