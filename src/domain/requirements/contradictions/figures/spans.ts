import { findSaidNumbers } from '#domain/language/numbers/find-said-numbers.ts'
import { findDurations } from '#domain/requirements/boundaries/find-limits.ts'
import { findFirstPair } from '#domain/requirements/contradictions/find-first-pair.ts'
import type { Found } from '#domain/requirements/contradictions/found.ts'
import type { Piece } from '#domain/requirements/contradictions/said-pieces.ts'
import { says } from '#domain/requirements/contradictions/topics/says.ts'
import { figureValue } from './figure-value.ts'

/** Getting out of what was agreed, at no cost or with the money back. */
const FREE_EXIT = says(
  'chang\\p{L}* (?:the |their |her |his )?(?:date|day|time); another (?:date|day|time); mov\\p{L}* (?:the|it|their|her|his)(?: date| booking)?; 日程?の?変更',
  'cancel\\p{L}*; call(?:s|ed|ing)? (?:it )?off',
  '(?:get|gets|getting|drops?|pulls?|backs?) out',
  "chang\\p{L}* (?:their|her|his|your) minds?; can[’']?t (?:make it|come)",
  'cambia\\p{L}* de (?:idea|opinión); 都合が(?:悪|つかな); 来られな',
  '(?:everything|money|deposit|all of it) back; refund(?:s|ed|able)?; cancela\\p{L}*',
  'anula\\p{L}*; devol\\p{L}+; storn\\p{L}*; absag\\p{L}*; annul\\p{L}*',
  'rembours\\p{L}*; キャンセル; 取り?消; 料金はかから; 返金',
)
const FREE = says(
  "se le devuelve; devolvemos; devuelve todo; don[’']?t charge; no extra; for free",
  "(?:credit|voucher) back; gets? (?:an? |their |her |his |your )?(?:credit|voucher); lose nothing; nothing to pay; doesn[’']?t pay; don[’']?t pay",
  'free; for nothing; no (?:cost|charge|fee); no penalty; not (?:pay|charged); back',
  'refund(?:s|ed)?; in full; without (?:paying|charge|a fee); gratis',
  'sin (?:coste|costo|pagar|cargo); kostenlos; gratuit\\p{L}*; 無料; かから(?:ない|ず); かかりません',
  '全額(?:お)?返; いただきません',
)
/** A list of several things. */
const LIST = /(?:,[^,]*){3}|(?:、[^、]*){3}/u

/** How long before, in hours: of the other answers' figures none may agree. */
interface Exit {
  values: number[]
  piece: Piece
}

/** How it is today, and how one story went. */
const TOLD_ONLY: ReadonlySet<string> = new Set(['q1', 'q2', 'q6'])

/** Two answers that name different times for getting out free. */
export function clashingSpans(pieces: readonly Piece[], language: string): Found[] {
  const exits = exitsOf(
    pieces.filter(({ question }) => !TOLD_ONLY.has(question)),
    language,
  )
  return findFirstPair(
    exits,
    (one, { values }) => !values.some((value) => isAmong(value, one.values)),
  )
}

function isAmong(value: number, values: readonly number[]): boolean {
  return values.some((own) => Math.abs(own - value) < 1)
}

/** One entry for each answer: what it says further on belongs to the same rule. */
function exitsOf(pieces: readonly Piece[], language: string): Exit[] {
  const byQuestion = new Map<string, Exit>()
  for (const piece of pieces) {
    const values = exitHours(piece.words, language)
    if (values.length === 0) continue
    const known = byQuestion.get(piece.question)
    if (known) known.values.push(...values)
    else byQuestion.set(piece.question, { values, piece })
  }
  return [...byQuestion.values()]
}

/** "前日の正午", "a full day ahead": hours before, a clock time as a part of its day. */
function exitHours(words: string, language: string): number[] {
  if (!FREE_EXIT.test(words) || !FREE.test(words) || LIST.test(words)) return []
  const day =
    /前日|the day before|the evening before|el día (?:antes|anterior)|la noche (?:antes|anterior)|la víspera|the night before|am (?:Vortag|Tag davor)/iu.test(
      words,
    )
  const sameDay = /当日|on the day|the same morning|el mismo día|am selben Tag/iu.test(words)
  return [...hoursOf(words, language), ...(day ? [24.5] : []), ...(sameDay ? [0.5] : [])]
}

function hoursOf(words: string, language: string): number[] {
  const told = findDurations(words, language).flatMap(
    (figure) => figureValue(figure, 'time')?.number ?? [],
  )
  if (told.length > 0) return told
  return findSaidNumbers(words).flatMap(({ kind, value }) => (kind === 'time' ? [value] : []))
}
