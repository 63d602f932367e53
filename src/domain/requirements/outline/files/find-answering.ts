import { contentStems, sharedCount } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { BusinessRule } from '#domain/requirements/document-items.ts'
import type { OpenQuestion } from '#domain/requirements/document-registers.ts'
import { quotesSame } from '#domain/requirements/registers/quotes-same.ts'

/**
 * The id of the question whose default says what happens where rules say only that nobody told it; empty where
 * one of them says more, or no question has a default for it.
 */
export function findAnswering(
  ids: readonly string[],
  { rules, openQuestions }: RequirementsDocument,
): string {
  const told = rules.filter(({ id }) => ids.includes(id))
  if (told.length === 0 || told.some((rule) => !isUntold(rule))) return ''
  const answering = openQuestions.find(
    (entry) => entry.suggestedDefault !== null && told.every((rule) => isAbout(entry, rule)),
  )
  return answering?.id ?? ''
}

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
