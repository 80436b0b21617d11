import { anyOf } from "../language/normalise.ts";

/** What a question may be about, beside a kind of product. */
const LISTS = {
  compare:
    "compare,compared,comparison,difference*,versus,vs,vs.,better,comparar,compara,comparacion,diferencia*,mejor entre,comparer,comparez,compare,difference*,lequel,laquelle,vergleich*,unterschied*,oder lieber,比較,比べ,違い,どちら",
  orders:
    "my order*,my last order,my latest order,my package,my parcel,my purchase*,order status,track,tracking,where is my,mi pedido,mis pedidos,mi ultimo pedido,mi paquete,mi compra,mis compras,estado del pedido,seguimiento,ma commande,mes commandes,ma derniere commande,mon colis,suivi,suivre,mes achats,meine bestellung*,meiner bestellung*,mein paket,meine letzte bestellung,sendungsverfolgung,注文状況,私の注文,注文した,注文履歴,私の荷物,注文は,配送状況,ご注文状況",
  returns:
    "return,returns,returning,refund*,exchange*,send back,send it back,money back,give back,damaged,defective,faulty,broken,devolver,devolucion*,reembolso*,cambiar,cambio,cambios,devuelvo,danad*,defectuos*,retour,retours,retourner,renvoyer,rembourse*,echanger,echange,echanges,abime*,defectueu*,zuruckgeben,zurucksenden,zuruckschicken,ruckgabe*,rucksend*,umtausch*,erstattung*,retoure*,beschadigt*,defekt*,返品,破損,不良品,返金,交換",
  delivery:
    "deliver*,delivery,shipping,ship,ships,shipped,postage,arrive,arrives,how long does it take,envio,envios,enviar,envian,enviais,entrega*,llega,llegar,gastos de envio,tarda,livraison*,livrer,livrez,expedi*,frais de port,liefer*,versand*,verschick*,porto,zustell*,versende*,配送,送料,配達,届き,届く,発送",
  payment:
    "pay,paying,payment*,credit card*,debit card*,card,cards,cash on delivery,cash,paypal,upi,razorpay,stripe,pagar,pago,pagos,tarjeta*,efectivo,contrareembolso,contra reembolso,payer,paiement*,carte,cartes,especes,regler,bezahl*,zahl*,zahlung*,kreditkart*,nachnahme,rechnung,支払,払え,決済,クレジットカード,代引き,カード",
  coupons:
    "coupon*,discount code*,promo*,voucher*,discount*,offers,deals,special offer*,cupon*,descuento*,codigo promocional,oferta*,promocion*,code promo*,reduction*,remise*,bon de reduction,coupons,gutschein*,rabatt*,aktionscode*,angebote,クーポン,割引,セール",
  hours:
    "opening hours,opening times,open,opened,hours,closed,close,when are you,what time,horario*,abren,abierto*,abris,cierran,a que hora,horaires*,ouvert*,ouvrez,heures d ouverture,fermez,offnungszeit*,geoffnet,offnet,offen,wann habt ihr,営業時間,開いて,何時,定休日",
  contact:
    "contact,phone,telephone,call you,call,email,e-mail,mail,address,reach you,speak to,talk to,human,person,where are you,location,located,a store,stores,your store,your shop,showroom,customer service,support,contacto,contactar,telefono,correo,direccion,donde estan,donde estais,ubicacion,su tienda,la tienda,llamar,hablar con,atencion al cliente,contacter,telephone,adresse,courriel,ou etes,ou se trouve,votre boutique,votre magasin,joindre,appeler,service client,kontakt*,telefon*,anrufen,adresse,e-mail,wo seid,wo ist euer,wo befindet,euer geschaft,eurer laden,laden,kundendienst,kundenservice,erreichen,連絡,電話,メール,住所,どこにあり,お店は,店舗,問い合わせ",
  sizes:
    "size,sizes,sizing,size guide,size chart,fit,fits,measurement*,talla,tallas,medidas,guia de tallas,taille,tailles,pointure*,guide des tailles,grosse,grossen,grossentabelle,massstabelle,passform,サイズ,寸法",
  stock:
    "available,availability,in stock,out of stock,sold out,left,stock,disponible*,disponibilidad,existencias,agotad*,quedan,queda,stock,disponible*,en stock,rupture,epuise*,reste,restent,verfugbar*,vorratig*,lager,ausverkauft,auf lager,在庫,売り切れ,残って,品切れ,ありますか",
  price:
    "how much,price*,cost*,cuanto cuesta*,cuanto vale*,cuesta,cuestan,precio*,combien,coute*,prix,tarif*,wie viel,wieviel,kostet,kosten,preis*,いくら,値段,価格",
  reviews:
    "what do people say,review*,rating*,rated,stars,resena*,opinion*,valoracion*,estrellas,valorad*,avis,notee*,mieux note*,etoiles,bewertung*,rezension*,sterne,bewertet*,レビュー,評価,口コミ",
  description:
    "made of,made from,material,materials,fabric,wash,washing,care,tell me about,describe,description,details,material*,tela,lavar,hecho de,hecha de,cuentame,detalles,matiere*,laver,entretien,parlez-moi,description,details,woraus,material*,stoff,waschen,pflege,beschreib*,erzahl*,素材,洗濯,洗い,詳しく,説明,材質",
  cheapest:
    "cheap*,lowest price,least expensive,affordable,mas barat*,barat*,economic*,moins cher*,pas cher*,bon marche,abordable*,billig*,gunstig*,preiswert*,安い,最安,お手頃",
  dearest: "most expensive,luxury,luxurious,priciest,mas car*,de lujo,plus cher*,luxe,teuerst*,luxus*,高級,一番高い",
  onSale:
    "on sale,sale,reduced,discounted,marked down,rebajad*,rebajas,en oferta,con descuento,en promotion,solde*,en solde,reduziert*,im angebot,im sale,heruntergesetzt*,値下げ,セール中,セール品,割引商品",
  bestseller:
    "best seller*,bestseller*,best selling,best-selling,top selling,sell best,most sold,mas vendid*,superventas,meilleures ventes,plus vendu*,best-seller*,bestverkauft*,meistverkauft*,verkaufsschlager,ベストセラー,売れ筋,一番売れて,人気商品",
  newest:
    "new,newest,new arrivals,just in,latest products,newly,novedad*,nuevo,nueva,nuevos,nuevas,nouveaute*,nouveau,nouveaux,nouvelle*,neu,neue,neuen,neues,neuheit*,neuesten,新着,新作,新商品",
  popular:
    "popular,trending,favourite*,favorite*,recommend*,popular*,tendencia*,recomiend*,recomendar,populaire*,tendance*,recommand*,conseill*,beliebt*,empfehl*,angesagt*,人気,おすすめ,オススメ",
  categories:
    "what do you sell,what can i buy,what kind of products,what products,categories,category,que venden,que vendeis,categoria*,que productos,que vendez-vous,vous vendez quoi,categorie*,quels produits,was verkauft ihr,was verkaufen sie,kategorie*,welche produkte,何を売って,カテゴリ,どんな商品,取り扱い",
  collections: "collections,collection,colecciones,coleccion,kollektion*,コレクション",
  currencies: "currency,currencies,in dollars,in euros,moneda*,divisa*,devise*,monnaie*,wahrung*,通貨",
  greeting:
    "hello,hi,hey,good morning,good afternoon,good evening,hola,buenos dias,buenas tardes,buenas,bonjour,bonsoir,salut,coucou,hallo,guten tag,guten morgen,guten abend,servus,moin,こんにちは,こんばんは,おはよう,はじめまして",
  thanks: "thank you,thanks,thank,thx,great help,gracias,merci,danke,vielen dank,ありがとう",
  about:
    "who are you,what are you,are you a robot,are you human,what can you do,help me,can you help,quien eres,que puedes hacer,puedes ayudarme,ayuda,ayudame,qui es-tu,qui etes-vous,que peux-tu faire,que pouvez-vous faire,aidez-moi,aide,wer bist du,was kannst du,hilf mir,hilfe,kannst du mir helfen,あなたは誰,何ができ,助けて,手伝って",
  cancel: "cancel*,cancelar,anular,annuler,annulation,stornier*,abbestell*,キャンセル",
  welcome:
    "newsletter,first order,first purchase,welcome,boletin,primera compra,primer pedido,bienvenida,premiere commande,premier achat,bienvenue,erste bestellung,erstbestellung,willkommen*,ニュースレター,初回",
} as const;

export type Topic = keyof typeof LISTS;

const TOPICS = Object.entries(LISTS).map(([topic, list]) => [topic as Topic, anyOf(list)] as const);

/** What a normalised question is about, as far as its words tell. */
export function topicsOf(normalised: string): Set<Topic> {
  return new Set(TOPICS.filter(([, said]) => said.test(normalised)).map(([topic]) => topic));
}
