import { useState } from "react";
import { passwordRule, type PasswordPolicy } from "#contract/identity.ts";
import { FieldFrame } from "../ui/field-frame.tsx";

/**
 * The password, which can be shown while it is typed.
 * @param policy what a new one must be like; null for one that exists
 */
export function PasswordField({ policy, error }: { policy: PasswordPolicy | null; error: string | undefined }) {
  const [visible, setVisible] = useState(false);
  return (
    <FieldFrame
      label="Password"
      error={error}
      hint={policy && `${rule(policy)}.`}
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

function rule(policy: PasswordPolicy): string {
  const words = passwordRule(policy);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
