import { inEveryLanguage } from "./messages.ts";

/** What is wrong with a review: the form in the browser says it too. */
export const reviewFormMessages = inEveryLanguage({
  "Please fill in all required fields (rating and comment)": {
    es: "Rellena todos los campos obligatorios (valoración y comentario)",
    fr: "Veuillez remplir tous les champs obligatoires (note et commentaire)",
    de: "Bitte fülle alle Pflichtfelder aus (Sterne und Kommentar)",
    ja: "必須項目（評価とコメント）をすべてご入力ください",
  },
  "Video file is too large. Please upload a file smaller than 100MB.": {
    es: "El vídeo es demasiado grande. Sube un archivo de menos de 100 MB.",
    fr: "La vidéo est trop volumineuse. Veuillez envoyer un fichier de moins de 100 Mo.",
    de: "Das Video ist zu groß. Bitte lade eine Datei mit weniger als 100 MB hoch.",
    ja: "動画のサイズが大きすぎます。100MB未満のファイルをアップロードしてください。",
  },
  "Please upload a valid video file.": {
    es: "Sube un archivo de vídeo válido.",
    fr: "Veuillez envoyer un fichier vidéo valide.",
    de: "Bitte lade eine gültige Videodatei hoch.",
    ja: "有効な動画ファイルをアップロードしてください。",
  },
  "Please upload valid image files.": {
    es: "Sube archivos de imagen válidos.",
    fr: "Veuillez envoyer des fichiers image valides.",
    de: "Bitte lade gültige Bilddateien hoch.",
    ja: "有効な画像ファイルをアップロードしてください。",
  },
  "An image is too large. Please upload images smaller than 30MB each.": {
    es: "Una imagen es demasiado grande. Sube imágenes de menos de 30 MB cada una.",
    fr: "Une image est trop volumineuse. Veuillez envoyer des images de moins de 30 Mo chacune.",
    de: "Ein Bild ist zu groß. Bitte lade Bilder mit jeweils weniger als 30 MB hoch.",
    ja: "画像のサイズが大きすぎます。1枚あたり30MB未満の画像をアップロードしてください。",
  },
  "A comment can have 5000 characters at most.": {
    es: "Un comentario puede tener como máximo 5000 caracteres.",
    fr: "Un commentaire peut compter au plus 5 000 caractères.",
    de: "Ein Kommentar darf höchstens 5.000 Zeichen haben.",
    ja: "コメントは5,000文字以内でご入力ください。",
  },
});

