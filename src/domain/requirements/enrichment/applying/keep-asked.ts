import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { OpenQuestion } from '#domain/requirements/document-registers.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import { isSameQuestion } from '#domain/requirements/questions/is-same-question.ts'
import { isAskedByModel } from '#domain/requirements/registers/is-asked-by-model.ts'
import { listContents } from '#domain/requirements/registers/list-items.ts'
import { quotesSame } from '#domain/requirements/registers/quotes-same.ts'
import type { Bench } from './bench.ts'

const ALIKE = 0.5

/**
 * What a model asked in the version before stays asked: another day it asks something else, and the
 * founder has answered neither. It goes with the answers that it quotes, and with whoever asks the
 * same again.
 */
export function keepAsked({ document }: Bench, previous: RequirementsDocument | null): void {
  if (previous === null) return
  const { openQuestions } = document
  const ids = new Set(listContents(document).map(({ item }) => item.id))
  // Those that it asks now come first: more together is a list that nobody answers.
  let room = LIMITS.questions - openQuestions.filter(isAskedByModel).length
  for (const asked of previous.openQuestions.filter(isAskedByModel)) {
    if (room <= 0) return
    if (!asked.quotes.every(({ question }) => isUnchanged(question, document, previous))) continue
    if (isAskedAgain(asked, document)) continue
    const blocks = asked.blocks.filter((id) => ids.has(id))
    openQuestions.push({ ...asked, id: `OQ#kept${asked.id}`, blocks })
    room -= 1
  }
}

function isUnchanged(
  question: string,
  document: RequirementsDocument,
  previous: RequirementsDocument,
): boolean {
  const textIn = ({ answers }: RequirementsDocument) =>
    answers.find((answer) => answer.question === question)?.text
  return textIn(document) !== undefined && textIn(document) === textIn(previous)
}

function isAskedAgain(
  asked: OpenQuestion,
  { openQuestions, answered = [], contradictions = [] }: RequirementsDocument,
): boolean {
  return [...openQuestions, ...answered, ...contradictions].some(
    (other) =>
      isSameQuestion(asked, other, ALIKE) ||
      (asked.quotes.length > 1 &&
        asked.quotes.every((quote) => other.quotes.some((each) => quotesSame(each, quote)))),
  )
}
