import { findNearest } from '#domain/language/find-nearest.ts'
import type { ReadableAnswer } from '#domain/reading/reading.ts'
import { saysWhat } from '#domain/requirements/defaults/says-what.ts'
import type { OpenQuestion } from '#domain/requirements/document-registers.ts'

/** In letters. */
const FARTHEST = 160

/**
 * A doubt as its reader can understand it: where its own words say only that something is not known,
 * the words before them in the same answer come along, letter by letter.
 */
export function addSubject(
  question: OpenQuestion,
  answers: readonly ReadableAnswer[],
): OpenQuestion {
  const quote = findNearest(question.text, question.quotes, ({ text }) => text)
  const answer = answers.find((each) => each.question === quote?.question)
  if (quote === undefined || answer === undefined) return question
  // "It is not known yet", of words that tell what is not.
  if (saysWhat(quote.text))
    return saysWhat(question.text) ? question : { ...question, text: quote.text }
  // A question of its own ("how is it known who opens it?") quotes a heading, and needs nothing before it.
  if (ASKS.test(question.text.trim()) && saysWhat(question.text)) return question
  const at = answer.text.indexOf(quote.text)
  const before = at < 0 ? '' : pieceBefore(answer.text.slice(0, at))
  if (before === '') return question
  const text = answer.text.slice(at - before.length, at + quote.text.length).trim()
  // Its own quote stays behind the longer one as its row has it, so that no row is lost.
  return { ...question, text, quotes: [{ ...quote, text }, ...question.quotes] }
}

const ASKS = /[?？]$|か[。．]?$/u

/** The rest of the sentence, or the whole sentence before; of one without an end, what follows its last joint. */
function pieceBefore(text: string): string {
  const trimmed = text.trimEnd()
  const end = /[.!?。！？]$/u.test(trimmed) ? trimmed.length - 1 : trimmed.length
  const start = Math.max(...[...'.!?。！？\n'].map((sign) => text.lastIndexOf(sign, end - 1))) + 1
  const piece = text.slice(start)
  if (piece.length <= FARTHEST) return piece.trimStart()
  const near = piece.slice(-FARTHEST)
  const joint = near.search(/\b(?:and|so|but|if|when)\b|[,、]/iu)
  return joint < 0 ? '' : near.slice(joint).replace(/^(?:and|so|but)\s+|^[,、]\s*/iu, '')
}
