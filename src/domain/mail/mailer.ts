export interface Mail {
  /** One address. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same at every try to send this mail, and of no other: letters, digits, dots and hyphens. */
  id: string;
}

/** Sends mail, or keeps it where the operator of a demo can read it. @throws when the mail has to be tried again */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