/** What else calls about reviews answer. */
export const reviewMessages = inEveryLanguage({
  "This is too much for one review. Please upload fewer images.": {
    es: "Es demasiado para una sola opinión. Sube menos imágenes.",
    fr: "C’est trop pour un seul avis. Veuillez envoyer moins d’images.",
    de: "Das ist zu viel für eine Bewertung. Bitte lade weniger Bilder hoch.",
    ja: "1件のレビューの上限を超えています。画像の枚数を減らしてください。",
  },
  "A review takes one video.": {
    es: "Una opinión admite un solo vídeo.",
    fr: "Un avis accepte une seule vidéo.",
    de: "Zu einer Bewertung gehört höchstens ein Video.",
    ja: "レビューに添付できる動画は1本です。",
  },
  "A review takes images and one video, nothing else.": {
    es: "Una opinión admite imágenes y un vídeo, nada más.",
    fr: "Un avis accepte des images et une vidéo, rien d’autre.",
    de: "Zu einer Bewertung gehören Bilder und ein Video, sonst nichts.",
    ja: "レビューに添付できるのは画像と動画1本のみです。",
  },
  "A review is sent as multipart/form-data.": {
    es: "Una opinión se envía como multipart/form-data.",
    fr: "Un avis s’envoie en multipart/form-data.",
    de: "Eine Bewertung wird als multipart/form-data gesendet.",
    ja: "レビューはmultipart/form-dataで送信してください。",
  },
  "The review did not arrive whole. Please try again.": {
    es: "La opinión no ha llegado completa. Inténtalo de nuevo.",
    fr: "L’avis n’est pas arrivé en entier. Veuillez réessayer.",
    de: "Die Bewertung ist nicht vollständig angekommen. Bitte versuch es noch einmal.",
    ja: "レビューを最後まで受信できませんでした。もう一度お試しください。",
  },
  "The upload took too long. Please try again.": {
    es: "La subida ha tardado demasiado. Inténtalo de nuevo.",
    fr: "L’envoi a pris trop de temps. Veuillez réessayer.",
    de: "Das Hochladen hat zu lange gedauert. Bitte versuch es noch einmal.",
    ja: "アップロードに時間がかかりすぎました。もう一度お試しください。",
  },
  "The shop has no room for images and videos at the moment. Please try again later.": {
    es: "Ahora mismo la tienda no tiene espacio para imágenes y vídeos. Inténtalo más tarde.",
    fr: "La boutique n’a plus de place pour les images et vidéos en ce moment. Veuillez réessayer plus tard.",
    de: "Der Shop hat gerade keinen Platz für Bilder und Videos. Bitte versuch es später noch einmal.",
    ja: "現在、画像や動画を保存する空きがありません。しばらくしてからもう一度お試しください。",
  },
  "The shop cannot store images and videos at the moment. Please try again later.": {
    es: "Ahora mismo la tienda no puede guardar imágenes ni vídeos. Inténtalo más tarde.",
    fr: "La boutique ne peut pas enregistrer d’images ni de vidéos en ce moment. Veuillez réessayer plus tard.",
    de: "Der Shop kann gerade keine Bilder und Videos speichern. Bitte versuch es später noch einmal.",
    ja: "現在、画像や動画を保存できません。しばらくしてからもう一度お試しください。",
  },
  "This review is no longer here.": {
    es: "Esta opinión ya no está aquí.",
    fr: "Cet avis n’est plus là.",
    de: "Diese Bewertung gibt es nicht mehr.",
    ja: "このレビューは削除されています。",
  },
  "This is your own review.": {
    es: "Esta opinión es tuya.",
    fr: "C’est votre propre avis.",
    de: "Das ist deine eigene Bewertung.",
    ja: "ご自身のレビューです。",
  },
  "Only shoppers who have bought this product can review it.": {
    es: "Solo quienes han comprado este producto pueden opinar sobre él.",
    fr: "Seules les personnes qui ont acheté ce produit peuvent donner leur avis.",
    de: "Nur wer dieses Produkt gekauft hat, kann es bewerten.",
    ja: "レビューは、この商品をご購入いただいた方のみ投稿できます。",
  },
  "Thank you for your vote.": {
    es: "Gracias por tu voto.",
    fr: "Merci pour votre vote.",
    de: "Danke für deine Stimme.",
    ja: "ご評価ありがとうございます。",
  },
  "Your vote is taken back.": {
    es: "Tu voto se ha retirado.",
    fr: "Votre vote est retiré.",
    de: "Deine Stimme ist zurückgenommen.",
    ja: "評価を取り消しました。",
  },
  "Thank you! Your review has been added.": {
    es: "¡Gracias! Tu opinión se ha publicado.",
    fr: "Merci ! Votre avis a été publié.",
    de: "Danke! Deine Bewertung ist da.",
    ja: "ありがとうございます。レビューを投稿しました。",
  },
  "Thank you! Your review has been updated.": {
    es: "¡Gracias! Tu opinión se ha actualizado.",
    fr: "Merci ! Votre avis a été mis à jour.",
    de: "Danke! Deine Bewertung ist aktualisiert.",
    ja: "ありがとうございます。レビューを更新しました。",
  },
  "This file is not here.": {
    es: "Este archivo no está aquí.",
    fr: "Ce fichier n’est pas ici.",
    de: "Diese Datei gibt es hier nicht.",
    ja: "ファイルが見つかりません。",
  },
});
