import type { Row } from '#domain/reading/rows.ts'
import type { Found } from '#domain/requirements/contradictions/found.ts'
import type { Piece } from '#domain/requirements/contradictions/said-pieces.ts'
import { joinWithBefore } from '#domain/requirements/contradictions/topics/join-with-before.ts'
import { says } from '#domain/requirements/contradictions/topics/says.ts'
import { narrowest } from './narrower.ts'
import { listRoleNames, peopleIn, shareOne } from './people.ts'

/** What not everybody may see or change. */
const SECRETS: readonly RegExp[] = [
  says(
    'amounts?; totals?; sums?; takings; turnover; pric(?:es?|ed|ing)',
    'what .{0,24} (?:paid|pays|owes?|costs?|charged?); money; importes?; precios?; total; ventas',
    'lo que (?:paga|debe); umsatz; beträge?; preise?; montants?; 売上; 金額; 合計; 値段; 料金',
  ),
  says(
    'earn\\p{L}*; wages?; salar(?:y|ies); pay rates?; sueldos?; salarios?; gehält\\p{L}*',
    '給与; 給料; 時給',
  ),
  says(
    '(?:phone|mobile|telephone) numbers?; (?:their|his|her) (?:mobile|number)s?',
    'numbers? of the; contact details; teléfonos?; telefonnummern?; numéros? de téléphone',
    '電話番号; 連絡先',
  ),
  says(
    'address(?:es)?; where (?:they|he|she|someone) lives?; contact details',
    'direcci(?:ón|ones); domicilios?; privatadressen?; 住所',
  ),
  says(
    'health; medical; clinical; diagnos\\p{L}*; medications?; treatments?',
    'patient (?:file|record|note)s?; salud; médic[oa]s?; clínic[oa]s?; historial',
    'gesundheit\\p{L}*; 病歴; 健康; 診断; カルテ; けが; アレルギー',
  ),
  says(
    'surnames?; last names?; (?:needs?|wants?) (?:the |any )?names?; full names?',
    "(?:guests?|customers?|clients?|patients?|their|people)[’']?s? names?; apellidos?; 名字",
    '氏名; お名前; 名前',
  ),
  says('grades?; marks; test results; progress notes?; notas; calificaciones; noten; 成績; 点数'),
  says('bank (?:details|accounts?); ibans?; cuentas? bancarias?; 口座'),
  says(
    'passports?; id (?:cards?|documents?|copies); pasaportes?; dni; 身分証; パスポート; マイナンバー',
  ),
  says('dates? of birth; birth ?(?:days?|dates?); fechas? de nacimiento; 生年月日; 誕生日'),
  says(
    "other (?:people|customers|members|clients|families)[’']?s? (?:bookings?|orders?|appointments?)",
    "each other[’']?s bookings?; ほかの人の予約; 他の人の予約",
  ),
  says('private notes?; internal notes?; our notes?; notas internas; 内部メモ; 社内メモ'),
  says('stock; inventory; existencias; inventario; 在庫'),
  says('schedule; rota; roster; timetable; horarios?; シフト'),
  says('discounts?; descuentos?; rabatte?; 値引き?; 割引'),
  says('reports?; statistics; figures; informes?; estadísticas; 集計; レポート'),
]
const SEES = says(
  'wants?; llama\\p{L}*; rings?; calls?; phones?',
  'sees?; seeing; seen; reads?; reading; looks?; checks?; opens?; shown; shows?',
  'display\\p{L}*; listed; knows?; gets?; has; tells?; ve; ven; ver; mira\\p{L}*; lee',
  'leen; abr(?:e|en|ir); entra(?:n|r)? en; consulta\\p{L}*; sieht; sehen; liest; voit',
  'voir; regarde; 見; 確かめ; 確認; 表示; 並べ; 閲覧; 読',
)
const CHANGES = says(
  'chang(?:es?|ed|ing); correct(?:s|ed|ing)?; edit(?:s|ed|ing)?; touch(?:es|ed|ing)?',
  'alter(?:s|ed)?; puts? right; sets?; adjusts?; updates?; fix(?:es|ed)?; amends?',
  'overwrites?; lowers?; raises?; types? in a; moves?; swaps?; deletes?; removes?',
  'gives?; grants?; cambi\\p{L}+; corrig\\p{L}+; modific\\p{L}+; toc(?:a|an|ar)',
  'pon(?:e|en|er); borra\\p{L}*; änder\\p{L}*; 直; 変更; 変え; 修正; 書き換え; 訂正; いじ; 触; 消; 削除',
)
const NEVER = says(
  'nothing else; nobody else; not for; no one else; hidden from; stays? between',
  "never; must not; mustn[’']?t; may not; can ?not; can[’']?t; not allowed",
  "not (?:be )?able to; shouldn[’']?t; should not; don[’']?t (?:get to|need|see)",
  "doesn[’']?t (?:get to|need|see); do(?:es)? not (?:need|see|get to)",
  'none of (?:their|his|her) business; nobody but; no one but; nunca; jamás',
  'no (?:puede|pueden|debe|deben|ve|ven|necesita|necesitan|tienen? por qué)',
  'nie(?:mals)?; nicht; jamais; ne (?:doit|doivent|peut|peuvent) pas; 見せたくない; 見せない',
  '見せません; 見せては; 見られない; 見られません; 見えない; 見えません; 見えなくて; られません; られない; できません; できない; しない; だめ',
  '禁止; 不可; 触らせ',
)
const UNTOLD = says(
  'stays? between; hidden; private; nobody else',
  'business; nothing to do with; not for (?:them|him|her); need not know; need',
  'necesita\\p{L}*; 関係(?:ない|ありません)',
)
const OTHERS = says('other; others; each other; else; otr[oa]s?; demás; ほか; 他の')
const OWN = says('own; their; his; her; my; propi[oa]s?; suy[oa]s?; 自分')
/** Whatever is on a screen is seen. */
const SCREENS = 'q11'
/** The problem, how it is done today, and what is not known say nothing of what may be. */
const TODAY: ReadonlySet<string> = new Set(['q1', 'q2', 'q4', 'q15'])
/** Who does it is told before. */
const PRONOUN = /(?<!\p{L})(?:she|he|they|them|their|it|ella|él|ellos|sie|er|elle|il)(?!\p{L})/iu

