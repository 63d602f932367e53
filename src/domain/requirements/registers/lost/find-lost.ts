import { type FoundNumber, findNumbers } from '#domain/language/numbers/find-numbers.ts'
import { contentStems, sharedCount } from '#domain/language/stems.ts'
import { collectFacts } from '#domain/requirements/checks/document/facts.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Quote } from '#domain/requirements/document-items.ts'
import type { LostWords } from '#domain/requirements/outline/worked/worked-out.ts'
import { type ListedItem, listContents } from '#domain/requirements/registers/list-items.ts'
import { listSentences } from '#domain/requirements/writing/words/list-sentences.ts'
import { clauseAround } from './clause-around.ts'
import { findReplaced, type Replaced } from './find-replaced.ts'
import { isReason } from './is-reason.ts'
import { textsOf } from './texts-of.ts'

/** What tells nothing of what is built. What is not used has a list of its own. */
const ASIDE: ReadonlySet<string> = new Set(['ASIDE', 'BQ'])
const SPOKEN: ReadonlySet<string> = new Set(['ROLE', 'OUT'])
const DAYS =
  /(?<!\p{L})(?:mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur)?(?:day)?s?(?!\p{L})|[月火水木金土日]曜/giu

/** "3.", "Screen 2:": the number of a line is no figure. */
function isLineNumber(sentence: string, { start, end }: FoundNumber): boolean {
  const behind = sentence.slice(end)
  return start === 0 ? LINE_NUMBER.test(behind) : start <= LONGEST_LABEL && LABEL.test(behind)
}

/**
 * "One, she opens it. Two, ...", "2 she pays": a number that begins a sentence or a line counts on from
 * those before it, and "R6" is the name of a line.
 */
function isCounted(text: string, at: number, { start, end, readings }: FoundNumber): boolean {
  const isLine = at === 0 || text.charAt(at - 1) === '\n'
  if (isLine && start > 0 && start <= LONGEST_LABEL)
    return /^\p{Lu}$/u.test(text.slice(at, at + start))
  const behind = text.slice(at + end)
  if (start !== 0 || !(/^\s*[,、]/u.test(behind) || (isLine && /^\s+\p{L}/u.test(behind))))
    return false
  const before = findNumbers(text.slice(0, at)).flatMap((each) => each.readings)
  return readings.some((each) => before.includes(String(Number(each) - 1)))
}

/** "thirty ish, well thirty one": what is taken back at once, where what replaces it is told. */
function isTakenBack(sentence: string, { end }: FoundNumber, told: ReadonlySet<string>): boolean {
  const rest = sentence.slice(end)
  const [turn] = TURN.exec(rest) ?? []
  if (turn === undefined) return false
  const [next] = findNumbers(rest.slice(turn.length))
  return next !== undefined && next.start <= NEAR && next.readings.some((each) => told.has(each))
}

const TURN =
  /^[^.!?。]{0,24}?(?:[,;–—-]\s*|\bno\s)(?:well|no|sorry|i mean|or rather|actually|make that)\b,?|^[^。]{0,12}?[、。]?(?:いや|いえ|というか|じゃなくて|ではなくて?|失礼)/iu
/** In letters. */
const NEAR = 16

const LINE_NUMBER = /^\s*[.)．、）:：](?!\d)/u
const LABEL = /^\s?[:：](?!\d)/u
const LONGEST_LABEL = 12

/**
 * What was said with a number, an amount, a time or a weekday that stands in the text of no item of
 * its answer: that a sentence is quoted does not say that all of it was understood.
 */
