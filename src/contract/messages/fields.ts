import { inEveryLanguage } from "./messages.ts";

/** What is said of a field whose value is not of the right form. */
export const fieldMessages = inEveryLanguage({
  "{field} is required.": {
    es: "Falta {field}.",
    fr: "Champ obligatoire : {field}.",
    de: "{field} fehlt.",
    ja: "{field}は必須です。",
  },
  "{field} must be a text.": {
    es: "{field}: se espera un texto.",
    fr: "{field} : un texte est attendu.",
    de: "{field} muss ein Text sein.",
    ja: "{field}は文字で入力してください。",
  },
  "{field} must be a number.": {
    es: "{field}: se espera un número.",
    fr: "{field} : un nombre est attendu.",
    de: "{field} muss eine Zahl sein.",
    ja: "{field}は数字で入力してください。",
  },
  "{field} must be a whole number.": {
    es: "{field}: se espera un número entero.",
    fr: "{field} : un nombre entier est attendu.",
    de: "{field} muss eine ganze Zahl sein.",
    ja: "{field}は整数で入力してください。",
  },
  "{field} must be at least {limit}.": {
    es: "{field}: el mínimo es {limit}.",
    fr: "{field} : le minimum est {limit}.",
    de: "{field} muss mindestens {limit} sein.",
    ja: "{field}は{limit}以上で入力してください。",
  },
  "{field} can be {limit} at most.": {
    es: "{field}: el máximo es {limit}.",
    fr: "{field} : le maximum est {limit}.",
    de: "{field} darf höchstens {limit} sein.",
    ja: "{field}は{limit}以下で入力してください。",
  },
  "{field} must have at least {count} characters.": {
    en: {
      one: "{field} must have at least {count} character.",
      other: "{field} must have at least {count} characters.",
    },
    es: {
      one: "{field} debe tener al menos {count} carácter.",
      other: "{field} debe tener al menos {count} caracteres.",
    },
    fr: {
      one: "{field} doit compter au moins {count} caractère.",
      other: "{field} doit compter au moins {count} caractères.",
    },
    de: "{field} braucht mindestens {count} Zeichen.",
    ja: "{field}は{count}文字以上で入力してください。",
  },
  "{field} can have {count} characters at most.": {
    en: { one: "{field} can have {count} character at most.", other: "{field} can have {count} characters at most." },
    es: {
      one: "{field} puede tener como máximo {count} carácter.",
      other: "{field} puede tener como máximo {count} caracteres.",
    },
    fr: {
      one: "{field} peut compter au plus {count} caractère.",
      other: "{field} peut compter au plus {count} caractères.",
    },
    de: "{field} darf höchstens {count} Zeichen haben.",
    ja: "{field}は{count}文字以内で入力してください。",
  },
  "{field} must have at least {count} entries.": {
    en: { one: "{field} must have at least {count} entry.", other: "{field} must have at least {count} entries." },
    es: { one: "{field}: se necesita al menos {count}.", other: "{field}: se necesitan al menos {count}." },
    fr: { one: "{field} : il en faut au moins {count}.", other: "{field} : il en faut au moins {count}." },
    de: "{field}: Es müssen mindestens {count} sein.",
    ja: "{field}は{count}件以上必要です。",
  },
  "{field} can have {count} entries at most.": {
    en: { one: "{field} can have {count} entry at most.", other: "{field} can have {count} entries at most." },
    es: { one: "{field}: se admite {count} como máximo.", other: "{field}: se admiten {count} como máximo." },
    fr: { one: "{field} : {count} au maximum.", other: "{field} : {count} au maximum." },
    de: "{field}: Es dürfen höchstens {count} sein.",
    ja: "{field}は{count}件までです。",
  },
  "{field} is not of the right form.": {
    es: "{field} no tiene la forma correcta.",
    fr: "{field} n’a pas la forme attendue.",
    de: "{field} hat nicht die richtige Form.",
    ja: "{field}の形式が正しくありません。",
  },
  "{field} must be one of: {choices}.": {
    es: "{field} debe ser una de estas opciones: {choices}.",
    fr: "{field} doit être l’une de ces valeurs : {choices}.",
    de: "{field} muss eines davon sein: {choices}.",
    ja: "{field}は次のいずれかです：{choices}",
  },
});

/** Fields by their path in a call's body, as the other languages name them; in English they go by the path itself. */
export const fieldNames = inEveryLanguage({
  "address.firstName": { es: "Nombre", fr: "Prénom", de: "Vorname", ja: "名" },
  "address.lastName": { es: "Apellidos", fr: "Nom", de: "Nachname", ja: "姓" },
  "address.email": { es: "Correo electrónico", fr: "E-mail", de: "E-Mail", ja: "メールアドレス" },
  "address.street": { es: "Calle", fr: "Rue", de: "Straße", ja: "番地・建物名" },
  "address.city": { es: "Ciudad", fr: "Ville", de: "Stadt", ja: "市区町村" },
  "address.state": { es: "Provincia", fr: "Région", de: "Bundesland", ja: "都道府県" },
  "address.zipcode": { es: "Código postal", fr: "Code postal", de: "Postleitzahl", ja: "郵便番号" },
  "address.country": { es: "País", fr: "Pays", de: "Land", ja: "国" },
  "address.phone": { es: "Teléfono", fr: "Téléphone", de: "Telefon", ja: "電話番号" },
  address: { es: "Dirección", fr: "Adresse", de: "Adresse", ja: "ご住所" },
  name: { es: "Nombre", fr: "Nom", de: "Name", ja: "お名前" },
  email: { es: "Correo electrónico", fr: "E-mail", de: "E-Mail", ja: "メールアドレス" },
  password: { es: "Contraseña", fr: "Mot de passe", de: "Passwort", ja: "パスワード" },
  acceptedTerms: { es: "Condiciones", fr: "Conditions", de: "Bedingungen", ja: "規約への同意" },
  quantity: { es: "Cantidad", fr: "Quantité", de: "Menge", ja: "数量" },
  "items.quantity": { es: "Cantidad", fr: "Quantité", de: "Menge", ja: "数量" },
  items: { es: "Artículos", fr: "Articles", de: "Artikel", ja: "商品" },
  itemId: { es: "Artículo", fr: "Article", de: "Artikel", ja: "商品" },
  productId: { es: "Producto", fr: "Produit", de: "Produkt", ja: "商品" },
  selectedAttributeValues: { es: "Selección", fr: "Choix", de: "Auswahl", ja: "選択内容" },
  code: { es: "Cupón", fr: "Code promo", de: "Gutschein", ja: "クーポン" },
  couponCode: { es: "Cupón", fr: "Code promo", de: "Gutschein", ja: "クーポン" },
  rating: { es: "Valoración", fr: "Note", de: "Bewertung", ja: "評価" },
  comment: { es: "Comentario", fr: "Commentaire", de: "Kommentar", ja: "コメント" },
  question: { es: "Pregunta", fr: "Question", de: "Frage", ja: "ご質問" },
  orderId: { es: "Pedido", fr: "Commande", de: "Bestellung", ja: "ご注文" },
  currency: { es: "Moneda", fr: "Devise", de: "Währung", ja: "通貨" },
  page: { es: "Página", fr: "Page", de: "Seite", ja: "ページ" },
});
