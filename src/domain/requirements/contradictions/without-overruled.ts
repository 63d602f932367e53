import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { listOverruled } from './list-overruled.ts'

/** The document without the rules and tests that do not hold until a contradiction is decided. Pure. */
export function withoutOverruled(document: RequirementsDocument): RequirementsDocument {
  const overruled = listOverruled(document)
  if (overruled.size === 0) return document
  const stands = ({ id }: { id: string }) => !overruled.has(id)
  return {
    ...document,
    rules: document.rules.filter(stands),
    features: document.features.map((feature) => ({
      ...feature,
      requirements: feature.requirements.map((each) => ({
        ...each,
        criteria: each.criteria.filter(stands),
      })),
    })),
  }
}
