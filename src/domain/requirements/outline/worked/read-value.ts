import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { StoredDocument } from './worked-out.ts'

/** The value alone, as files and agents get it: what pages print it with says nothing more to them. */
export function readValue({ workedOut: _, ...value }: StoredDocument): RequirementsDocument {
  return value
}
