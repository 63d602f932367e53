import type { Digest } from '#domain/requirements/approvals/approval.ts'
import { writeForHash } from '#domain/requirements/approvals/fingerprint-document.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'

/** What a JSON export says besides the document. */
export interface JsonSource {
  /** The address of the published schema that describes it. */
  schemaUrl: string
  digest: Digest
}

/** The typed value itself, with its schema and its hash, so that anybody can check it. */
export function renderJson(
  document: RequirementsDocument,
  { schemaUrl, digest }: JsonSource,
): string {
  const sha256 = digest(writeForHash(document))
  return `${JSON.stringify({ $schema: schemaUrl, sha256, ...document }, null, 2)}\n`
}
