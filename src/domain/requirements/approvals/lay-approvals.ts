import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Approval, Digest } from './approval.ts'
import { findAgain } from './find-again.ts'
import { printItems } from './fingerprint-document.ts'

/** A version with the approvals given to it and to those before, the newest last. */
export function layApprovals(
  document: RequirementsDocument,
  approvals: readonly Approval[],
  digest: Digest,
): RequirementsDocument {
  const given = approvals.filter(({ version }) => version <= document.version)
  if (given.length === 0) return document
  const items = printItems(document, digest)
  const laid = given.map((each) => ({ ...each, again: findAgain(items, each.items) }))
  return { ...document, approvals: laid }
}
