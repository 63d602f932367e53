import { findNumbers } from '#domain/language/numbers/find-numbers.ts'
import { collectFacts } from '#domain/requirements/checks/document/facts.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { LostWords } from '#domain/requirements/outline/worked/worked-out.ts'
import { findLost } from '#domain/requirements/registers/lost/find-lost.ts'
import { walk } from '#domain/requirements/walk.ts'

/**
 * Words of the answers with a figure that no line of a written document tells. The words behind
 * an item were looked for by the program, and what a test or a case of a rule names is made up: none
 * of it tells anything.
 */
export function findUntold(document: RequirementsDocument): LostWords[] {
  const opening = collectFacts(document.summary.map(({ text }) => text).join('\n'))
  const isOpened = (text: string) =>
    findNumbers(text).every(({ readings }) => readings.some((each) => opening.numbers.has(each)))
  return findLost(withoutQuotes({ ...document, features: withoutTests(document) })).filter(
    // A weekday alone may be a word that looks like one: "they sat".
    ({ text }) => findNumbers(text).length > 0 && !isOpened(text),
  )
}

const NOT_TELLING: ReadonlySet<string> = new Set(['quotes', 'cases'])

function withoutTests({ features }: RequirementsDocument): RequirementsDocument['features'] {
  return features.map((feature) => ({
    ...feature,
    requirements: feature.requirements.map((each) => ({ ...each, criteria: [] })),
  }))
}

/** Every item with no quotes, and no cases of a rule; the answers themselves stay. */
function withoutQuotes({ answers, draft, ...items }: RequirementsDocument): RequirementsDocument {
  const bare = walk(items, (_, key) => (NOT_TELLING.has(key ?? '') ? [] : undefined))
  return { ...bare, answers, ...(draft && { draft }) }
}
