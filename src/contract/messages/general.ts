import { inEveryLanguage } from "./messages.ts";

/** What any call may answer. */
export const generalMessages = inEveryLanguage({
  "Please log in to continue.": {
    es: "Inicia sesión para continuar.",
    fr: "Veuillez vous connecter pour continuer.",
    de: "Bitte melde dich an, um fortzufahren.",
    ja: "続けるにはログインしてください。",
  },
  "The request is not of the right form.": {
    es: "La petición no tiene la forma correcta.",
    fr: "La requête n’a pas la forme attendue.",
    de: "Die Anfrage hat nicht die richtige Form.",
    ja: "リクエストの形式が正しくありません。",
  },
  "Too many attempts. Please wait a moment and try again.": {
    es: "Demasiados intentos. Espera un momento y vuelve a intentarlo.",
    fr: "Trop de tentatives. Patientez un instant, puis réessayez.",
    de: "Zu viele Versuche. Bitte warte einen Moment und versuch es noch einmal.",
    ja: "試行回数が多すぎます。少し時間をおいてから、もう一度お試しください。",
  },
  "Something went wrong on our side. Please try again. (Reference {id})": {
    es: "Algo ha fallado por nuestra parte. Inténtalo de nuevo. (Referencia {id})",
    fr: "Un problème est survenu de notre côté. Veuillez réessayer. (Référence {id})",
    de: "Bei uns ist etwas schiefgegangen. Bitte versuch es noch einmal. (Kennung {id})",
    ja: "当店側でエラーが発生しました。もう一度お試しください。（参照番号 {id}）",
  },
  "The shop cannot answer just now. Please try again in a moment.": {
    es: "La tienda no puede responder ahora mismo. Vuelve a intentarlo en un momento.",
    fr: "La boutique ne peut pas répondre pour l’instant. Veuillez réessayer dans un instant.",
    de: "Der Shop kann gerade nicht antworten. Bitte versuch es gleich noch einmal.",
    ja: "ただいまショップが応答できません。しばらくしてから、もう一度お試しください。",
  },
  "There is nothing at this address.": {
    es: "No hay nada en esta dirección.",
    fr: "Il n’y a rien à cette adresse.",
    de: "Unter dieser Adresse gibt es nichts.",
    ja: "このアドレスには何もありません。",
  },
  "The shop is very busy. Please try again in a moment.": {
    es: "La tienda está muy solicitada. Vuelve a intentarlo en un momento.",
    fr: "La boutique est très sollicitée. Veuillez réessayer dans un instant.",
    de: "Im Shop ist gerade viel los. Bitte versuch es gleich noch einmal.",
    ja: "ただいま大変混み合っています。しばらくしてから、もう一度お試しください。",
  },
  "That is too much to send at once.": {
    es: "Es demasiado para enviarlo de una vez.",
    fr: "C’est trop volumineux pour un seul envoi.",
    de: "Das ist zu viel auf einmal.",
    ja: "一度に送信できる量を超えています。",
  },
  "The request has a content type that this call does not take.": {
    es: "El tipo de contenido de la petición no se admite aquí.",
    fr: "Le type de contenu de la requête n’est pas accepté ici.",
    de: "Dieser Aufruf nimmt den Inhaltstyp der Anfrage nicht an.",
    ja: "リクエストのコンテンツタイプに対応していません。",
  },
  "The request's body is not valid JSON.": {
    es: "El contenido de la petición no es JSON válido.",
    fr: "Le contenu de la requête n’est pas du JSON valide.",
    de: "Der Inhalt der Anfrage ist kein gültiges JSON.",
    ja: "リクエストの本文が正しいJSONではありません。",
  },
});
