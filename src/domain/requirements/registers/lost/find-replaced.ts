import { type FoundNumber, findNumbers } from '#domain/language/numbers/find-numbers.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { stem } from '#domain/language/stems.ts'
import { collectFacts, findCurrencies } from '#domain/requirements/checks/document/facts.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Traced } from '#domain/requirements/document-items.ts'
import { listContents } from '#domain/requirements/registers/list-items.ts'
import { listSentences } from '#domain/requirements/writing/words/list-sentences.ts'
import { textsOf } from './texts-of.ts'

/** A figure that the founder took back, with what took its place. */
export interface Replaced {
  question: string
  /** The item that tells what holds now. */
  item: string
  was: string
  now: string
  /** Where in the answer both stand. */
  places: number[]
}

/** What tells nothing of what holds, or, as a thing with its fields, quotes several figures that all hold. */
const ASIDE: ReadonlySet<string> = new Set(['ASIDE', 'UN', 'BQ', 'OQ', 'CT', 'AC', 'ENT'])

const NO = /no[,.]?\s+(?:wait|sorry|hang on|that['’]s|it['’]s|make (?:it|that))/iu
const ANEW = /i mean|or rather|make that|scrap that|scratch that|sorry|correction|actually/iu
const IN_JAPANESE = /いや|いえ|じゃなくて|ではなくて?|じゃのうて|違う|違った|失礼|訂正/u
/** "no wait", 「いや違う」: between a figure and the one that takes its place. */
const TURNS = makePattern('iu')`\b(?:${NO}|${ANEW})\b|,\s*no,|${IN_JAPANESE}`
/** "pitch is £5 now": beside the new one, of what was written down before. */
const NOW = /\bnow\b|\bthese days\b|\bnowadays\b|\bgone up\b|今は|いまは|今年から|に変わ|値上げ/iu

/**
 * The figures that were said and taken back: the item that was made of both tells the later one, of
 * the same kind, and words between them or beside it say that it counts instead.
 */
export function findReplaced(document: RequirementsDocument): Replaced[] {
  const found = listContents(document).flatMap(({ item, prefix }) =>
    ASIDE.has(prefix) || item.edited === true ? [] : replacedIn(document, item),
  )
  const key = ({ question, places }: Replaced) => `${question} ${places[0]}`
  return found.filter((each, at) => found.findIndex((one) => key(one) === key(each)) === at)
}

function replacedIn({ answers }: RequirementsDocument, item: Traced): Replaced[] {
  const told = collectFacts(textsOf(item).join('\n')).numbers
  const isTold = ({ readings }: FoundNumber) => readings.some((each) => told.has(each))
  return answers.flatMap(({ question, text }) => {
    const spans = item.quotes.flatMap((quote) => {
      const at = quote.question === question ? text.indexOf(quote.text) : -1
      return at < 0 ? [] : [{ start: at, end: at + quote.text.length }]
    })
    const isQuoted = ({ start, end }: FoundNumber) =>
      spans.some((span) => start >= span.start && end <= span.end)
    const figures = findNumbers(text).filter(isQuoted)
    return figures.flatMap((old, at): Replaced[] => {
      if (isTold(old)) return []
      // The same figure said again takes nothing back.
      const rest = figures.slice(at + 1).filter(({ readings }) => !isSame(readings, old.readings))
      const next = rest.find((each) => replaces(text, [old, ...rest], each))
      if (next === undefined || !(isTold(next) || isScaled(old, next, told))) return []
      const [was, now] = [old, next].map((each) => figureIn(text, each))
      const places = [old.start, next.start]
      return [{ question, item: item.id, was: was ?? '', now: now ?? '', places }]
    })
  })
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.some((each) => other.includes(each))
}

/** "four hundred, no, say three": the later one means hundreds, too. */
function isScaled(old: FoundNumber, next: FoundNumber, told: ReadonlySet<string>): boolean {
  const scale = [1000, 100].find((each) => old.readings.some((was) => Number(was) % each === 0))
  return scale !== undefined && next.readings.some((now) => told.has(String(Number(now) * scale)))
}

/** Whether one figure takes the place of the first of some: none of the others stands before the words that turn. */
function replaces(text: string, [old, after]: readonly FoundNumber[], next: FoundNumber): boolean {
  if (old === undefined) return false
  const between = text.slice(old.end, next.start)
  const turn = between.length <= FARTHEST ? TURNS.exec(between) : null
  const isTurned = turn !== null && (after === undefined || after.start >= old.end + turn.index)
  const [was, now] = [old, next].map((each) => currencyOf(text, each))
  const [one, other] = [old, next].map((each) => unitOf(text, each))
  // What is said anew at once is often said without its unit: "four hundred quid no say three hundred".
  const isBare = isTurned && now === null && other === ''
  if (!isBare && (was !== now || (was === null && one !== other))) return false
  if (isTurned) return true
  const sentence = listSentences(text).find(
    ({ start, end }) => start <= next.start && end >= next.end,
  )
  const isElsewhere = sentence !== undefined && sentence.start > old.end
  return was !== null && isElsewhere && NOW.test(text.slice(sentence.start, sentence.end))
}

/** In letters: who takes back does so at once. */
const FARTHEST = 160

function currencyOf(text: string, { start, end }: FoundNumber): string | null {
  const sign = /\p{Sc}\s?$/u.exec(text.slice(0, start))?.[0] ?? ''
  const behind = /^\s?\p{L}+|^\s?\p{Sc}/u.exec(text.slice(end))?.[0] ?? ''
  if (/^\s?(?:quid)$/iu.test(behind)) return 'gbp'
  return findCurrencies(`${sign} ${behind}`)[0] ?? null
}

const COUNTER = /^(?:か月|ヶ月|[人件回分時日月年円つ席週秒歳名個台枚割杯本])/u

const SPOKEN = /^(?:u[mh]+|er+|and|so|but|then|or|i|we|maybe|really|though|now)$/iu

/** What a number counts: the word behind it. */
function unitOf(text: string, { end }: FoundNumber): string {
  const behind = text.slice(end)
  const [word = ''] = COUNTER.exec(behind) ?? /^[ \t]\p{Script=Latin}+/u.exec(behind) ?? []
  return SPOKEN.test(word.trim()) ? '' : stem(word.trim())
}

/** "£4.50", "10人", "12 kids": a figure with its sign and what it counts. */
function figureIn(text: string, { start, end }: FoundNumber): string {
  const sign = /\p{Sc}$/u.exec(text.slice(0, start))?.[0] ?? ''
  const [counted = ''] = COUNTER.exec(text.slice(end)) ?? []
  return sign + text.slice(start, end) + counted
}
