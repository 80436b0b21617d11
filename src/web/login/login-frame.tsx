import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslation } from "../i18n/use-translation.tsx";
import { paths } from "../paths.ts";
import { Still } from "../ui-shop/still.tsx";

/** The frame of the screens that stand alone: a picture, the way home, and what is to be filled in. */
export function LoginFrame({ children }: { children: ReactNode }) {
  const t = useTranslation("login");
  return (
    <div className="grid min-h-dvh lg:grid-cols-2">
      <div aria-hidden="true" className="relative hidden overflow-hidden bg-flax lg:block">
        <Still name="login" alt="" sizes="50vw" className="absolute inset-0" />
      </div>
      <div className="flex flex-col px-gutter py-6 md:py-8">
        <Link
          to={paths.home}
          aria-label={t("home")}
          className="self-start font-serif text-[2rem] leading-none tracking-[-0.02em] lg:text-[2.5rem]"
        >
          Weft
        </Link>
        <div className="m-auto w-full max-w-md py-10">{children}</div>
      </div>
    </div>
  );
}
