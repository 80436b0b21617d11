import { createServer, type AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, describe, expect, it } from "vitest";
import { smtpMailer } from "./smtp.ts";

interface Arrived {
  from: string;
  to: string[];
  message: string;
  user: string | undefined;
}

let server: SMTPServer | undefined;
afterEach(() => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())));

/** A real mail server on this machine, that takes one account. */
async function mailServer(arrived: Arrived[], options: SMTPServerOptions = {}): Promise<number> {
  server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    onAuth: ({ username, password }, _session, done) =>
      password === "pass word" ? done(null, { user: username }) : done(new Error("Wrong password")),
    onData: (stream, session, done) => {
      let message = "";
      stream.setEncoding("utf8").on("data", (part: string) => (message += part));
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom === false ? "" : mailFrom.address;
        arrived.push({ from, to: rcptTo.map(({ address }) => address), message, user: session.user });
        done();
      });
    },
    ...options,
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server!.listen(0, "127.0.0.1", resolve));
  return (server.server.address() as AddressInfo).port;
}

const mail = {
  id: "order.placed",
  to: "asha@example.com",
  subject: "ご注文 – Überraschung",
  text: ".\nplain ünïcode",
  html: "<p>rich ünïcode</p>",
};
const FROM = "Weft <hello@weft.example>";

describe("mail through a mail server", () => {
  it("arrives with text, HTML and one Message-ID, however often it is sent", async () => {
    const arrived: Arrived[] = [];
    const port = await mailServer(arrived);
    const mailer = smtpMailer({ url: `smtp://me:pass%20word@127.0.0.1:${port}`, from: FROM });
    await mailer.send(mail);
    await mailer.send(mail);
    expect(arrived).toHaveLength(2);
    for (const { from, to, message, user } of arrived) {
      expect([from, to, user]).toEqual(["hello@weft.example", ["asha@example.com"], "me"]);
      expect(message).toContain("Message-ID: <order.placed@weft.example>");
      expect(message).toContain("multipart/alternative");
      expect(message).toContain("Auto-Submitted: auto-generated");
      expect(message).toMatch(/plain =C3=BCn=C3=AFcode|plain ünïcode/);
    }
  });

  it("goes to one address, whatever stands in it", async () => {
    const arrived: Arrived[] = [];
    const port = await mailServer(arrived);
    const mailer = smtpMailer({ url: `smtp://127.0.0.1:${port}`, from: FROM });
    const to = "asha@example.com, eve@example.com\r\nBcc: eve@example.com";
    await mailer.send({ ...mail, to, subject: "x\r\nBcc: eve@example.com" }).catch(() => {});
    for (const one of arrived) {
      expect(one.to).toHaveLength(1);
      expect(one.message).not.toMatch(/^Bcc:/m);
    }
  });

  it("gives no password to a server whose certificate does not hold", async () => {
    let asked = 0;
    const onAuth: SMTPServerOptions["onAuth"] = (_auth, _session, done) => done(new Error(`asked ${++asked}`));
    // The certificate that this server comes with has expired.
    const port = await mailServer([], { disabledCommands: [], onAuth });
    const mailer = smtpMailer({ url: `smtp://me:pass%20word@127.0.0.1:${port}`, from: FROM });
    await expect(mailer.send(mail)).rejects.toThrow(/certificate/);
    expect(asked).toBe(0);
  });

  it("fails, to be tried again, when the server refuses, is not there, or says nothing", async () => {
    const port = await mailServer([]);
    const wrong = smtpMailer({ url: `smtp://me:wrong@127.0.0.1:${port}`, from: FROM });
    await expect(wrong.send(mail)).rejects.toThrow(/Wrong password/);
    await expect(smtpMailer({ url: "smtp://127.0.0.1:9", from: FROM }).send(mail)).rejects.toThrow(/ECONNREFUSED/);
    const silent = createServer(() => {}).listen(0, "127.0.0.1");
    await new Promise((resolve) => silent.once("listening", resolve));
    const url = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    await expect(smtpMailer({ url, from: FROM, patience: 200 }).send(mail)).rejects.toThrow(/greeting|timeout/i);
    silent.close();
  });
});
