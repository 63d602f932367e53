import { type FoundNumber, findNumbers } from '#domain/language/numbers/find-numbers.ts'
import { escapePattern } from '#domain/language/patterns/escape-pattern.ts'
import { contentStems, sharedCount } from '#domain/language/stems.ts'
import { collectFacts } from '#domain/requirements/checks/document/facts.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Quote, Traced } from '#domain/requirements/document-items.ts'
import type { LostWords } from '#domain/requirements/outline/worked/worked-out.ts'
import { quoteAround } from '#domain/requirements/questions/quote-around.ts'
import { listSentences } from '#domain/requirements/writing/words/list-sentences.ts'
import { type ListedItem, listContents } from './list-items.ts'

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
        .map((each) => sentence.slice(each.start, each.end))
      const lost = daysIn(sentence).filter(({ day }) => !days.has(day))
      const [figure] = [...numbers, ...lost.map(({ words }) => words)]
      if (figure === undefined) return []
      const around = quoteAround(
        { question, text: sentence },
        new RegExp(escapePattern(figure), 'u'),
      )
      return [
        { question, text: around, item: findTeller(contents, { question, text: around }, text) },
      ]
    })
  })
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
    const own = contentStems([content, item.wording ?? ''].join(' '))
    return sharedCount(stems, own) >= stems.size * MOST
  })
  return tellers[0]?.item.id ?? null
}

function daysIn(text: string): { day: string; words: string }[] {
  return [...text.matchAll(DAYS)].map(([words]) => ({
    words,
    day: words.slice(0, 3).toLowerCase(),
  }))
}

/** Everything that an item says, without the words that it quotes. */
function textsOf(item: Traced): string[] {
  const { id: _id, sources: _sources, mark: _mark, rows: _rows, quotes, edited, ...said } = item
  // Whoever rewrote an item has put its figures as they are to be.
  return [...stringsOf(said), ...(edited === true ? quotes.map(({ text }) => text) : [])]
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(stringsOf)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : []
}
