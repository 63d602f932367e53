import { canonicalJson } from '#domain/requirements/approvals/canonical-json.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Approval, Digest } from './approval.ts'
import { type ItemText, listItemTexts } from './list-item-texts.ts'

/** Half of a SHA-256 tells two texts apart, and a document has hundreds of items. */
const SIGNS = 32

/** What an approval says it saw. */
export type Fingerprints = Pick<Approval, 'sha256' | 'items'>

/** The hash of a document's canonical JSON, and the fingerprint of each of its items. */
export function fingerprintDocument(document: RequirementsDocument, digest: Digest): Fingerprints {
  return fingerprintItems(document, printItems(document, digest), digest)
}

/** The same for items whose fingerprints are known. */
export function fingerprintItems(
  document: RequirementsDocument,
  items: readonly PrintedItem[],
  digest: Digest,
): Fingerprints {
  const prints = Object.fromEntries(items.map(({ id, print }) => [id, print]))
  return { sha256: digest(writeForHash(document)), items: prints }
}

export interface PrintedItem extends ItemText {
  /** The fingerprint of what it says. */
  print: string
}

/** Every item of a document with its fingerprint, for all that compares them. */
export function printItems(document: RequirementsDocument, digest: Digest): PrintedItem[] {
  return listItemTexts(document).map((item) => ({
    ...item,
    print: digest(item.text).slice(0, SIGNS),
  }))
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
