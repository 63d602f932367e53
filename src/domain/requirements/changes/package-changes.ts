import type { Digest } from '#domain/requirements/approvals/approval.ts'
import { findAgain } from '#domain/requirements/approvals/find-again.ts'
import {
  fingerprintItems,
  NOT_HASHED,
  printItems,
} from '#domain/requirements/approvals/fingerprint-document.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { ChangePackage } from './change-package.ts'
import { applyPatch, makePatch } from './document-patch.ts'
import { listChanges } from './list-changes.ts'

/** All that leads from one version to another, in either direction of time. */
export function packageChanges(
  before: RequirementsDocument,
  after: RequirementsDocument,
  digest: Digest,
): ChangePackage {
  const texts = { old: printItems(before, digest), now: printItems(after, digest) }
  const old = fingerprintItems(before, texts.old, digest)
  const now = fingerprintItems(after, texts.now, digest)
  const items = listChanges(before, after, texts)
  const changed = new Set(items.map(({ id }) => id))
  const again = findAgain(texts.now, old.items)
  return {
    format: 1,
    title: after.title,
    from: { version: before.version, date: before.date, sha256: old.sha256 },
    to: { version: after.version, date: after.date, sha256: now.sha256 },
    items,
    again: again.filter((id) => !changed.has(id)),
    patch: makePatch({ ...before, ...NOT_HASHED }, { ...after, ...NOT_HASHED }),
  }
}

export type Applied = { code: 'applied'; document: object } | { code: 'other_version' }

/**
 * The document that a package leads to, from the one that it was made from, as their JSON exports
 * hold them. `other_version` where either is not what the package names.
 */
export function applyChanges(
  before: object,
  { from, to, patch }: ChangePackage,
  hash: (document: object) => string,
): Applied {
  if (hash(before) !== from.sha256) return { code: 'other_version' }
  const document = applyPatch({ ...before, ...NOT_HASHED }, patch)
  return hash(document) === to.sha256 ? { code: 'applied', document } : { code: 'other_version' }
}
