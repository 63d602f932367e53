import { eq, sql } from 'drizzle-orm'
import type { DocumentVersion } from '#contract/documents.ts'
import type { Approval } from '#domain/requirements/approvals/approval.ts'
import type { ItemEdit } from '#domain/requirements/editing/edits.ts'
import { documents, projects } from '#server/db/schema.ts'
import { approvalsOfProject, editsOverDocument } from './of-project.ts'

/** A version as its row says it. */
export interface StoredVersion extends Omit<DocumentVersion, 'createdAt' | 'correctedAt'> {
  createdAt: Date
  correctedAt: Date | null
}

/** A version without its text, and what lies over it: whether it is still as it was follows from that. */
export interface VersionState extends StoredVersion {
  edits: ItemEdit[]
  approvals: Approval[]
}

export const versionColumns = {
  version: documents.version,
  title: documents.title,
  source: documents.source,
  createdAt: documents.createdAt,
  correctedAt: documents.correctedAt,
  readingVersion: documents.readingVersion,
}

/** Columns of a `VersionState`, in a query of `documents` beside its row of `projects`. */
export const stateColumns = {
  ...versionColumns,
  edits: editsOverDocument,
  approvals: approvalsOfProject,
}

/** Of that number, or the newest for null. Takes `version` as a placeholder. */
export const isWantedVersion = eq(
  documents.version,
  sql`coalesce(${sql.placeholder('version')}::integer, ${projects.documentCount})`,
)