export function findLost(document: RequirementsDocument): LostWords[] {
  const told = new Map<string, string[]>()
  const contents = listContents(document)
  const replaced = findReplaced(document)
  const placed = quotedPlaces(document, contents)
  for (const { item, prefix } of contents) {
    if (ASIDE.has(prefix)) continue
    const texts = textsOf(item)
    for (const question of item.sources)
      told.set(question, [...(told.get(question) ?? []), ...texts])
    // Who somebody is, is told in the words that say it.
    for (const quote of SPOKEN.has(prefix) && item.edited !== true ? item.quotes : [])
      told.set(quote.question, [...(told.get(quote.question) ?? []), quote.text])
  }
  return document.answers.flatMap(({ question, text }) => {
    const facts = collectFacts((told.get(question) ?? []).join('\n'))
    const days = new Set(daysIn(facts.text).map(({ day }) => day))
    return listSentences(text).flatMap(({ start, end }): LostWords[] => {
      const sentence = text.slice(start, end)
      const numbers = findNumbers(sentence)
        .filter(({ readings }) => !readings.includes('1'))
        .filter((each) => !isLineNumber(sentence, each))
        .filter((each) => !isCounted(text, start, each))
        .filter(({ readings }) => !readings.some((reading) => facts.numbers.has(reading)))
        .filter((each) => !isTakenBack(sentence, each, facts.numbers))
        .filter(
          (each) => !replaced.some((old) => isAt(old, { question, start: start + each.start })),
        )
        .filter(
          (each) => !placed.some((span) => isIn(span, { question, start: start + each.start })),
        )
      const lost = daysIn(sentence)
        .filter(({ day }) => !days.has(day))
        .filter(
          (each) => !placed.some((span) => isIn(span, { question, start: start + each.start })),
        )
      const [figure] = [...numbers, ...lost]
      const around = figure === undefined ? null : clauseAround(sentence, figure.start)
      if (around === null || isReason(contents, { question, text: around })) return []
      return [
        { question, text: around, item: findTeller(contents, { question, text: around }, text) },
      ]
    })
  })
}

interface Place {
  question: string
  start: number
}

/** What a question or a contradiction quotes is asked about, an aside is told as that, and of what is left out nothing is built. */
const QUOTING: ReadonlySet<string> = new Set(['ASIDE', 'OQ', 'CT', 'NG'])

function quotedPlaces(
  { answers }: RequirementsDocument,
  contents: readonly ListedItem[],
): (Place & { end: number })[] {
  const quotes = contents.flatMap(({ item, prefix }) => (QUOTING.has(prefix) ? item.quotes : []))
  return quotes.flatMap(({ question, text }) => {
    const start = answers.find((each) => each.question === question)?.text.indexOf(text) ?? -1
    return start < 0 ? [] : [{ question, start, end: start + text.length }]
  })
}

function isIn(span: Place & { end: number }, { question, start }: Place): boolean {
  return span.question === question && span.start <= start && start < span.end
}

function isAt({ question, places }: Replaced, at: Place): boolean {
  return question === at.question && places.includes(at.start)
}

/** So much of what carries the meaning tells the words, but for a figure. */
const MOST = 0.5

/** The item that is made of these words, and tells most of them. */
function findTeller(
  contents: readonly ListedItem[],
  { question, text }: Quote,
  answer: string,
): string | null {
  const start = answer.indexOf(text)
  const stems = contentStems(text)
  const tellers = contents.filter(({ item, prefix, content }) => {
    const isQuoted = item.quotes.some((quote) => {
      const from = quote.question === question ? answer.indexOf(quote.text) : -1
      const shared = Math.min(from + quote.text.length, start + text.length) - Math.max(from, start)
      return from >= 0 && start >= 0 && shared >= text.length * MOST
    })
    if (ASIDE.has(prefix) || prefix === 'UN' || !isQuoted) return false
    const own = contentStems(content)
    return sharedCount(stems, own) >= stems.size * MOST
  })
  return tellers[0]?.item.id ?? null
}

function daysIn(text: string): { day: string; start: number }[] {
  return [...text.matchAll(DAYS)].map(({ 0: words, index }) => ({
    start: index,
    day: words.slice(0, 3).toLowerCase(),
  }))
}
