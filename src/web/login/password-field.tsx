import { useState } from "react";
import type { PasswordPolicy } from "#contract/identity.ts";
import { FieldFrame } from "../ui/field-frame.tsx";
import { useLoginWords } from "./use-login-words.ts";
import { passwordHint } from "./words.ts";

/**
 * The password, which can be shown while it is typed.
 * @param policy what a new one must be like; null for one that exists
 */
export function PasswordField({ policy, error }: { policy: PasswordPolicy | null; error: string | undefined }) {
  const [visible, setVisible] = useState(false);
  const words = useLoginWords();
  const { login: t } = words;
  return (
    <FieldFrame
      label={t("password")}
      error={error}
      hint={policy && passwordHint(words, policy)}
      control={({ className, ...control }) => (
        <span className="relative block">
          <input
            {...control}
            type={visible ? "text" : "password"}
            name="password"
            required
            autoComplete={policy ? "new-password" : "current-password"}
            autoCapitalize="none"
            spellCheck={false}
            className={`${className} pr-20`}
          />
          <button
            type="button"
            aria-label={t(visible ? "hidePassword" : "showPassword")}
            onClick={() => setVisible(!visible)}
            className="absolute inset-y-0 right-0 px-4 text-caption text-muted transition-colors hover:text-accent"
          >
            {t(visible ? "hide" : "show")}
          </button>
        </span>
      )}
    />
  );
}
