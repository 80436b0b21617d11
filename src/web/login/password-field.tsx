import { useState } from "react";
import { PASSWORD_LENGTH } from "#contract/identity.ts";
import { FieldFrame } from "../ui/field-frame.tsx";
import type { Mode } from "./credentials.ts";

/** The password, which can be shown while it is typed. */
export function PasswordField({ mode, error }: { mode: Mode; error: string | undefined }) {
  const [visible, setVisible] = useState(false);
  const isNew = mode === "Sign Up";
  return (
    <FieldFrame
      label="Password"
      error={error}
      hint={isNew && `At least ${PASSWORD_LENGTH.min} characters.`}
      control={({ className, ...control }) => (
        <span className="relative block">
          <input
            {...control}
            type={visible ? "text" : "password"}
            name="password"
            required
            autoComplete={isNew ? "new-password" : "current-password"}
            autoCapitalize="none"
            spellCheck={false}
            className={`${className} pr-20`}
          />
          <button
            type="button"
            onClick={() => setVisible(!visible)}
            className="absolute inset-y-0 right-0 px-4 text-caption text-muted transition-colors hover:text-accent"
          >
            {visible ? "Hide" : "Show"}
            <span className="sr-only"> password</span>
          </button>
        </span>
      )}
    />
  );
}
