import { and, eq, or, sql } from 'drizzle-orm'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { ItemEdit } from '#domain/requirements/editing/edits.ts'
import type { Db } from '#server/db/connect.ts'
import { editsOfProject, ofProject } from '#server/db/project/of-project.ts'
import { isProject, type ProjectKey } from '#server/db/project/project-key.ts'
import { excluded } from '#server/db/rows.ts'
import { documents, projects } from '#server/db/schema.ts'
import { documentEdits } from '#server/db/tables/edits.ts'
import { runInTransaction, type Tx } from '#server/db/transaction.ts'

export interface EditSource {
  version: number
  /** The newest version as it was generated. */
  content: RequirementsDocument
  /** The edits of the item. */
  edits: ItemEdit[]
}

/** What an edit is decided on; null when the user has no such project or it has no document. */
export async function readForEdit(
  db: Db,
  { item, ...key }: ProjectKey & { item: string },
): Promise<EditSource | null> {
  const rows = await db
    .select({
      version: documents.version,
      content: sql<RequirementsDocument>`${documents.content}`,
      edits: editsOfProject(item),
    })
    .from(projects)
    .innerJoin(documents, isNewest)
    .where(isProject(key))
  return rows[0] ?? null
}

const isNewest = and(ofProject(documents), eq(documents.version, projects.documentCount))

export interface EditsToWrite extends ProjectKey {
  item: string
  /** The version they were decided on. */
  version: number
  keep: readonly ItemEdit[]
  drop: readonly { field: string; revision: number }[]
  now: Date
}

/**
 * Writes an item's edits where the version is still the newest and each edit still the one it was
 * decided on; false, and nothing written, when a rival was first.
 */
export async function writeEdits(db: Db, write: EditsToWrite): Promise<boolean> {
  const written = await runInTransaction(db, async (tx) => {
    const project = await tx
      .select({ id: projects.id })
      .from(projects)
      .where(and(isProject(write), eq(projects.documentCount, write.version)))
      .for('no key update')
    if (project.length === 0) return null
    const isDone = (await dropEdits(tx, write)) && (await keepEdits(tx, write))
    return isDone || null
  })
  return written !== null
}

async function dropEdits(
  tx: Tx,
  { userId, projectId, item, drop }: EditsToWrite,
): Promise<boolean> {
  if (drop.length === 0) return true
  const { field, revision } = documentEdits
  const asDecided = drop.map((each) => and(eq(field, each.field), eq(revision, each.revision)))
  const { rowCount } = await tx
    .delete(documentEdits)
    .where(and(ofItem({ userId, projectId, item }), or(...asDecided)))
  return rowCount === drop.length
}

function ofItem({ userId, projectId, item }: ProjectKey & { item: string }) {
  return and(
    eq(documentEdits.userId, userId),
    eq(documentEdits.projectId, projectId),
    eq(documentEdits.item, item),
  )
}

async function keepEdits(
  tx: Tx,
  { userId, projectId, item, keep, now }: EditsToWrite,
): Promise<boolean> {
  if (keep.length === 0) return true
  const rows = keep.map(({ field, generated, text, basis, revision }) => ({
    ...{ userId, projectId, item, field, generated, text, basis },
    ...{ revision: revision + 1, updatedAt: now },
  }))
  const { revision } = documentEdits
  const { rowCount } = await tx
    .insert(documentEdits)
    .values(rows)
    .onConflictDoUpdate({
      target: EDIT_KEY,
      set: { ...decided, revision: excluded(revision), updatedAt: now },
      setWhere: eq(revision, sql`${excluded(revision)} - 1`),
    })
  return rowCount === keep.length
}

const EDIT_KEY = [
  documentEdits.userId,
  documentEdits.projectId,
  documentEdits.item,
  documentEdits.field,
]

/** What a newer decision on the same place writes over an older one. */
const decided = {
  generated: excluded(documentEdits.generated),
  text: excluded(documentEdits.text),
  basis: excluded(documentEdits.basis),
}

/** What storing a newer version does with the edits: the version before it keeps them. */
export async function freezeEdits(tx: Tx, key: ProjectKey, version: number): Promise<void> {
  await tx
    .update(documents)
    .set({ edits: sql`${editsOfProject()}::jsonb` })
    .from(projects)
    .where(and(isProject(key), ofProject(documents), eq(documents.version, version)))
}

/** What restoring does with them, in one statement: the restored version's edits become the newest's. */
export async function replaceEdits(
  tx: Tx,
  { userId, projectId }: ProjectKey,
  edits: readonly ItemEdit[],
): Promise<void> {
  const { item, field, revision } = documentEdits
  const given = edits.map((each) => and(eq(item, each.item), eq(field, each.field)))
  const isOther = given.length === 0 ? undefined : sql`not (${or(...given)})`
  const drop = tx
    .delete(documentEdits)
    .where(and(eq(documentEdits.userId, userId), eq(documentEdits.projectId, projectId), isOther))
  if (edits.length === 0) {
    await drop
    return
  }
  const rows = edits.map(({ item, field, generated, text, basis }) => ({
    ...{ userId, projectId, item, field, generated, text, basis },
  }))
  await tx
    .with(tx.$with('dropped').as(drop.returning({ item })))
    .insert(documentEdits)
    .values(rows)
    .onConflictDoUpdate({ target: EDIT_KEY, set: { ...decided, revision: sql`${revision} + 1` } })
}
