import { DENIED } from '#domain/requirements/contradictions/denied.ts'
import type { Found } from '#domain/requirements/contradictions/found.ts'
import type { Piece } from '#domain/requirements/contradictions/said-pieces.ts'
import { says } from './says.ts'

/** What many apps may hold, however it is called: two answers may mean it by different words. */
const OFFERS: readonly RegExp[] = [
  says(
    'wait(?:ing)?[ -]?lists?; queues?; put (?:their|your|his|her) names? down',
    "stand[ -]?by list; lista de espera; warteliste; liste d[’']attente; キャンセル待ち; 順番待ち",
    '待ちリスト; 空き待ち',
  ),
  says(
    'loyalty; stamp cards?; stamps; reward points?; points; bonus (?:card|points); puntos',
    'treuepunkte; ポイント; スタンプ',
  ),
  says(
    'ratings?; reviews?; stars; rate (?:each other|the|a|their); reseñas; valoraciones',
    'bewertungen; avis; 口コミ; レビュー; 評価',
  ),
  says(
    'chats?; (?:messag(?:e|ing)|writ(?:e|es|ing) to|text(?:ing)?) each other',
    '(?:in-app|direct|private) messag(?:es|ing); mensajería; se escrib[ae]n entre (?:ellos|sí); チャット; メッセージ(?:を|の)やり(?:取|と)り',
  ),
  says(
    '(?:live )?(?:map|tracking); gps; where the (?:van|driver|bus|courier) is; mapa',
    'karte mit; 地図; 現在地',
  ),
  says(
    'gift (?:cards?|vouchers?); vouchers?; vales? de regalo; gutscheine?; ギフト券; 商品券; クーポン',
  ),
  says(
    'apps? (?:for|in|on) (?:the )?(?:iphone|android|(?:app |play )?stores?); app stores?',
    '(?:on|for) (?:their |an? )?(?:iphone|android); tiendas? de aplicaciones; native app',
    'アプリストア',
  ),
  says(
    'pay(?:s|ing|ment|ments)? (?:\\p{L}+ ){0,3}(?:in|through|inside) the app; online payments?; card payments?',
    'pay(?:s|ing)? online; pagos? (?:online|en la app); アプリ(?:で|内で?|の中で)[^。]{0,8}(?:払|決済); オンライン決済',
  ),
  says(
    'home delivery; deliver(?:y|ies|ed)? to the door; deliver(?:s|ed|y)? (?:to )?(?:their |the )?homes?; a domicilio; 宅配; 自宅へ',
  ),
  says('newsletters?; mailing lists?; boletín; メルマガ'),
  says('(?:discount|promo) codes?; códigos? de descuento; クーポンコード'),
  says(
    '(?:sync|link)\\p{L}* (?:to|with) (?:\\p{L}+ ){0,2}calendar; google calendar; カレンダー連携',
  ),
  says('barcodes?; qr codes?; qr; QRコード; バーコード'),
  says('videos?; vídeos?; 動画'),
  says('forum; message board; foro; 掲示板'),
  says('push notifications?; notificaciones push; プッシュ通知'),
  says(
    '(?:recurring|standing|repeat|repeating|regular) (?:bookings?|orders?|slots?); (?:the )?same (?:\\p{L}+ ){1,4}(?:every|each) week; (?:every|each) week with one; reservas? fijas?; 定期予約',
  ),
  says('subscriptions?; suscripci(?:ón|ones); 定期便; サブスク'),
  says('tips?; propinas?; チップ'),
  says('referrals?; refer a friend; bring a friend; 紹介特典'),
  says(
    '(?:e-?|digital |electronic )signatures?; signs? on (?:the )?(?:screen|phone|glass)',
    'firma digital; 電子署名',
  ),
  says('seating plans?; floor plans?; plano de mesas; 座席表'),
  says('statistics; charts?; estadísticas; gráficos; 統計; グラフ'),
  says('invoices?; facturas?; rechnungen?; 請求書; 領収書'),
  says('photos?; pictures?; fotos?; 写真'),
]

const LEFT_OUT = 'q8'
/** Left out wherever it is said: "No photos of the children are stored, ever." */
const REFUSED =
  /^(?:no|never any|nada de|keine?)\s|(?:は|を)(?:一切|絶対に)[^。]{0,8}(?:ない|ません)/iu
/** So near behind the "no" it is the thing that is refused. */
const NEAR = 14
const UNLESS = /\b(?:unless|without|until|except|if|before|sin|hasta)\b|同意|限り|なければ/iu
/** Why says nothing of what. */
const REASON = /\b(?:because|since|porque|weil)\b.*|(?<=。|、)[^。、]*(?:ので|ため)[^。]*/giu
/** Where something is said to be there: the promise, its measure, the story, the wishes, and so on. */
const WISHES: ReadonlySet<string> = new Set([
  'q3',
  'q4',
  'q5',
  'q6',
  'q7',
  'q9',
  'q10',
  'q11',
  'q12',
  'q13',
])
/** What makes it another, smaller or larger thing. */
const OTHER =
  /(?<!(?:day|hour|week|minute|month)s? )\b(?:later|automatic|own|special|custom|professional|second|several|multiple|old|except|other|unless|only|beyond|editing|but)\b|別|ほか|他の|自動|以外|だけ/iu

/** What is left out in one answer and wished for in another, by whatever name. */
export function clashingOffers(pieces: readonly Piece[]): Found[] {
  const out = pieces.filter(
    ({ question, words }) => question === LEFT_OUT || (REFUSED.test(words) && !UNLESS.test(words)),
  )
  const wished = pieces.filter(({ question }) => WISHES.has(question))
  return OFFERS.flatMap((offer): Found[] => {
    const left = out.find(
      ({ question, words }) =>
        names(words, offer) &&
        (question === LEFT_OUT || (words.search(offer) < NEAR && isWhole(words, offer))),
    )
    const wish = wished.find(
      ({ question, words }) => question !== left?.question && names(words, offer, DENIED),
    )
    if (!left || !wish) return []
    return [{ kind: 'leftOut', said: [wish, left], names: [offer.exec(left.words)?.[0] ?? ''] }]
  })
}

/** "No faces in photos", "no pictures of people": only some of them are refused. */
function isWhole(words: string, offer: RegExp): boolean {
  const [named = ''] = offer.exec(words) ?? []
  const index = words.search(offer)
  const [before, behind] = [words.slice(0, index), words.slice(index + named.length)]
  return !/\b(?:in|on|of|for|with)\b/iu.test(before) && !/^ (?:of|with|showing|in)\b/iu.test(behind)
}

/** Whether it is named, and nothing in its clause makes another thing of it or denies it. */
function names(words: string, offer: RegExp, denied?: RegExp): boolean {
  return words
    .replace(REASON, '')
    .split(/[,;、。]/)
    .some((clause) => offer.test(clause) && !OTHER.test(clause) && !denied?.test(clause))
}
