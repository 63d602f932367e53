import { and, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { StoredDocument } from '#contract/documents.ts'
import type { Happening } from '#contract/webhooks/webhook-events.ts'
import type { Approval } from '#domain/requirements/approvals/approval.ts'
import type { OutgrownApproval } from '#domain/requirements/approvals/list-outgrown.ts'
import type { ItemEdit } from '#domain/requirements/editing/edits.ts'
import type { Db } from '#server/db/connect.ts'
import { toJson } from '#server/db/json-rows.ts'
import { onceByKey, type WriteKey } from '#server/db/once-by-key.ts'
import {
  approvalsOfProject,
  contentOfDocument,
  editsOverDocument,
  ofProject,
} from '#server/db/project/of-project.ts'
import { isProject, type ProjectKey } from '#server/db/project/project-key.ts'
import { tellWebhooks } from '#server/db/project/tell-webhooks.ts'
import {
  isWantedVersion,
  type StoredVersion,
  stateColumns,
  type VersionState,
  versionColumns,
} from '#server/db/project/version-state.ts'
import { documents, projects } from '#server/db/schema.ts'
import { prepared } from '#server/db/statements/prepared.ts'
import type { EditedDocument } from '#server/documents/editing/lay-stored-edits.ts'
import { freezeEdits, replaceEdits } from '#server/documents/editing/queries.ts'
import { completeGeneration } from './generation-queries.ts'
import { tellOutgrown } from './tell-outgrown.ts'

/** A project's documents without their text; null when the user has no such project. */
export async function readDocuments(
  db: Db,
  key: ProjectKey,
  limit: number,
): Promise<StoredVersion[] | null> {
  const rows = await db
    .select({ document: versionColumns })
    .from(projects)
    .leftJoin(documents, ofProject(documents))
    .where(isProject(key))
    .orderBy(desc(documents.version))
    .limit(limit)
  if (rows.length === 0) return null
  return rows.flatMap(({ document }) => (document ? [document] : []))
}

/** One document, the newest for `latest`; null when there is none. */
export async function readDocument(
  db: Db,
  key: ProjectKey,
  version: number | 'latest',
): Promise<(StoredVersion & EditedDocument) | null> {
  const rows = await db
    .select({
      ...versionColumns,
      markdown: documents.markdown,
      content: contentOfDocument,
      edits: editsOverDocument,
      approvals: approvalsOfProject,
    })
    .from(documents)
    .innerJoin(projects, ofProject(documents))
    .where(and(isProject(key), version === 'latest' ? undefined : eq(documents.version, version)))
    .orderBy(desc(documents.version))
    .limit(1)
  return rows[0] ?? null
}

/** Whether a document is there, and whether it is still as it was; null when there is none. */
export async function readState(
  db: Db,
  { userId, projectId }: ProjectKey,
  version: number | 'latest',
): Promise<VersionState | null> {
  const wanted = version === 'latest' ? null : version
  const [row] = await stateOfVersion(db).execute({ userId, projectId, version: wanted })
  return row ?? null
}

/** Runs each time a program or an agent opens a document. */
const stateOfVersion = prepared((db) =>
  db
    .select(stateColumns)
    .from(documents)
    .innerJoin(projects, ofProject(documents))
    .where(
      and(
        eq(projects.userId, sql.placeholder('userId')),
        eq(projects.id, sql.placeholder('projectId')),
        isWantedVersion,
      ),
    )
    .prepare('state_of_version'),
)

export interface RestoreSource extends StoredVersion {
  /** Both values as JSON. */
  content: string
  edits: ItemEdit[]
  approvals: Approval[]
  newest: string
}

/** A version to go back to, beside the newest; null when there is no such version. */
export async function readForRestore(
  db: Db,
  key: ProjectKey,
  version: number,
): Promise<RestoreSource | null> {
  const newest = alias(documents, 'newest')
  const rows = await db
    .select({
      ...versionColumns,
      content: contentOfDocument,
      edits: editsOverDocument,
      approvals: approvalsOfProject,
      newest: sql<string>`${newest.content}::text`,
    })
    .from(documents)
    .innerJoin(projects, ofProject(documents))
    .innerJoin(newest, and(ofProject(newest), eq(newest.version, projects.documentCount)))
    .where(and(isProject(key), eq(documents.version, version)))
  return rows[0] ?? null
}

export interface DocumentToStore {
  answer: StoredDocument
  /** The typed value the Markdown was rendered from, as JSON. */
  content: string
  /** Its text, before any edit. */
  markdown: string
  /** The edits that come with a restored version; null where those of the newest go on. */
  edits?: readonly ItemEdit[]
  /** Approvals that were given to something else than this says. */
  outgrown: readonly OutgrownApproval[]
  /** The generation it ends; null when nothing was generated. */
  generation: { id: string; spends: boolean } | null
}

/**
 * Stores a document as the version it was written as, ends its generation and spends the allowance,
 * all or nothing. Null when the generation was cancelled or taken over, or when the project is gone
 * or has got that version meanwhile.
 */
export function storeDocument(
  db: Db,
  { answer, content, markdown, edits, outgrown, generation, ...key }: ProjectKey & DocumentToStore,
  writeKey: WriteKey | null,
): Promise<StoredDocument | null> {
  const { version, title, source, createdAt, correctedAt, readingVersion } = answer
  return onceByKey(db, writeKey, async (tx) => {
    if (generation && !(await completeGeneration(tx, key, { ...generation, version }))) return null
    const numbered = await tx
      .update(projects)
      .set({ documentCount: version })
      .where(and(isProject(key), eq(projects.documentCount, version - 1)))
    if (numbered.rowCount === 0) return null
    await freezeEdits(tx, key, version - 1)
    if (edits) await replaceEdits(tx, key, edits)
    await tx.insert(documents).values({
      ...key,
      version,
      title,
      content: toJson(content),
      markdown,
      source,
      createdAt: new Date(createdAt),
      correctedAt: correctedAt === null ? null : new Date(correctedAt),
      readingVersion,
    })
    const made: Happening = {
      type: 'document.version_created',
      data: { projectId: key.projectId, version },
    }
    const happened = [made, ...tellOutgrown(key, { version, outgrown })]
    await tellWebhooks(tx, key, { happened, now: new Date(createdAt) })
    return answer
  })
}
