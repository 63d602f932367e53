import type { Row } from '#domain/reading/rows.ts'
import type { Found } from '#domain/requirements/contradictions/found.ts'
import type { Piece } from '#domain/requirements/contradictions/said-pieces.ts'
import { isNamed } from './is-named.ts'
import { says } from './says.ts'
import { withBefore } from './with-before.ts'

/** What not everybody may see. */
const SECRETS: readonly RegExp[] = [
  says(
    'amounts?',
    'totals?',
    'sums?',
    'takings',
    'turnover',
    'prices?',
    'what .{0,20} (?:paid|pays|owes?|costs?)',
    'money',
    'earn\\p{L}*',
    'wages?',
    'importes?',
    'total',
    'ventas',
    'lo que (?:paga|debe)',
    'umsatz',
    'beträge?',
    'montants?',
    '売上',
    '金額',
    '合計',
    '給与',
    '時給',
  ),
  says(
    'phone numbers?',
    'numbers? of the',
    'teléfonos?',
    'telefonnummern?',
    'numéros? de téléphone',
    '電話番号',
  ),
  says(
    'home address(?:es)?',
    'where (?:they|he|she) lives?',
    'direcci(?:ón|ones)',
    'privatadressen?',
    '住所',
  ),
  says(
    'health',
    'medical',
    'diagnos\\p{L}*',
    'medications?',
    'salud',
    'médic\\p{L}*',
    'gesundheit\\p{L}*',
    '病歴',
    '健康',
    '診断',
  ),
]
const SEES = says(
  'sees?',
  'seeing',
  'reads?',
  'looks? at',
  'checks?',
  'opens?',
  'shown',
  'shows?',
  've',
  'ven',
  'ver',
  'mira\\p{L}*',
  'lee',
  'sieht',
  'sehen',
  'liest',
  'voit',
  'voir',
  'regarde',
  '見',
  '確かめ',
  '確認',
  '表示',
)
const NEVER = says(
  'never',
  'must not',
  "mustn[’']?t",
  'may not',
  'not allowed',
  'none of (?:their|his|her) business',
  'nunca',
  'jamás',
  'no (?:puede|pueden|debe|deben)',
  'nie(?:mals)?',
  'nicht',
  'jamais',
  'ne (?:doit|doivent|peut|peuvent) pas',
  '見せたくない',
  '見せない',
  '見せては',
  '見られない',
  '見えない',
  'だめ',
  '禁止',
)

const UNTOLD = says(
  'business',
  'nothing to do with',
  'not for (?:them|him|her)',
  'need not know',
  '関係(?:ない|ありません)',
)
/** Whatever stands on a screen is seen. */
const SCREENS = 'q11'

/** What somebody must never see in one answer, and looks at in another. */
export function clashingLooks(pieces: readonly Piece[], rows: readonly Row[]): Found[] {
  const names = rows.flatMap((row) => (row.kind === 'role' ? [row.name, ...row.also] : []))
  const barred = pieces.flatMap((piece, at) => {
    const told = withBefore(pieces, at)
    const secret =
      NEVER.test(piece.words) && (SEES.test(piece.words) || UNTOLD.test(piece.words))
        ? SECRETS.find((each) => each.test(piece.words))
        : undefined
    return secret
      ? names.filter((name) => isNamed(told, name)).map((name) => ({ piece, secret, name }))
      : []
  })
  for (const { piece, secret, name } of barred) {
    const look = pieces.find(
      ({ question, words }) =>
        question !== piece.question &&
        isNamed(words, name) &&
        (SEES.test(words) || question === SCREENS) &&
        secret.test(words) &&
        !NEVER.test(words),
    )
    if (look) return [{ kind: 'promise', said: [piece, look], names: [] }]
  }
  return []
}
