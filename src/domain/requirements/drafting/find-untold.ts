import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { LostWords } from '#domain/requirements/outline/worked/worked-out.ts'
import { findLost } from '#domain/requirements/registers/lost/find-lost.ts'

/**
 * Words of the answers with a figure or a day that no line of a written document tells. The words behind
 * an item were looked for by the program, and what a test names is made up: neither tells anything.
 */
export function findUntold(document: RequirementsDocument): LostWords[] {
  return findLost(withoutQuotes({ ...document, features: withoutTests(document) }))
}

function withoutTests({ features }: RequirementsDocument): RequirementsDocument['features'] {
  return features.map((feature) => ({
    ...feature,
    requirements: feature.requirements.map((each) => ({ ...each, criteria: [] })),
  }))
}

/** Every item with no quotes; the answers themselves stay. */
function withoutQuotes({ answers, draft, ...items }: RequirementsDocument): RequirementsDocument {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, key === 'quotes' ? [] : walk(each)]),
    )
  }
  const bare = walk(items) as Omit<RequirementsDocument, 'answers' | 'draft'>
  return { ...bare, answers, ...(draft && { draft }) }
}
