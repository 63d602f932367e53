import { and, eq, exists, gte, isNull, sql } from 'drizzle-orm'
import { alias, QueryBuilder } from 'drizzle-orm/pg-core'
import type { StoredDocument } from '#contract/documents.ts'
import type { OutgrownApproval } from '#domain/requirements/approvals/list-outgrown.ts'
import type { Db } from '#server/db/connect.ts'
import { buildJsonEntry, selectJsonOne, toJson } from '#server/db/json-rows.ts'
import { onceByKey, type WriteKey } from '#server/db/once-by-key.ts'
import { ofProject } from '#server/db/project/of-project.ts'
import { isProject, type ProjectKey } from '#server/db/project/project-key.ts'
import { tellWebhooks } from '#server/db/project/tell-webhooks.ts'
import { documents, projects } from '#server/db/schema.ts'
import { generations } from '#server/db/tables/generations.ts'
import { tellOutgrown } from './tell-outgrown.ts'
import { type WritingSource, writingSource } from './writing-queries.ts'

export interface CorrectionSource extends WritingSource {
  /** The newest version as its row says it; null when there is no document yet. */
  newest: {
    title: string
    source: string
    createdAt: string
    correctedAt: string | null
    readingVersion: number | null
    markdown: string
    /** The value of the version before it, as JSON; null for the first. */
    before: string | null
  } | null
  /** A generation is under way: its document will be newer. */
  isGenerating: boolean
}

/** Everything a correction is written from but the reading; null when there is no such project. */
export async function readForCorrection(
  db: Db,
  key: ProjectKey,
  staleBefore: Date,
): Promise<CorrectionSource | null> {
  const running = db
    .select({ id: generations.id })
    .from(generations)
    .where(
      and(
        ofProject(generations),
        eq(generations.status, 'running'),
        gte(generations.aliveAt, staleBefore),
      ),
    )
  const [row] = await db
    .select({
      source: writingSource,
      newest: newestVersion,
      isGenerating: sql<boolean>`${exists(running)}`,
    })
    .from(projects)
    .where(isProject(key))
  return row ? { ...row.source, newest: row.newest, isGenerating: row.isGenerating } : null
}

const before = alias(documents, 'before')

const newestVersion = selectJsonOne(
  new QueryBuilder()
    .select(
      buildJsonEntry({
        title: documents.title,
        source: documents.source,
        markdown: documents.markdown,
        createdAt: documents.createdAt,
        correctedAt: documents.correctedAt,
        readingVersion: documents.readingVersion,
        before: sql<string | null>`${new QueryBuilder()
          .select({ text: sql`${before.content}::text` })
          .from(before)
          .where(and(ofProject(before), eq(before.version, sql`${documents.version} - 1`)))}`,
      }),
    )
    .from(documents)
    .where(and(ofProject(documents), eq(documents.version, projects.documentCount))),
)

interface ContinuedVersion extends ProjectKey {
  answer: StoredDocument
  /** Null where it says the same as before: then only the reading it follows is noted. */
  written: { content: string; markdown: string } | null
  /** Approvals that were given to something else than it says now. */
  outgrown: readonly OutgrownApproval[]
  /** When corrections went into it last, as it was read. */
  since: string | null
}

/** Writes corrections into the newest version where nobody has meanwhile; null when somebody has. */
export function continueVersion(
  db: Db,
  { answer, written, outgrown, since, ...key }: ContinuedVersion,
  writeKey: WriteKey | null,
): Promise<StoredDocument | null> {
  const { version, title, correctedAt, readingVersion } = answer
  return onceByKey(db, writeKey, async (tx) => {
    const { rowCount } = await tx
      .update(documents)
      .set({
        ...(written && { content: toJson(written.content), markdown: written.markdown }),
        title,
        correctedAt: correctedAt === null ? null : new Date(correctedAt),
        readingVersion,
      })
      .from(projects)
      .where(
        and(
          isProject(key),
          eq(projects.documentCount, version),
          ofProject(documents),
          eq(documents.version, version),
          since === null
            ? isNull(documents.correctedAt)
            : eq(documents.correctedAt, new Date(since)),
        ),
      )
    if (rowCount !== 1) return null
    const happened = tellOutgrown(key, { version, outgrown })
    const now = new Date(correctedAt ?? answer.createdAt)
    await tellWebhooks(tx, key, { happened, now })
    return answer
  })
}
