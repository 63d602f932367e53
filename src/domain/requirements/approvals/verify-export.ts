import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Approval, Digest } from './approval.ts'
import { findAgain } from './find-again.ts'
import { printItems, writeForHash } from './fingerprint-document.ts'

/** What an approval in a file is worth, as the file itself shows. */
export interface CheckedApproval extends Pick<Approval, 'name' | 'role' | 'at' | 'version'> {
  /** Whether the whole file is letter by letter what was approved. */
  isWhole: boolean
  /** Ids of the items that say what was approved, and of those that do not. */
  approved: string[]
  again: string[]
}

export type Verification =
  | { code: 'not_a_document' }
  | {
      code: 'checked'
      title: string
      version: number
      /** Of the document in the file, as it is. */
      sha256: string
      /** Whether that is the hash which the file states; null where it states none. */
      isUnchanged: boolean | null
      approvals: CheckedApproval[]
    }

/**
 * Checks a JSON export with nothing but itself: its hash, and of each approval the hash and the
 * fingerprints. What approvals say of today's items is computed, never believed.
 */
export function verifyExport(value: unknown, digest: Digest): Verification {
  try {
    return isExport(value) ? verify(value, digest) : { code: 'not_a_document' }
  } catch {
    // A file may hold anything; what is not shaped like a document ends here.
    return { code: 'not_a_document' }
  }
}

type Export = RequirementsDocument & { sha256?: unknown }

function isExport(value: unknown): value is Export {
  if (typeof value !== 'object' || value === null) return false
  const { format, title, version } = value as Partial<Record<string, unknown>>
  return format === 1 && typeof title === 'string' && typeof version === 'number'
}

function verify(document: Export, digest: Digest): Verification {
  const items = printItems(document, digest)
  const sha256 = digest(writeForHash(document))
  const { title, version, approvals = [], sha256: stated } = document
  return {
    code: 'checked',
    title,
    version,
    sha256,
    isUnchanged: stated === undefined ? null : stated === sha256,
    approvals: approvals.map((given) => {
      const again = findAgain(items, given.items)
      const touched = new Set(again)
      return {
        name: String(given.name),
        role: given.role === null ? null : String(given.role),
        at: String(given.at),
        version: Number(given.version),
        isWhole: given.sha256 === sha256,
        approved: items.flatMap(({ id }) => (touched.has(id) ? [] : [id])),
        again,
      }
    }),
  }
}
