import type { RequirementsDocument } from '#domain/requirements/document.ts'

/** The typed value itself, with the address of the published schema that describes it. */
export function renderJson(
  { proposed: _, ...document }: RequirementsDocument,
  schemaUrl: string,
): string {
  return `${JSON.stringify({ $schema: schemaUrl, ...document }, null, 2)}\n`
}
