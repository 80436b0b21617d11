import type { PasswordNeed, PasswordPolicy } from "#contract/identity.ts";
import type { Config } from "#platform/config.ts";

/** What the shop's settings ask of a password (VAL-35). */
export function passwordPolicy(config: Config): PasswordPolicy {
  const needs = config.PASSWORD_NEEDS === "" ? [] : config.PASSWORD_NEEDS.split(",");
  return { min: config.PASSWORD_MIN, max: config.PASSWORD_MAX, needs: needs as PasswordNeed[] };
}
