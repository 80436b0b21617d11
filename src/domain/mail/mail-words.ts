import type { Language } from "#contract/language.ts";

/** What stands in every mail, and the mails that are about no order. */
export interface MailWords {
  hello: (name: string) => string;
  questions: (email: string) => string;
  newPassword: { subject: string; text: string; button: string; otherwise: string };
  confirmAddress: { subject: string; text: string; button: string; otherwise: string };
  welcome: { subject: string; heading: string; text: (percent: number) => string; terms: string };
}

export const MAIL_WORDS: Readonly<Record<Language, MailWords>> = {
  en: {
    hello: (name) => `Hello ${name},`,
    questions: (email) => `Questions? Write to ${email}.`,
    newPassword: {
      subject: "Choose a new password",
      text: "somebody, hopefully you, asked for a new password for your Weft account. You can choose it within an hour.",
      button: "Choose a new password",
      otherwise: "You are logged out everywhere then. If it was not you, do nothing: your password stays as it is.",
    },
    confirmAddress: {
      subject: "Confirm your email address",
      text: "welcome to Weft. Please confirm that this is your address, within a day.",
      button: "Confirm this address",
      otherwise: "If you have no account at Weft, do nothing.",
    },
    welcome: {
      subject: "Your welcome to Weft",
      heading: "Thank you for reading along",
      text: (percent) => `With this code your first purchase is ${percent}% less:`,
      terms: "Type it at checkout; it counts once, within a year.",
    },
  },
  es: {
    hello: (name) => `Hola, ${name}:`,
    questions: (email) => `¿Preguntas? Escríbenos a ${email}.`,
    newPassword: {
      subject: "Elige una contraseña nueva",
      text: "alguien, esperamos que tú, ha pedido una contraseña nueva para tu cuenta de Weft. Puedes elegirla durante la próxima hora.",
      button: "Elegir una contraseña nueva",
      otherwise:
        "Al hacerlo se cerrarán todas tus sesiones. Si no has sido tú, no hagas nada: tu contraseña no cambia.",
    },
    confirmAddress: {
      subject: "Confirma tu dirección de correo",
      text: "te damos la bienvenida a Weft. Confirma en el plazo de un día que esta es tu dirección.",
      button: "Confirmar esta dirección",
      otherwise: "Si no tienes una cuenta en Weft, no hagas nada.",
    },
    welcome: {
      subject: "Te damos la bienvenida a Weft",
      heading: "Gracias por leernos",
      text: (percent) => `Con este código tu primera compra cuesta un ${percent} % menos:`,
      terms: "Escríbelo al pagar; vale una sola vez, durante un año.",
    },
  },
  fr: {
    hello: (name) => `Bonjour ${name},`,
    questions: (email) => `Des questions ? Écrivez-nous à ${email}.`,
    newPassword: {
      subject: "Choisissez un nouveau mot de passe",
      text: "quelqu’un, vous sans doute, a demandé un nouveau mot de passe pour votre compte Weft. Vous avez une heure pour le choisir.",
      button: "Choisir un nouveau mot de passe",
      otherwise:
        "Vous serez alors déconnecté partout. Si ce n’était pas vous, ne faites rien : votre mot de passe reste le même.",
    },
    confirmAddress: {
      subject: "Confirmez votre adresse e-mail",
      text: "bienvenue chez Weft. Merci de confirmer sous un jour que cette adresse est la vôtre.",
      button: "Confirmer cette adresse",
      otherwise: "Si vous n’avez pas de compte chez Weft, ne faites rien.",
    },
    welcome: {
      subject: "Bienvenue chez Weft",
      heading: "Merci de nous lire",
      text: (percent) => `Avec ce code, votre premier achat coûte ${percent} % de moins :`,
      terms: "Saisissez-le au moment de payer ; il est valable une fois, pendant un an.",
    },
  },
  de: {
    hello: (name) => `Hallo ${name},`,
    questions: (email) => `Fragen? Schreib an ${email}.`,
    newPassword: {
      subject: "Wähle ein neues Passwort",
      text: "jemand, hoffentlich du, hat ein neues Passwort für dein Konto bei Weft verlangt. Du kannst es innerhalb einer Stunde wählen.",
      button: "Neues Passwort wählen",
      otherwise: "Damit wirst du überall abgemeldet. Warst du es nicht, tu nichts: Dein Passwort bleibt, wie es ist.",
    },
    confirmAddress: {
      subject: "Bestätige deine E-Mail-Adresse",
      text: "willkommen bei Weft. Bitte bestätige innerhalb eines Tages, dass dies deine Adresse ist.",
      button: "Diese Adresse bestätigen",
      otherwise: "Hast du kein Konto bei Weft, tu nichts.",
    },
    welcome: {
      subject: "Willkommen bei Weft",
      heading: "Danke, dass du mitliest",
      text: (percent) => `Mit diesem Code kostet dein erster Einkauf ${percent} % weniger:`,
      terms: "Gib ihn an der Kasse ein; er gilt einmal, innerhalb eines Jahres.",
    },
  },
  ja: {
    hello: (name) => `${name} 様`,
    questions: (email) => `ご不明な点は ${email} までお問い合わせください。`,
    newPassword: {
      subject: "新しいパスワードの設定",
      text: "Weft のアカウントについて、新しいパスワードの設定がリクエストされました。1 時間以内に設定してください。",
      button: "新しいパスワードを設定する",
      otherwise:
        "設定すると、すべての端末からログアウトされます。お心当たりがない場合は何もしないでください。パスワードは変わりません。",
    },
    confirmAddress: {
      subject: "メールアドレスの確認",
      text: "Weft へようこそ。このアドレスがご本人のものであることを、1 日以内にご確認ください。",
      button: "このアドレスを確認する",
      otherwise: "Weft のアカウントをお持ちでない場合は、何もしないでください。",
    },
    welcome: {
      subject: "Weft へようこそ",
      heading: "ご購読ありがとうございます",
      text: (percent) => `このコードで、初回のお買い物が ${percent}% 割引になります。`,
      terms: "お支払い時にご入力ください。1 年以内に 1 回ご利用いただけます。",
    },
  },
};
