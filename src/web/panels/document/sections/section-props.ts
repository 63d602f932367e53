import type { RequirementsDocument } from '#domain/requirements/document.ts'

export interface SectionProps {
  document: RequirementsDocument
  /** The section's number. */
  number: number
}
