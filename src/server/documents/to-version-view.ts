import type { DocumentVersion } from '#contract/documents.ts'
import type { StoredVersion } from '#server/db/project/version-state.ts'

/** A version of the contract. */
export function toVersionView({ createdAt, correctedAt, ...row }: StoredVersion): DocumentVersion {
  const { version, title, source, readingVersion } = row
  return {
    version,
    title,
    source,
    createdAt: createdAt.toISOString(),
    correctedAt: correctedAt?.toISOString() ?? null,
    readingVersion,
  }
}

/** A version as an address names it; null for anything that is none. */
export function readVersion(version: string): number | null {
  return /^[1-9]\d{0,8}$/.test(version) ? Number(version) : null
}
