import type { OrderMailWords } from "../words.ts";

export const ja: OrderMailWords = {
  methods: { cod: "代金引換", razorpay: "Razorpay", stripe: "Stripe" },
  placed: {
    subject: (order) => `ご注文 #${order} を承りました`,
    heading: "ご注文ありがとうございます",
    cash: (sum) => `商品のお届け時に ${sum} を現金でお支払いください。発送時に改めてご連絡します。`,
    waits: (sum, until) => `${sum} のお支払いをお待ちしています。${until} まで商品をお取り置きします。`,
    free: "お支払いは必要ありません。発送時に改めてご連絡します。",
    payNow: "今すぐ支払う",
  },
  paid: {
    subject: (order) => `ご注文 #${order} のお支払いを確認しました`,
    heading: "お支払いを確認しました",
    text: (sum, method) => `${method} で ${sum} を受け取りました。ご注文は確定しています。発送時に改めてご連絡します。`,
  },
  accepted: {
    subject: (order) => `ご注文 #${order} を発送しました`,
    heading: "ご注文の商品を発送しました",
    text: "ご注文をお引き受けし、商品をお届け先へ発送しました。",
    track: "配送状況を確認する",
  },
  cancelled: {
    subject: (order) => `ご注文 #${order} はキャンセルされました`,
    heading: "ご注文はキャンセルされました",
    reasons: {
      unpaid: "期限までにお支払いがなかったため、お取り置きを解除しました。",
      shopper: "お客様がキャンセルされました。",
      shop: "誠に申し訳ございませんが、当店の都合によりキャンセルいたしました。",
    },
    paid: (sum) => `お支払い済みの ${sum} は、同じお支払い方法で返金します。手続きが済み次第ご連絡します。`,
    unpaid: "お支払いは確認されていません。後から届いた場合は自動的に返金されます。",
    cash: "お届け前のお支払いはありませんので、お手続きは必要ありません。",
  },
  refunded: {
    subject: (order, sum) => `ご注文 #${order} の ${sum} を返金しました`,
    heading: "ご返金のお知らせ",
    text: (sum) => `${sum} を、ご利用のお支払い方法へ返金しました。`,
    part: (sum, whole) => `${whole} のうち ${sum} を、ご利用のお支払い方法へ返金しました。`,
    reasons: {
      cancelled: "理由：ご注文がキャンセルされたため。",
      "late-payment": "理由：ご注文のキャンセル後にお支払いが届いたため。",
      "second-payment": "理由：このご注文に二重のお支払いがあったため。",
      "wrong-payment": "理由：お支払い額がご注文の金額と異なっていたため。",
      "at-gateway": "理由：当店の判断による返金です。",
    },
    wait: "金融機関により、反映まで数日かかることがあります。",
  },
  order: (order) => `ご注文 #${order}`,
  see: "ご注文を確認する",
  subtotal: "小計",
  shipping: "送料",
  shippingFree: "無料",
  discount: (code) => (code === "" ? "割引" : `割引（${code}）`),
  rounding: "端数調整",
  total: "合計",
  address: "お届け先",
};
