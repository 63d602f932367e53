import { findWords } from '#domain/language/find-words.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Quote } from '#domain/requirements/document-items.ts'
import { listContents } from '#domain/requirements/registers/list-items.ts'
import { listSentences } from '#domain/requirements/writing/words/list-sentences.ts'

/** How sure it is what a stretch of an answer says. */
const WORTH = { clear: 1, guess: 0, unplaced: 0 } as const

type Told = keyof typeof WORTH

/**
 * How many of the answers' sentences were understood, 0 to 1: read clearly or confirmed. A guess
 * and what is nowhere yet are not; a sentence with some of each counts by its parts. A sentence
 * that no item quotes word for word (edited answers, documents of an older version) is left out.
 */
export function computeUnderstoodShare(document: RequirementsDocument): number {
  const quotes = quotesByQuestion(document)
  let [sum, count] = [0, 0]
  for (const { question, text } of document.answers) {
    const places = (quotes.get(question) ?? []).flatMap(({ told, quote }) => {
      const place = findWords(text, quote.text)
      return place === null ? [] : [{ ...place, told }]
    })
    for (const sentence of listSentences(text)) {
      const own = places.filter(({ start, end }) => start < sentence.end && end > sentence.start)
      if (own.length === 0) continue
      count += 1
      sum += own.reduce((worth, { told }) => worth + WORTH[told], 0) / own.length
    }
  }
  return count === 0 ? 1 : sum / count
}

function quotesByQuestion(
  document: RequirementsDocument,
): Map<string, { told: Told; quote: Quote }[]> {
  const unplaced = new Set(document.unplaced.map(({ id }) => id))
  const all = new Map<string, { told: Told; quote: Quote }[]>()
  for (const { item, prefix } of listContents(document)) {
    // What is asked about an item says nothing of whether its words were understood.
    if (prefix === 'BQ' || prefix === 'CT') continue
    const isGuess = item.mark === 'unconfirmed'
    const told = unplaced.has(item.id) ? 'unplaced' : isGuess ? 'guess' : 'clear'
    for (const quote of item.quotes) {
      all.set(quote.question, [...(all.get(quote.question) ?? []), { told, quote }])
    }
  }
  return all
}
