import { canonicalJson } from '#domain/requirements/approvals/canonical-json.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Approval, Digest } from './approval.ts'
import { listItemTexts } from './list-item-texts.ts'

/** Half of a SHA-256 tells two texts apart, and a document has hundreds of items. */
const SIGNS = 32

/** What an approval says it saw. */
export type Fingerprints = Pick<Approval, 'sha256' | 'items'>

/** The hash of a document's canonical JSON, and the fingerprint of each of its items. */
export function fingerprintDocument(document: RequirementsDocument, digest: Digest): Fingerprints {
  const items = listItemTexts(document).map(({ id, text }) => [id, fingerprint(text, digest)])
  return { sha256: digest(writeForHash(document)), items: Object.fromEntries(items) }
}

/** The fingerprint of what one item says (`listItemTexts`). */
export function fingerprint(text: string, digest: Digest): string {
  return digest(text).slice(0, SIGNS)
}

/**
 * What is hashed: the document as its JSON export holds it, without what is said about it there
 * (approvals, the hash itself, the schema's address).
 */
export function writeForHash(document: object): string {
  return canonicalJson({ ...document, ...NOT_HASHED })
}

/** What a JSON export says about its document, and what it leaves out. */
export const NOT_HASHED = {
  $schema: undefined,
  sha256: undefined,
  approvals: undefined,
  proposed: undefined,
}
