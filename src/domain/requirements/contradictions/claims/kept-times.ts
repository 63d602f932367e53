import { findFirstPair } from '#domain/requirements/contradictions/find-first-pair.ts'
import type { Found } from '#domain/requirements/contradictions/found.ts'
import type { Piece } from '#domain/requirements/contradictions/said-pieces.ts'
import { says } from '#domain/requirements/contradictions/topics/says.ts'
import { readNumbers } from './read-numbers.ts'
import { readPeople, readWords } from './read-words.ts'
import { splitClauses } from './split-clauses.ts'

/** How it is today, what is hoped for, and how one story went. */
const TOLD_ONLY: ReadonlySet<string> = new Set(['q1', 'q2', 'q3', 'q4', 'q6'])
const KEPT = says(
  'keep\\p{L}*; kept; (?:hang|hangs|hanging|hold|holds|holding|held|held) on to; stor(?:e|es|ed); on file; stays? on; lie around; lying around; retain\\p{L}*; archiv\\p{L}*',
  'delet\\p{L}*; wip\\p{L}*; eras\\p{L}*; remov\\p{L}*; gone(?! (?:wrong|to|in|out|through)); bin(?:s|ned)?; shred\\p{L}*; destroy\\p{L}*; throw\\p{L}* (?:\\p{L}+ )?(?:away|out); disappears?; cleared? out; purg\\p{L}*; off they go; out of the (?:system|app); get(?:s|ting)? rid of; forget; vanish\\p{L}*; scrapped',
  'guarda\\p{L}*; conserva\\p{L}*; borr[ae]\\p{L}*; elimin\\p{L}*; desaparec\\p{L}*; destru\\p{L}*; se tira\\p{L}*',
  'lösch\\p{L}*; aufbewahr\\p{L}*; 保存; 保管; 残; 消; 削除; 処分; 破棄; 捨て',
)
const OTHER = says(
  'before; ahead; in advance; notice; remind\\p{L}*; late; cancel\\p{L}*; book\\p{L}*; notif\\p{L}*; seat; table; slot; antes; cancela\\p{L}*; reserva\\p{L}*; キャンセル; 予約; 前まで; 取り消',
)
const FOREVER = says(
  'for ?ever; never (?:be )?(?:delet\\p{L}*|thrown|wiped|binned|removed); permanently; indefinitely; as long as (?:we|the \\p{L}+) exists?; para siempre; nunca se (?:borra|elimina)\\p{L}*; für immer; ずっと; 永久; 無期限; いつまでも',
)
const AT_ONCE = says(
  'immediately; at once; right away; straight away; the same day; the same (?:evening|night); the minute; the moment; as soon as; overnight; al momento; en cuanto; el mismo día; al instante; sofort; すぐ; 即日; その日のうち; 当日中; 終わり次第',
)
/** "At the end of each day." */
const SAME_EVENING =
  /\b(?:end of (?:the|each|every) day|every (?:evening|night)|each (?:evening|night))\b|al final del día|毎晩|その日の終わり/iu
const HALF_A_YEAR = /半年|half a year|medio año/iu
const EVERYTHING = says(
  'everything; whole; the lot; it all; all (?:data|records|details); todo; alles; 全部; すべて',
)
const WHOLE = 'everything'
const PLAIN: ReadonlySet<string> = new Set(
  'remove keepsafe show send ask come share change bookable paying law accountant solicitor insur insurance insurer insist want last visit session job order hang hold box forget record data detail personal privat someth stuff long safe fiscal 最後 終'.split(
    ' ',
  ),
)

interface Kept {
  piece: Piece
  hours: number
  things: ReadonlySet<string>
}

/** One thing that two answers keep for different times. */
export function keptTimes(pieces: readonly Piece[]): Found[] {
  const told = pieces.filter(({ question }) => !TOLD_ONLY.has(question))
  const kept = told.flatMap((piece, at) => keptIn(piece, told[at - 1]))
  return findFirstPair(kept, (one, each) => isClash(one, each) && !isTold(one, each, kept))
}

function keptIn(piece: Piece, before: Piece | undefined): Kept[] {
  if (!KEPT.test(piece.words)) return []
  const clauses = splitClauses(piece)
  return clauses.flatMap(({ words, around }, at): Kept[] => {
    if (!KEPT.test(around) || OTHER.test(words) || /[?？]/.test(piece.words)) return []
    const hours = hoursIn(words)
    if (hours === null) return []
    const near = [clauses[at - 1]?.words ?? '', words, clauses[at + 1]?.words ?? ''].join(', ')
    if (!KEPT.test(near)) return []
    const own = thingsIn(around)
    const isShort =
      own.size < 2 ||
      /\p{Script=Hiragana}/u.test(around) ||
      /\b(?:those|these|that|they|it|them|esos?|esas?)\b|それ|これ/iu.test(around)
    const last = before?.question === piece.question && isShort ? thingsIn(before.words) : []
    return [{ piece, hours, things: new Set([...own, ...last]) }]
  })
}

function hoursIn(words: string): number | null {
  if (FOREVER.test(words)) return Number.MAX_SAFE_INTEGER
  const told = readNumbers(words).find(({ kind }) => kind === 'time')
  if (told) return told.value
  if (HALF_A_YEAR.test(words)) return 4380
  if (SAME_EVENING.test(words)) return 12
  return AT_ONCE.test(words) && KEPT.test(words) ? 0 : null
}

function thingsIn(words: string): Set<string> {
  const people = readPeople(words)
  const things = readWords(words).filter(
    ({ name, kind, start, end }) =>
      kind !== 'act' &&
      !PLAIN.has(name) &&
      !people.some((each) => each.start < end && each.end > start),
  )
  const names = things.map(({ name }) => name)
  return new Set(EVERYTHING.test(words) ? [...names, WHOLE] : names)
}

function isClash(one: Kept, other: Kept): boolean {
  if (one.piece.question === other.piece.question || Math.abs(one.hours - other.hours) < 13)
    return false
  // A month is 30 days or 31.
  if (Math.abs(one.hours - other.hours) < 0.03 * Math.max(one.hours, other.hours)) return false
  if (one.things.has(WHOLE) || other.things.has(WHOLE)) return true
  return [...one.things].some((each) => other.things.has(each))
}

/** Either answer names the other's time as well. */
function isTold(one: Kept, other: Kept, all: readonly Kept[]): boolean {
  return all.some(
    ({ piece, hours }) =>
      (piece.question === one.piece.question && hours === other.hours) ||
      (piece.question === other.piece.question && hours === one.hours),
  )
}
