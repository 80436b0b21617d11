import { inEveryLanguage } from "./messages.ts";

/** What calls to the assistant answer where it cannot answer. */
export const assistantMessages = inEveryLanguage({
  "A question has 1 to {count} characters.": {
    es: "Una pregunta tiene de 1 a {count} caracteres.",
    fr: "Une question compte de 1 à {count} caractères.",
    de: "Eine Frage hat 1 bis {count} Zeichen.",
    ja: "ご質問は1～{count}文字で入力してください。",
  },
  "There is nothing to hear here.": {
    es: "Aquí no hay nada que escuchar.",
    fr: "Il n’y a rien à écouter ici.",
    de: "Hier gibt es nichts zu hören.",
    ja: "再生できる音声がありません。",
  },
  "The answer cannot be spoken just now.": {
    es: "Ahora mismo no se puede leer la respuesta en voz alta.",
    fr: "La réponse ne peut pas être lue à voix haute pour le moment.",
    de: "Die Antwort kann gerade nicht vorgelesen werden.",
    ja: "現在、回答を読み上げることができません。",
  },
  "Please try again!": {
    es: "¡Inténtalo de nuevo!",
    fr: "Veuillez réessayer !",
    de: "Bitte versuch es noch einmal!",
    ja: "もう一度お試しください！",
  },
});
