import { contentStems, sharedCount } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { AcceptanceCriterion, BusinessRule } from '#domain/requirements/document-items.ts'
import type { OpenQuestion } from '#domain/requirements/document-registers.ts'
import { quotesSame } from '#domain/requirements/registers/quotes-same.ts'

/**
 * The id of what says what happens where rules say only that nobody told it: the question whose default does, or
 * a test of the same words; empty where one of them says more, or nothing tells it.
 */
export function findAnswering(
  ids: readonly string[],
  { rules, openQuestions, features }: Answering,
): string {
  const told = rules.filter(({ id }) => ids.includes(id))
  if (told.length === 0 || told.some((rule) => !isUntold(rule))) return ''
  const answering = openQuestions.find(
    (entry) => entry.suggestedDefault !== null && told.every((rule) => isAbout(entry, rule)),
  )
  const tests = features.flatMap(({ requirements }) =>
    requirements.flatMap((each) => each.criteria),
  )
  const testing = tests.find((test) => told.every((rule) => isTested(test, rule)))
  return answering?.id ?? testing?.id ?? ''
}

type Answering = Pick<RequirementsDocument, 'rules' | 'openQuestions' | 'features'>

/** A test of the case of the rule, which says what follows. */
function isTested({ given, when, outcome, quotes }: AcceptanceCriterion, rule: BusinessRule) {
  const own = contentStems(rule.condition ?? '')
  const said = contentStems(`${given} ${when}`)
  const isOfIt = quotes.some((quote) => rule.quotes.some((each) => quotesSame(each, quote)))
  return isOfIt && outcome !== '' && own.size > 0 && sharedCount(own, said) >= own.size * OF_CASE
}

/** "A deposit is paid with no name" is the case of "Deposit paid with no name, see Breakwell". */
const OF_CASE = 0.6

function isUntold({ outcome, mark }: BusinessRule): boolean {
  return outcome === null && mark === 'open'
}

/** A question that waits for the rule, or is asked of its words and names its case. */
function isAbout({ text, blocks, quotes }: OpenQuestion, rule: BusinessRule): boolean {
  if (blocks.includes(rule.id)) return true
  const isOfIt = quotes.some((quote) => rule.quotes.some((own) => quotesSame(own, quote)))
  const own = contentStems(rule.condition ?? '')
  return isOfIt && own.size > 0 && sharedCount(own, contentStems(text)) * 2 >= own.size
}
