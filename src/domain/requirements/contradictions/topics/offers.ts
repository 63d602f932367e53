import type { Found } from '#domain/requirements/contradictions/found.ts'
import type { Piece } from '#domain/requirements/contradictions/said-pieces.ts'
import { says } from './says.ts'

/** What many apps may hold, however it is called: two answers may mean it by different words. */
const OFFERS: readonly RegExp[] = [
  says(
    'wait(?:ing)?[ -]?lists?',
    'queues?',
    'put (?:their|your|his|her) names? down',
    'stand[ -]?by list',
    'lista de espera',
    'warteliste',
    "liste d[’']attente",
    'キャンセル待ち',
    '順番待ち',
    '待ちリスト',
    '空き待ち',
  ),
  says(
    'loyalty',
    'stamp cards?',
    'stamps',
    'reward points?',
    'points',
    'bonus (?:card|points)',
    'puntos',
    'treuepunkte',
    'ポイント',
    'スタンプ',
  ),
  says(
    'ratings?',
    'reviews?',
    'stars',
    'rate (?:each other|the|a|their)',
    'reseñas',
    'valoraciones',
    'bewertungen',
    'avis',
    '口コミ',
    'レビュー',
    '評価',
  ),
  says('chat', 'chats', 'messag(?:e|ing) each other', 'write to each other', 'チャット'),
  says(
    '(?:live )?(?:map|tracking)',
    'gps',
    'where the (?:van|driver|bus|courier) is',
    'mapa',
    'karte mit',
    '地図',
    '現在地',
  ),
  says(
    'gift (?:cards?|vouchers?)',
    'vouchers?',
    'vales? de regalo',
    'gutscheine?',
    'ギフト券',
    '商品券',
    'クーポン',
  ),
  says(
    'apps? (?:for|in|on) (?:the )?(?:iphone|android|(?:app |play )?stores?)',
    'app stores?',
    '(?:on|for) (?:their |an? )?(?:iphone|android)',
    'tiendas? de aplicaciones',
    'native app',
    'アプリストア',
  ),
  says('invoices?', 'facturas?', 'rechnungen?', '請求書', '領収書'),
  says('photos?', 'pictures?', 'fotos?', '写真'),
]

const LEFT_OUT = 'q8'
/** Where something is said to be there: the story, the wishes, what goes wrong, data, screens, money. */
const WISHES: ReadonlySet<string> = new Set(['q5', 'q6', 'q7', 'q10', 'q11', 'q12', 'q13'])
/** What makes it another, smaller or larger thing. */
const OTHER =
  /\b(?:later|automatic|own|special|custom|professional|second|several|multiple|old|except|other|unless|only|beyond|editing|but)\b|別|ほか|他の|自動|以外|だけ/iu

/** What is left out in one answer and wished for in another, by whatever name. */
export function clashingOffers(pieces: readonly Piece[]): Found[] {
  const out = pieces.filter(({ question }) => question === LEFT_OUT)
  const wished = pieces.filter(({ question }) => WISHES.has(question))
  return OFFERS.flatMap((offer): Found[] => {
    const left = out.find(({ words }) => names(words, offer))
    const wish = wished.find(({ words }) => names(words, offer))
    if (!left || !wish) return []
    return [{ kind: 'leftOut', said: [wish, left], names: [offer.exec(left.words)?.[0] ?? ''] }]
  })
}

/** Whether it is named, and nothing in its clause makes another thing of it. */
function names(words: string, offer: RegExp): boolean {
  return words.split(/[,;、。]/).some((clause) => offer.test(clause) && !OTHER.test(clause))
}
