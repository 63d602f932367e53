import { requirementsValueSchema } from '#contract/requirements-document.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'

/** A stored document's value; throws when it does not keep the contract. */
export function parseDocument(stored: string): RequirementsDocument {
  return requirementsValueSchema.parse(JSON.parse(stored))
}
