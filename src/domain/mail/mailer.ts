export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Sends mail, or keeps it where the operator of a demo can read it. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