type Deed = 'sees' | 'changes'

/** What somebody must never see or change in one answer, and does in another. */
export function barredDeeds(said: readonly Piece[], rows: readonly Row[]): Found[] {
  const roles = listRoleNames(rows)
  const pieces = said.filter(({ question }) => !TODAY.has(question)).flatMap(byScreen)
  return pieces.flatMap((bar, at): Found[] => {
    const deed = barOf(bar.words)
    const secrets = SECRETS.filter((each) => each.test(bar.words))
    if (deed === null || secrets.length === 0) return []
    const people = narrowest(namedIn(pieces, at, roles), roles)
    const other = pieces.find(
      (piece, place) =>
        piece.question !== bar.question &&
        isDone(piece, deed) &&
        secrets.some((secret) => secret.test(piece.words)) &&
        isOfSame(bar.words, piece.words) &&
        shareOne(people, namedIn(pieces, place, roles)),
    )
    return other ? [{ kind: 'promise', said: [bar, other], names: [] }] : []
  })
}

/** "The client's page with the price; the kitchen wall with the dishes": each for itself. */
function byScreen({ question, words }: Piece): Piece[] {
  if (question !== SCREENS) return [{ question, words }]
  return words.split(/;\s*/).map((part) => ({ question, words: part }))
}

function barOf(words: string): Deed | null {
  if (!NEVER.test(words)) return null
  if (CHANGES.test(words)) return 'changes'
  return SEES.test(words) || UNTOLD.test(words) ? 'sees' : null
}

function isDone({ question, words }: Piece, deed: Deed): boolean {
  if (NEVER.test(words)) return false
  if (deed === 'changes') return CHANGES.test(words)
  return SEES.test(words) || question === SCREENS
}

/** What is another's is barred, and what is one's own is not. */
function isOfSame(bar: string, other: string): boolean {
  return (
    !OTHERS.test(bar) || !OWN.test(other) || OTHERS.test(other) || /\bon with you\b/i.test(other)
  )
}

/** Those a sentence names, or the one before it; a screen may be told before whose it is. */
function namedIn(pieces: readonly Piece[], at: number, roles: readonly string[]): Set<string> {
  const { words = '', question } = pieces[at] ?? {}
  const people = peopleIn(words, roles)
  if (people.size > 0 && !PRONOUN.test(words)) return people
  const around =
    question === SCREENS
      ? pieces.slice(at, at + 3).filter((piece) => piece.question === question)
      : []
  return peopleIn(
    [joinWithBefore(pieces, at), ...around.map((piece) => piece.words)].join(' '),
    roles,
  )
}
