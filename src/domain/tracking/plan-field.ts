import { type Digest, digestExactly, digestLoosely } from './digests.ts'
import type { LeftField } from './tracked-item.ts'

/** What becomes of one field. */
export type FieldPlan =
  /** Nobody changed anything, or nothing that is ours to change. */
  | { kind: 'leave' }
  | { kind: 'write' }
  /** A person changed it: it stays. */
  | { kind: 'keep' }
  /** It is as it should be, which we did not know yet. */
  | { kind: 'adopt'; left: LeftField }

interface Field {
  desired: string
  remote: string
  left: LeftField | undefined
  pending: string | undefined
}

/**
 * Decides about one field by three values: what we left there, what is wanted now, what is there.
 * What is there and is not what we left is a person's, and is never written over.
 */
export function planField({ desired, remote, left, pending }: Field, digest: Digest): FieldPlan {
  const seen = digestExactly(remote, digest)
  const sent = digestExactly(desired, digest)
  const isAsWanted = digestLoosely(remote, digest) === digestLoosely(desired, digest)
  const isUnfinished = pending !== undefined && digestLoosely(remote, digest) === pending
  const adopt = { kind: 'adopt', left: { sent, seen } } as const
  if (left !== undefined && left.seen === seen) {
    if (left.sent === sent) return { kind: 'leave' }
    return isAsWanted ? adopt : { kind: 'write' }
  }
  if (isUnfinished) return isAsWanted ? adopt : { kind: 'write' }
  if (left === undefined && isAsWanted) return adopt
  return isAsWanted ? { kind: 'leave' } : { kind: 'keep' }
}
