import { contentStems, sharedCount } from '#domain/language/stems.ts'
import type { AcceptanceCriterion } from '#domain/requirements/document-items.ts'
import type { OpenQuestion } from '#domain/requirements/document-registers.ts'
import { quotesSame } from '#domain/requirements/registers/quotes-same.ts'

/**
 * The questions but for each of yes or no that a test decides already: of the same words of the founder it says
 * what then happens, is only read, and takes the question's rows. Changes those tests.
 */
export function dropSettled(
  questions: readonly OpenQuestion[],
  criteria: readonly AcceptanceCriterion[],
): OpenQuestion[] {
  return questions.filter((question) => {
    const test = criteria.find((each) => settles(each, question))
    if (test === undefined) return true
    test.rows = [...new Set([...(test.rows ?? []), ...(question.rows ?? [])])]
    test.outcome = test.outcome.replace(/\s*[?？]\s*$/u, '')
    return false
  })
}

function settles({ mark, quotes, outcome }: AcceptanceCriterion, question: OpenQuestion): boolean {
  if (mark === 'assumed' || question.quotes.length === 0 || !YES_OR_NO.test(question.text)) {
    return false
  }
  if (ASKS_MORE.test(question.text)) return false
  const isOf = question.quotes.every((own) => quotes.some((each) => quotesSame(own, each)))
  const said = contentStems(outcome)
  return isOf && sharedCount(said, contentStems(question.text)) >= Math.max(2, said.size * MOSTLY)
}

const MOSTLY = 0.6
const YES_OR_NO = /[?？]\s*$|か[。．]?\s*$/u
/** What a yes or no would not answer. */
const ASKS_MORE =
  /^\W*(?:when|where)\b|\b(?:who|whose|whom|what|which|why|how|or)\b|だれ|誰|何|なに|いつ|どこ|どう|どの|どれ|どちら|いくら|なぜ|それとも|か、/iu
