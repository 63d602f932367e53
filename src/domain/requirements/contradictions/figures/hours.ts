import type { Found } from '#domain/requirements/contradictions/found.ts'
import type { Piece } from '#domain/requirements/contradictions/said-pieces.ts'
import { says } from '#domain/requirements/contradictions/topics/says.ts'

const WORDS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
const CLOCK = `(?:(?<noon>noon|midday|正午)|(?<hour>\\d{1,2}|${WORDS.join('|')})(?:[:.](?<minute>\\d\\d))?(?: ?(?<half>[ap])\\.?m\\b\\.?| ?o[’']?clock|時(?!間)(?:(?<past>\\d\\d)分|(?<thirty>半))?| ?h\\b)?)`
/** "We close at six", "open until 18:00", "18時まで". */
const CLOSES: readonly RegExp[] = [
  new RegExp(`\\b(?:clos(?:e|es|ed|ing)|shuts?)(?: \\p{L}+){0,2} (?:at|by) ${CLOCK}`, 'iu'),
  new RegExp(`\\bopen (?:until|till|to) ${CLOCK}`, 'iu'),
  new RegExp(`\\bcerramos a las ${CLOCK}`, 'iu'),
  new RegExp(`(?:営業|受付|開店|お店)[^。]{0,16}?(?:から|〜|～)${CLOCK}`, 'iu'),
  new RegExp(`${CLOCK}(?:に閉|閉店|で終わり)`, 'iu'),
]
/** "the 7:30 pm slot", "19時の枠": an hour somebody takes. */
const TAKES: readonly RegExp[] = [
  new RegExp(
    `\\b(?:the|a|an) ${CLOCK} (?:slot|class|lesson|session|appointment|table|place|one)`,
    'iu',
  ),
  new RegExp(
    `\\b(?:picks?|chooses?|comes|arrives|appointment|lesson|class|table)(?: \\p{L}+){0,4} (?:at|for) ${CLOCK}`,
    'iu',
  ),
  new RegExp(`\\b(?:elige|escoge|viene|cita) (?:\\p{L}+ ){0,4}a las ${CLOCK}`, 'iu'),
  new RegExp(`${CLOCK}(?:からの|の)(?:枠|回|席|予約|レッスン|クラス)`, 'iu'),
  new RegExp(`${CLOCK}(?:を選|に来)`, 'iu'),
]
const TODAY: ReadonlySet<string> = new Set(['q1', 'q2'])
/** The day of the week decides. */
const DEPENDS = says(
  'on (?:mon|tues|wednes|thurs|fri|satur|sun)days?; weekends?; except; 曜; 土日; 平日',
)

/** An hour at which one answer closes, and a later one that another answer gives away. */
export function clashingHours(pieces: readonly Piece[]): Found[] {
  const told = pieces.filter(({ question }) => !TODAY.has(question))
  return told.flatMap((rule): Found[] => {
    const closes = DEPENDS.test(rule.words) ? null : clockIn(rule.words, CLOSES, true)
    if (closes === null) return []
    const late = told.find(
      ({ question, words }) =>
        question !== rule.question && (clockIn(words, TAKES, false) ?? 0) > closes,
    )
    return late ? [{ kind: 'promise', said: [rule, late], names: [] }] : []
  })
}

/** In minutes; an hour without its half of the day is read as one at which shops close. */
function clockIn(words: string, patterns: readonly RegExp[], isLate: boolean): number | null {
  for (const pattern of patterns) {
    const groups = pattern.exec(words)?.groups
    if (!groups) continue
    if (groups.noon !== undefined) return 720
    const said = (groups.hour ?? '').toLowerCase()
    const hour = /\d/.test(said) ? Number(said) : WORDS.indexOf(said) + 1
    const isAfternoon =
      groups.half?.toLowerCase() === 'p' ||
      (isLate && groups.half === undefined && hour < 12 && !words.includes('午前'))
    const minutes = groups.thirty === undefined ? Number(groups.minute ?? groups.past ?? 0) : 30
    return ((hour % 12) + (isAfternoon || hour >= 12 ? 12 : 0)) * 60 + minutes
  }
  return null
}
