import { contentStems, measureLikeness } from '#domain/language/stems.ts'
import { toProposed } from '#domain/reading/lay-model-rows.ts'
import type { ProposedRow, ReadableAnswer } from '#domain/reading/reading.ts'
import type { Row, Said } from '#domain/reading/rows.ts'
import { isSameQuote } from '#domain/reading/same-words.ts'

/** Beside those that are asked now: more is a list that nobody answers. */
const MOST_KEPT = 8
const ALIKE = 0.5

interface Now {
  /** What the model proposes of all answers now. */
  fresh: readonly ProposedRow[]
  answers: readonly ReadableAnswer[]
}

/**
 * What a model asked when it read all answers before, and asks no more: another day it asks something
 * else, and the founder has answered neither. It stays while every word that it quotes stands, where
 * nothing of the same is asked now.
 */
export function keepAsked(before: readonly Row[], { fresh, answers }: Now): ProposedRow[] {
  const asked = fresh.filter(isQuestion)
  return before
    .filter((row) => row.by === 'model' && row.state === 'proposed')
    .map(toProposed)
    .filter(isQuestion)
    .filter((row) => row.said.every((said) => stands(said, answers)))
    .filter((row) => !asked.some((other) => asksSame(row, other)))
    .slice(0, MOST_KEPT)
}

type Question = Extract<ProposedRow, { kind: 'doubt' | 'contradiction' }>

/** Nobody said it: a doubt of the founder's own is read again with its answer. */
function isQuestion(row: ProposedRow): row is Question {
  if (row.kind === 'contradiction') return row.certainty === 'guess'
  return row.kind === 'doubt' && row.flags.includes('offered')
}

function stands({ question, words }: Said, answers: readonly ReadableAnswer[]): boolean {
  return answers.some((answer) => answer.question === question && answer.text.includes(words))
}

function asksSame(one: Question, other: Question): boolean {
  if (measureLikeness(contentStems(one.what), contentStems(other.what)) >= ALIKE) return true
  return one.kind === 'contradiction' && one.said.every((said) => isQuoted(said, other))
}

function isQuoted(quote: Said, { said }: Question): boolean {
  return said.some((each) => isSameQuote(each, quote))
}
