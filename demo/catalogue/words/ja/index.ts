import type { DemoWords } from "../words.ts";
import { accessories } from "./accessories.ts";
import { bags } from "./bags.ts";
import { children } from "./children.ts";
import { men } from "./men.ts";
import { shoes } from "./shoes.ts";
import { women } from "./women.ts";

/** The demo shop in Japanese; it is polite. */
export const ja: DemoWords = {
  products: { ...women, ...men, ...children, ...accessories, ...shoes, ...bags },
  categories: {
    Women: {
      name: "レディース",
      subcategories: {
        Dresses: "ワンピース",
        Tops: "トップス",
        Blouses: "シャツ・ブラウス",
        Knitwear: "ニット",
        Trousers: "パンツ",
        Skirts: "スカート",
        Outerwear: "アウター",
      },
    },
    Men: {
      name: "メンズ",
      subcategories: {
        Shirts: "シャツ",
        Tees: "Tシャツ",
        Knitwear: "ニット・スウェット",
        Trousers: "パンツ",
        Denim: "デニム",
        Outerwear: "アウター",
      },
    },
    Children: {
      name: "キッズ",
      subcategories: { Tops: "トップス", Dresses: "ワンピース", Playwear: "プレイウェア", Outerwear: "アウター" },
    },
    Accessories: {
      name: "ファッション小物",
      subcategories: {
        Scarves: "マフラー・スカーフ",
        Hats: "帽子",
        Belts: "ベルト",
        Sunglasses: "サングラス",
        Jewellery: "アクセサリー",
        Watches: "腕時計",
      },
    },
    Shoes: {
      name: "シューズ",
      subcategories: {
        Sneakers: "スニーカー",
        Boots: "ブーツ",
        Loafers: "ローファー",
        Sandals: "サンダル",
        Flats: "フラットシューズ",
      },
    },
    Bags: {
      name: "バッグ",
      subcategories: {
        Totes: "トートバッグ",
        Crossbody: "ショルダーバッグ",
        Backpacks: "リュック",
        Travel: "トラベル",
        Evening: "イブニング",
      },
    },
  },
  collections: {
    capsule: { title: "ザ・カプセル", subtitle: "十二着を、ひとつの鞄に" },
    summer: { title: "サマーリネン", subtitle: "朝から暖かい日のために" },
    bags: { title: "いい持ちもの", subtitle: "キャンバスと革、それに少しのロープ" },
    knits: { title: "はじめての寒い朝", subtitle: "極細からフィッシャーマンまで、ウールのニット" },
    denim: { title: "インディゴ", subtitle: "着込むほどに、すり切れることなく" },
    "little-ones": { title: "小さな冒険" },
  },
  attributes: { Colour: "カラー", Size: "サイズ", Fit: "フィット", Length: "丈", Strap: "ストラップ" },
  values: {
    Colour: {
      Black: "ブラック",
      Blue: "ブルー",
      Brown: "ブラウン",
      Burgundy: "バーガンディ",
      Camel: "キャメル",
      Charcoal: "チャコール",
      Cream: "クリーム",
      Gold: "ゴールド",
      Gray: "グレー",
      Green: "グリーン",
      Indigo: "インディゴ",
      Ivory: "アイボリー",
      Mustard: "マスタード",
      Navy: "ネイビー",
      Oat: "オートミール",
      Olive: "オリーブ",
      Orange: "オレンジ",
      Pink: "ピンク",
      Purple: "パープル",
      Red: "レッド",
      Sage: "セージ",
      Sand: "サンド",
      Silver: "シルバー",
      Sky: "スカイブルー",
      Tan: "タン",
      White: "ホワイト",
      Yellow: "イエロー",
    },
    Size: {
      "1-2Y": "1〜2歳",
      "2-3Y": "2〜3歳",
      "2-4Y": "2〜4歳",
      "3-4Y": "3〜4歳",
      "4-5Y": "4〜5歳",
      "5-8Y": "5〜8歳",
      "6-7Y": "6〜7歳",
      "8-9Y": "8〜9歳",
      "10-11Y": "10〜11歳",
    },
    Fit: { Regular: "レギュラー", Slim: "スリム" },
    Length: { Regular: "標準", Long: "ロング" },
    Strap: { Slim: "細め", Wide: "太め", Leather: "レザー", Suede: "スエード" },
  },
};
