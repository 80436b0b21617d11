import { inEveryLanguage } from "./messages.ts";

/** What is said of the fields of an address. */
export const addressMessages = inEveryLanguage({
  "First name is required.": {
    es: "Escribe tu nombre.",
    fr: "Veuillez indiquer votre prénom.",
    de: "Bitte gib deinen Vornamen ein.",
    ja: "名を入力してください。",
  },
  "Last name is required.": {
    es: "Escribe tus apellidos.",
    fr: "Veuillez indiquer votre nom.",
    de: "Bitte gib deinen Nachnamen ein.",
    ja: "姓を入力してください。",
  },
  "Email is required.": {
    es: "Escribe tu correo electrónico.",
    fr: "Veuillez indiquer votre e-mail.",
    de: "Bitte gib deine E-Mail-Adresse ein.",
    ja: "メールアドレスを入力してください。",
  },
  "Street is required.": {
    es: "Escribe la calle y el número.",
    fr: "Veuillez indiquer le numéro et la rue.",
    de: "Bitte gib Straße und Hausnummer ein.",
    ja: "番地・建物名を入力してください。",
  },
  "City is required.": {
    es: "Indica la ciudad.",
    fr: "Veuillez indiquer la ville.",
    de: "Bitte gib den Ort an.",
    ja: "市区町村を指定してください。",
  },
  "State is required.": {
    es: "Indica la provincia o el estado.",
    fr: "Veuillez indiquer la région ou l’État.",
    de: "Bitte gib das Bundesland oder die Region an.",
    ja: "都道府県または州を指定してください。",
  },
  "Zip code is required.": {
    es: "Escribe el código postal.",
    fr: "Veuillez indiquer le code postal.",
    de: "Bitte gib die Postleitzahl ein.",
    ja: "郵便番号を入力してください。",
  },
  "Country is required.": {
    es: "Elige un país.",
    fr: "Veuillez choisir un pays.",
    de: "Bitte wähle ein Land.",
    ja: "国を選んでください。",
  },
  "Phone is required.": {
    es: "Escribe tu número de teléfono.",
    fr: "Veuillez indiquer votre numéro de téléphone.",
    de: "Bitte gib deine Telefonnummer ein.",
    ja: "電話番号を入力してください。",
  },
  "Please keep this to {limit} characters.": {
    es: "Escribe {limit} caracteres como máximo.",
    fr: "{limit} caractères au maximum.",
    de: "Bitte höchstens {limit} Zeichen.",
    ja: "{limit}文字以内で入力してください。",
  },
  "This has characters that cannot be printed.": {
    es: "Contiene caracteres que no se pueden imprimir.",
    fr: "Certains caractères ne peuvent pas être imprimés.",
    de: "Hier stehen Zeichen, die sich nicht drucken lassen.",
    ja: "印刷できない文字が含まれています。",
  },
  "Please enter a valid email address.": {
    es: "Escribe una dirección de correo válida.",
    fr: "Veuillez saisir une adresse e-mail valide.",
    de: "Bitte gib eine gültige E-Mail-Adresse ein.",
    ja: "有効なメールアドレスを入力してください。",
  },
  "Please choose a country.": {
    es: "Elige un país de la lista.",
    fr: "Veuillez choisir un pays dans la liste.",
    de: "Bitte wähle ein Land aus der Liste.",
    ja: "リストから国を選んでください。",
  },
  "Please enter a valid zip code.": {
    es: "Escribe un código postal válido.",
    fr: "Veuillez saisir un code postal valide.",
    de: "Bitte gib eine gültige Postleitzahl ein.",
    ja: "有効な郵便番号を入力してください。",
  },
  "Please enter a valid zip code, such as {example}.": {
    es: "Escribe un código postal válido, por ejemplo {example}.",
    fr: "Veuillez saisir un code postal valide, par exemple {example}.",
    de: "Bitte gib eine gültige Postleitzahl ein, zum Beispiel {example}.",
    ja: "有効な郵便番号を入力してください（例：{example}）。",
  },
  "Please enter a valid phone number, such as {example}.": {
    es: "Escribe un número de teléfono válido, por ejemplo {example}.",
    fr: "Veuillez saisir un numéro de téléphone valide, par exemple {example}.",
    de: "Bitte gib eine gültige Telefonnummer ein, zum Beispiel {example}.",
    ja: "有効な電話番号を入力してください（例：{example}）。",
  },
  "Please enter a phone number: 6 to 15 digits.": {
    es: "Escribe un número de teléfono de 6 a 15 cifras.",
    fr: "Veuillez saisir un numéro de téléphone de 6 à 15 chiffres.",
    de: "Bitte gib eine Telefonnummer mit 6 bis 15 Ziffern ein.",
    ja: "電話番号を6〜15桁の数字で入力してください。",
  },
  "Address saved": {
    es: "Dirección guardada",
    fr: "Adresse enregistrée",
    de: "Adresse gespeichert",
    ja: "住所を保存しました",
  },
  "Address deleted": {
    es: "Dirección eliminada",
    fr: "Adresse supprimée",
    de: "Adresse gelöscht",
    ja: "住所を削除しました",
  },
  "This address is no longer saved.": {
    es: "Esta dirección ya no está guardada.",
    fr: "Cette adresse n’est plus enregistrée.",
    de: "Diese Adresse ist nicht mehr gespeichert.",
    ja: "この住所はもう保存されていません。",
  },
});
