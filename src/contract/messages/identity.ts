import { inEveryLanguage } from "./messages.ts";

/** What calls about accounts answer: why an identity service refused (N-10), and what became of a login. */
export const identityMessages = inEveryLanguage({
  "Email already in use. Please use a different email.": {
    es: "Este correo ya está en uso. Utiliza otro correo.",
    fr: "Cette adresse e-mail est déjà utilisée. Veuillez en choisir une autre.",
    de: "Diese E-Mail-Adresse wird schon verwendet. Bitte nimm eine andere.",
    ja: "このメールアドレスはすでに使われています。別のメールアドレスをお使いください。",
  },
  "Email or password is not right. Please try again.": {
    es: "El correo o la contraseña no son correctos. Inténtalo de nuevo.",
    fr: "L’adresse e-mail ou le mot de passe est incorrect. Veuillez réessayer.",
    de: "E-Mail-Adresse oder Passwort stimmt nicht. Bitte versuch es noch einmal.",
    ja: "メールアドレスまたはパスワードが正しくありません。もう一度お試しください。",
  },
  "Please choose a stronger password.": {
    es: "Elige una contraseña más segura.",
    fr: "Veuillez choisir un mot de passe plus sûr.",
    de: "Bitte wähle ein stärkeres Passwort.",
    ja: "もっと強いパスワードを設定してください。",
  },
  "Please choose a shorter password.": {
    es: "Elige una contraseña más corta.",
    fr: "Veuillez choisir un mot de passe plus court.",
    de: "Bitte wähle ein kürzeres Passwort.",
    ja: "もっと短いパスワードを設定してください。",
  },
  "This account has been disabled. Please contact us.": {
    es: "Esta cuenta está desactivada. Ponte en contacto con nosotros.",
    fr: "Ce compte a été désactivé. Veuillez nous contacter.",
    de: "Dieses Konto ist gesperrt. Bitte melde dich bei uns.",
    ja: "このアカウントは停止されています。当店までお問い合わせください。",
  },
  "Your login has expired. Please log in again.": {
    es: "Tu sesión ha caducado. Inicia sesión de nuevo.",
    fr: "Votre connexion a expiré. Veuillez vous reconnecter.",
    de: "Deine Anmeldung ist abgelaufen. Bitte melde dich neu an.",
    ja: "ログインの有効期限が切れました。もう一度ログインしてください。",
  },
  "Please log in again to do this.": {
    es: "Inicia sesión de nuevo para hacer esto.",
    fr: "Veuillez vous reconnecter pour faire cela.",
    de: "Bitte melde dich dafür noch einmal an.",
    ja: "この操作には、もう一度ログインが必要です。",
  },
  "Too many attempts. Please wait a few minutes and try again, or use 'Forgot password?'.": {
    es: "Demasiados intentos. Espera unos minutos y vuelve a intentarlo, o usa «¿Has olvidado la contraseña?».",
    fr: "Trop de tentatives. Patientez quelques minutes puis réessayez, ou utilisez « Mot de passe oublié ? ».",
    de: "Zu viele Versuche. Bitte warte ein paar Minuten und versuch es noch einmal, oder nimm „Passwort vergessen?“.",
    ja: "試行回数が多すぎます。数分おいてからもう一度お試しいただくか、「パスワードをお忘れですか？」をご利用ください。",
  },
  "This link has expired. Please ask for a new one.": {
    es: "Este enlace ha caducado. Pide uno nuevo.",
    fr: "Ce lien a expiré. Veuillez en demander un nouveau.",
    de: "Dieser Link ist abgelaufen. Bitte fordere einen neuen an.",
    ja: "このリンクは期限切れです。もう一度お申し込みください。",
  },
  "This link is not valid, or was used already. Please ask for a new one.": {
    es: "Este enlace no es válido o ya se ha usado. Pide uno nuevo.",
    fr: "Ce lien n’est pas valable ou a déjà servi. Veuillez en demander un nouveau.",
    de: "Dieser Link ist ungültig oder wurde schon benutzt. Bitte fordere einen neuen an.",
    ja: "このリンクは無効か、すでに使われています。もう一度お申し込みください。",
  },
  "This code is not right. Please check it and try again.": {
    es: "Este código no es correcto. Compruébalo e inténtalo de nuevo.",
    fr: "Ce code est incorrect. Vérifiez-le et réessayez.",
    de: "Dieser Code stimmt nicht. Bitte prüfe ihn und versuch es noch einmal.",
    ja: "コードが正しくありません。確認してもう一度お試しください。",
  },
  "The login service cannot be reached. Please check your connection and try again.": {
    es: "No se puede contactar con el servicio de acceso. Comprueba tu conexión e inténtalo de nuevo.",
    fr: "Le service de connexion est injoignable. Vérifiez votre connexion et réessayez.",
    de: "Der Anmeldedienst ist nicht erreichbar. Bitte prüfe deine Verbindung und versuch es noch einmal.",
    ja: "ログインサービスに接続できません。通信状況を確認して、もう一度お試しください。",
  },
  "This account asks for a second step, which this shop cannot take. Please log in another way.": {
    es: "Esta cuenta pide un segundo paso que esta tienda no admite. Inicia sesión de otra forma.",
    fr: "Ce compte demande une seconde étape que cette boutique ne prend pas en charge. Connectez-vous autrement.",
    de: "Dieses Konto verlangt einen zweiten Schritt, den dieser Shop nicht kann. Bitte melde dich anders an.",
    ja: "このアカウントには二段階認証が必要ですが、当店では対応していません。別の方法でログインしてください。",
  },
  "This address belongs to an account that is not confirmed. Please log in with your password, or use 'Forgot password?'.":
    {
      es: "Esta dirección pertenece a una cuenta sin confirmar. Inicia sesión con tu contraseña o usa «¿Has olvidado la contraseña?».",
      fr: "Cette adresse appartient à un compte non confirmé. Connectez-vous avec votre mot de passe ou utilisez « Mot de passe oublié ? ».",
      de: "Diese Adresse gehört zu einem unbestätigten Konto. Bitte melde dich mit deinem Passwort an oder nimm „Passwort vergessen?“.",
      ja: "このメールアドレスは未確認のアカウントのものです。パスワードでログインするか、「パスワードをお忘れですか？」をご利用ください。",
    },
  "The Google window was closed before you were signed in.": {
    es: "La ventana de Google se cerró antes de que iniciaras sesión.",
    fr: "La fenêtre Google a été fermée avant la fin de la connexion.",
    de: "Das Google-Fenster wurde geschlossen, bevor du angemeldet warst.",
    ja: "ログインが終わる前にGoogleのウィンドウが閉じられました。",
  },
  "Your browser blocked the Google window. Please allow it for this shop and try again.": {
    es: "Tu navegador ha bloqueado la ventana de Google. Permítela para esta tienda e inténtalo de nuevo.",
    fr: "Votre navigateur a bloqué la fenêtre Google. Autorisez-la pour cette boutique, puis réessayez.",
    de: "Dein Browser hat das Google-Fenster blockiert. Bitte erlaube es für diesen Shop und versuch es noch einmal.",
    ja: "ブラウザーがGoogleのウィンドウをブロックしました。このショップで許可して、もう一度お試しください。",
  },
  "This shop is not connected to Google. Please use your email address and a password.": {
    es: "Esta tienda no está conectada con Google. Usa tu correo y una contraseña.",
    fr: "Cette boutique n’est pas reliée à Google. Utilisez votre adresse e-mail et un mot de passe.",
    de: "Dieser Shop ist nicht mit Google verbunden. Bitte nimm deine E-Mail-Adresse und ein Passwort.",
    ja: "このショップはGoogleと連携していません。メールアドレスとパスワードをお使いください。",
  },
  "Google sign-in works at {address} alone, and this page is open under another address.": {
    es: "El acceso con Google solo funciona en {address}, y esta página está abierta en otra dirección.",
    fr: "La connexion avec Google ne fonctionne que sur {address}, et cette page est ouverte sous une autre adresse.",
    de: "Die Anmeldung mit Google geht nur unter {address}, und diese Seite ist unter einer anderen Adresse offen.",
    ja: "Googleでのログインは{address}でのみ使えます。このページは別のアドレスで開かれています。",
  },
  "This address has an account with a password. Log in with it once, and Google opens it too.": {
    es: "Esta dirección ya tiene una cuenta con contraseña. Inicia sesión con ella una vez y Google también la abrirá.",
    fr: "Cette adresse a déjà un compte avec mot de passe. Connectez-vous une fois avec, et Google l’ouvrira aussi.",
    de: "Zu dieser Adresse gibt es schon ein Konto mit Passwort. Melde dich einmal damit an, dann öffnet Google es auch.",
    ja: "このメールアドレスにはパスワードのアカウントがあります。一度それでログインすると、Googleでも開けるようになります。",
  },
  "This way to log in is not set up. Please try another one.": {
    es: "Esta forma de iniciar sesión no está disponible. Prueba otra.",
    fr: "Ce mode de connexion n’est pas disponible. Veuillez en essayer un autre.",
    de: "Diese Art der Anmeldung ist nicht eingerichtet. Bitte versuch eine andere.",
    ja: "このログイン方法は設定されていません。別の方法をお試しください。",
  },
  "This can only be done from the shop's own pages.": {
    es: "Esto solo se puede hacer desde las páginas de la tienda.",
    fr: "Cela n’est possible que depuis les pages de la boutique.",
    de: "Das geht nur von den Seiten des Shops aus.",
    ja: "この操作はショップのページからのみ行えます。",
  },
  "That did not work. Please try again.": {
    es: "No ha funcionado. Inténtalo de nuevo.",
    fr: "Cela n’a pas fonctionné. Veuillez réessayer.",
    de: "Das hat nicht geklappt. Bitte versuch es noch einmal.",
    ja: "うまくいきませんでした。もう一度お試しください。",
  },

  "Please choose a password of at least {count} characters.": {
    en: {
      one: "Please choose a password of at least {count} character.",
      other: "Please choose a password of at least {count} characters.",
    },
    es: {
      one: "Elige una contraseña de al menos {count} carácter.",
      other: "Elige una contraseña de al menos {count} caracteres.",
    },
    fr: {
      one: "Veuillez choisir un mot de passe d’au moins {count} caractère.",
      other: "Veuillez choisir un mot de passe d’au moins {count} caractères.",
    },
    de: "Bitte wähle ein Passwort mit mindestens {count} Zeichen.",
    ja: "{count}文字以上のパスワードを設定してください。",
  },
  "Please choose a password of at least {count} characters, with {needs}.": {
    en: {
      one: "Please choose a password of at least {count} character, with {needs}.",
      other: "Please choose a password of at least {count} characters, with {needs}.",
    },
    es: {
      one: "Elige una contraseña de al menos {count} carácter, con {needs}.",
      other: "Elige una contraseña de al menos {count} caracteres, con {needs}.",
    },
    fr: {
      one: "Veuillez choisir un mot de passe d’au moins {count} caractère, avec {needs}.",
      other: "Veuillez choisir un mot de passe d’au moins {count} caractères, avec {needs}.",
    },
    de: "Bitte wähle ein Passwort mit mindestens {count} Zeichen, darunter {needs}.",
    ja: "{count}文字以上で、{needs}を含むパスワードを設定してください。",
  },
  "Please choose a password of at most {count} characters.": {
    es: "Elige una contraseña de {count} caracteres como máximo.",
    fr: "Veuillez choisir un mot de passe de {count} caractères au plus.",
    de: "Bitte wähle ein Passwort mit höchstens {count} Zeichen.",
    ja: "{count}文字以内のパスワードを設定してください。",
  },
  "a lower-case letter": {
    es: "una letra minúscula",
    fr: "une minuscule",
    de: "ein Kleinbuchstabe",
    ja: "小文字",
  },
  "an upper-case letter": {
    es: "una letra mayúscula",
    fr: "une majuscule",
    de: "ein Großbuchstabe",
    ja: "大文字",
  },
  "a digit": { es: "una cifra", fr: "un chiffre", de: "eine Ziffer", ja: "数字" },
  "a symbol": { es: "un símbolo", fr: "un symbole", de: "ein Sonderzeichen", ja: "記号" },
  "Your login could not be confirmed. Please log in again.": {
    es: "No se ha podido confirmar tu acceso. Inicia sesión de nuevo.",
    fr: "Votre connexion n’a pas pu être confirmée. Veuillez vous reconnecter.",
    de: "Deine Anmeldung konnte nicht bestätigt werden. Bitte melde dich neu an.",
    ja: "ログインを確認できませんでした。もう一度ログインしてください。",
  },
  "This login belongs to somebody else. Please log in again.": {
    es: "Este acceso pertenece a otra persona. Inicia sesión de nuevo.",
    fr: "Cette connexion appartient à quelqu’un d’autre. Veuillez vous reconnecter.",
    de: "Diese Anmeldung gehört jemand anderem. Bitte melde dich neu an.",
    ja: "このログインは別の方のものです。もう一度ログインしてください。",
  },
  "There is no login to end.": {
    es: "No hay ninguna sesión que cerrar.",
    fr: "Il n’y a aucune connexion à fermer.",
    de: "Es gibt keine Anmeldung zu beenden.",
    ja: "終了するログインがありません。",
  },
  "You are logged out.": {
    es: "Has cerrado la sesión.",
    fr: "Vous êtes déconnecté.",
    de: "Du bist abgemeldet.",
    ja: "ログアウトしました。",
  },
  "You are logged out everywhere.": {
    es: "Has cerrado la sesión en todos los dispositivos.",
    fr: "Vous êtes déconnecté partout.",
    de: "Du bist überall abgemeldet.",
    ja: "すべての端末からログアウトしました。",
  },
  "Sign Up successful!": {
    es: "¡Registro completado!",
    fr: "Inscription réussie !",
    de: "Registrierung erfolgreich!",
    ja: "会員登録が完了しました。",
  },
  "Sign Up with Google successful!": {
    es: "¡Registro con Google completado!",
    fr: "Inscription avec Google réussie !",
    de: "Registrierung mit Google erfolgreich!",
    ja: "Googleでの会員登録が完了しました。",
  },
  "Login successful!": {
    es: "¡Has iniciado sesión!",
    fr: "Connexion réussie !",
    de: "Anmeldung erfolgreich!",
    ja: "ログインしました。",
  },
  "Login with Google successful!": {
    es: "¡Has iniciado sesión con Google!",
    fr: "Connexion avec Google réussie !",
    de: "Anmeldung mit Google erfolgreich!",
    ja: "Googleでログインしました。",
  },
  "Email and password": {
    es: "Correo y contraseña",
    fr: "E-mail et mot de passe",
    de: "E-Mail und Passwort",
    ja: "メールアドレスとパスワード",
  },
});
