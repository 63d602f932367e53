import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { removeItems } from '#domain/requirements/remove-items.ts'
import { listOverruled } from './list-overruled.ts'

/** The document without the rules and tests that do not hold until a contradiction is decided. Pure. */
export function withoutOverruled(document: RequirementsDocument): RequirementsDocument {
  return removeItems(document, new Set(listOverruled(document).keys()))
}
