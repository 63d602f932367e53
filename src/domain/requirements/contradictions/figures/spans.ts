import { findDurations } from '#domain/requirements/boundaries/find-limits.ts'
import type { Found } from '#domain/requirements/contradictions/found.ts'
import { meaningOf, sharedWords } from '#domain/requirements/contradictions/meaning.ts'
import type { Piece } from '#domain/requirements/contradictions/said-pieces.ts'
import { joinWithBefore } from '#domain/requirements/contradictions/topics/join-with-before.ts'
import { says } from '#domain/requirements/contradictions/topics/says.ts'
import { figureValue } from './figure-value.ts'
import { findSaidNumbers } from './find-said-numbers.ts'

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
const KEPT = says(
  'hold; holds; held; gone; desaparec\\p{L}*',
  '(?:get|gets|getting|got) rid of; out of the (?:system|app); disappears?; forget; forgotten; borran; guardamos',
  'keep\\p{L}*; (?:hang|hold)(?:s|ing)? on to; purg\\p{L}*; clear(?:s|ed)? out; kept',
  'on file; stor(?:e|es|ed); wip(?:e|es|ed); delet\\p{L}*; eras\\p{L}*; remov\\p{L}*',
  'throw\\p{L}* (?:away|out); destroy\\p{L}*; guarda\\p{L}*; conserva\\p{L}*',
  'borra\\p{L}*; elimina\\p{L}*; lösch\\p{L}*; aufbewahr\\p{L}*; gard\\p{L}+',
  'supprim\\p{L}*; 保存; 保管; 残; 消; 削除',
)
/** Data of persons, whatever they are called. */
const RECORDS = says(
  'records?; data; details; everything about; files?; on file; names?; numbers',
  'address(?:es)?; history; datos; fichas?; nombres?; daten; données; 記録; カルテ; メモ; 個人情報',
  '電話番号; 名前; 情報; 履歴; 退会; やめた',
)
const FOREVER = says(
  'for ever; forever; never deleted?; never delete\\p{L}*; para siempre; für immer; ずっと',
  '永久',
)
const AT_ONCE = says(
  'immediately; at once; right away; the same day; straight away; al momento; sofort',
  'その日のうち; すぐ; 即日',
)

/** "At the end of each day." */
const SAME_EVENING =
  /\b(?:end of (?:the|each|every) day|every (?:evening|night)|each (?:evening|night))\b|al final del día|毎晩|その日の終わり/iu

/** A list of several things. */
const LIST = /(?:,[^,]*){3}|(?:、[^、]*){3}/u

/** How long before, in hours: of the other answers' figures none may agree. */
interface Spans {
  question: string
  values: number[]
  pieces: Piece[]
  about: Set<string>
}

/** How it is today, and how one story went. */
const TOLD_ONLY: ReadonlySet<string> = new Set(['q1', 'q2', 'q6'])

/** Two answers that name different times for getting out free, or for how long records are kept. */
export function clashingSpans(pieces: readonly Piece[], language: string): Found[] {
  const told = pieces.filter(({ question }) => !TOLD_ONLY.has(question))
  return [...clashOf(spansOf(told, (words) => exitHours(words, language)))]
}

/** Told of everything that is kept of somebody. */
const WHOLE = 'everything'
const EVERYTHING = says(
  'everything; whole; the lot; it all; all (?:data|records|details); todo; alles; tout',
  '全部; すべて',
)

function clashOf(
  all: readonly Spans[],
  isSame: (one: Set<string>, other: Set<string>) => boolean = () => true,
): Found[] {
  for (const [at, one] of all.entries()) {
    const other = all
      .slice(at + 1)
      .find(
        (each) =>
          each.question !== one.question &&
          isSame(one.about, each.about) &&
          !each.values.some((value) => one.values.some((own) => Math.abs(own - value) < 1)),
      )
    const said = [one.pieces[0], other?.pieces[0]].filter((piece) => piece !== undefined)
    if (said.length === 2) return [{ kind: 'promise', said, names: [] }]
  }
  return []
}

/** One entry for each answer: what it says further on belongs to the same rule. */
function spansOf(
  pieces: readonly Piece[],
  hoursIn: (words: string, context: string) => number[],
): Spans[] {
  const byQuestion = new Map<string, Spans>()
  for (const [at, piece] of pieces.entries()) {
    const context = joinWithBefore(pieces, at)
    const values = hoursIn(piece.words, context)
    if (values.length === 0) continue
    const known = byQuestion.get(piece.question)
    const spans = known ?? {
      question: piece.question,
      values: [],
      pieces: [],
      about: new Set<string>(),
    }
    spans.values.push(...values)
    spans.pieces.push(piece)
    for (const word of meaningOf(context.replace(KEPT, ' '))) spans.about.add(word)
    if (EVERYTHING.test(piece.words)) spans.about.add(WHOLE)
    byQuestion.set(piece.question, spans)
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

function keptHours(
  words: string,
  { context, language }: { context: string; language: string },
): number[] {
  if (!KEPT.test(words) || !RECORDS.test(context)) return []
  if (FOREVER.test(words)) return [Number.MAX_SAFE_INTEGER]
  if (SAME_EVENING.test(words)) return [12]
  const hours = hoursOf(words, language)
  return hours.length === 0 && AT_ONCE.test(words) ? [0] : hours
}

function hoursOf(words: string, language: string): number[] {
  const told = findDurations(words, language).flatMap(
    (figure) => figureValue(figure, 'time')?.number ?? [],
  )
  if (told.length > 0) return told
  return findSaidNumbers(words).flatMap(({ kind, value }) => (kind === 'time' ? [value] : []))
}
