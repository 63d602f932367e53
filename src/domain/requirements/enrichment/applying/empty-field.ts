import type { EntityField } from '#domain/requirements/document-items.ts'

/** A field of which nothing is said. */
export const EMPTY: EntityField = {
  name: '',
  meaning: null,
  required: null,
  example: null,
  rule: null,
  refersTo: null,
}
