import { type FoundNumber, findNumbers } from '#domain/language/numbers/find-numbers.ts'
import { escapePattern } from '#domain/language/patterns/escape-pattern.ts'
import { collectFacts } from '#domain/requirements/checks/document/facts.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Traced } from '#domain/requirements/document-items.ts'
import { quoteAround } from '#domain/requirements/questions/quote-around.ts'
import { listSentences } from '#domain/requirements/writing/words/list-sentences.ts'
import { listContents } from './list-items.ts'

/** Words of an answer with a figure that no item tells, letter by letter. */
export interface LostWords {
  question: string
  text: string
}

/** What tells nothing of what is built. What is not used has a list of its own. */
const ASIDE: ReadonlySet<string> = new Set(['ASIDE', 'BQ'])
const DAYS =
  /(?<!\p{L})(?:mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur)?(?:day)?s?(?!\p{L})|[月火水木金土日]曜/giu

/** "3.", "Screen 2:": the number of a line is no figure. */
function isLineNumber(sentence: string, { start, end }: FoundNumber): boolean {
  const behind = sentence.slice(end)
  return start === 0 ? LINE_NUMBER.test(behind) : start <= LONGEST_LABEL && LABEL.test(behind)
}

const LINE_NUMBER = /^\s*[.)．、）:：](?!\d)/u
const LABEL = /^\s?[:：](?!\d)/u
const LONGEST_LABEL = 12

/**
 * What was said with a number, an amount, a time or a weekday that stands in the text of no item of
 * its answer: that a sentence is quoted does not say that all of it was understood.
 */
export function findLost(document: RequirementsDocument): LostWords[] {
  const told = new Map<string, string[]>()
  for (const { item, prefix } of listContents(document)) {
    if (ASIDE.has(prefix)) continue
    const texts = textsOf(item)
    for (const question of item.sources)
      told.set(question, [...(told.get(question) ?? []), ...texts])
  }
  return document.answers.flatMap(({ question, text }) => {
    const facts = collectFacts((told.get(question) ?? []).join('\n'))
    const days = new Set(daysIn(facts.text).map(({ day }) => day))
    return listSentences(text).flatMap(({ start, end }): LostWords[] => {
      const sentence = text.slice(start, end)
      const numbers = findNumbers(sentence)
        .filter(({ readings }) => !readings.includes('1'))
        .filter((each) => !isLineNumber(sentence, each))
        .filter(({ readings }) => !readings.some((reading) => facts.numbers.has(reading)))
        .map((each) => sentence.slice(each.start, each.end))
      const lost = daysIn(sentence).filter(({ day }) => !days.has(day))
      const [figure] = [...numbers, ...lost.map(({ words }) => words)]
      if (figure === undefined) return []
      const around = quoteAround(
        { question, text: sentence },
        new RegExp(escapePattern(figure), 'u'),
      )
      return [{ question, text: around }]
    })
  })
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
