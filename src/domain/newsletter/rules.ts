/** The welcome coupon: 10% off, one use (FOOT-02, N-05). */
export const WELCOME_PERCENT = 10;
export const WELCOME_DAYS = 365;

/** An address as the list keeps it; null when it cannot be one. */
export function subscriberEmail(typed: string): string | null {
  const email = typed.trim().toLowerCase();
  return email.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email) ? email : null;
}

/** The mail that brings the coupon. */
export function welcomeMail(email: string, code: string) {
  return {
    to: email,
    subject: "Your welcome to Weft",
    text: `Thank you for reading along.\n\nWith the code ${code} your first purchase is ${WELCOME_PERCENT}% less. Type it at checkout; it counts once, within a year.\n\nWeft`,
  };
}
