import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { AcceptanceCriterion } from '#domain/requirements/document-items.ts'
import { findBrokenDefault } from './find-broken-default.ts'

type Tested = Pick<RequirementsDocument, 'features' | 'contradictions'>

/**
 * The requirements without the tests that go against what holds until a contradiction is decided: no
 * app can pass both. What a test was made of stands where it was told.
 */
export function dropBrokenTests<T extends Tested>(document: T): T {
  const isBroken = (test: AcceptanceCriterion) =>
    isMade(test) && findBrokenDefault(document, test) !== null
  const features = document.features.map((feature) => ({
    ...feature,
    requirements: feature.requirements.map((requirement) => ({
      ...requirement,
      criteria: requirement.criteria.filter((test) => !isBroken(test)),
    })),
  }))
  return { ...document, features }
}

/** Made of a rule, a right or a limit, or supposed: what the founder told as a test stays. */
function isMade({ from = [], edge, mark }: AcceptanceCriterion): boolean {
  return from.length > 0 || edge === true || mark === 'assumed'
}
