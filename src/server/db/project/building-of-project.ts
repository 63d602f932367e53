import { and, desc, eq } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { buildJsonEntry, selectJsonList } from '#server/db/json-rows.ts'
import { progress } from '#server/db/tables/agents.ts'
import { threads } from '#server/db/tables/threads.ts'
import { ofProject } from './of-project.ts'

/*
 * What those who build know of the row of `projects` that a query reads, as JSON columns.
 */

/** More nobody reads before building something. */
const MOST_ASKED = 200

const { text, reply, heldIn } = threads

/** What agents asked, the newest first; a founder's words, and nothing of who else reads the document. */
export const askedOfProject = selectJsonList(
  new QueryBuilder()
    .select(buildJsonEntry({ item: threads.item, text, state: threads.state, reply, heldIn }))
    .from(threads)
    .where(and(ofProject(threads), eq(threads.asker, 'agent')))
    .orderBy(desc(threads.createdAt), desc(threads.id))
    .limit(MOST_ASKED),
)

/** What was reported last of each item. */
export const progressOfProject = selectJsonList(
  new QueryBuilder()
    .selectDistinctOn(
      [progress.item],
      buildJsonEntry({ item: progress.item, state: progress.state }),
    )
    .from(progress)
    .where(ofProject(progress))
    .orderBy(progress.item, desc(progress.createdAt), desc(progress.id)),
)
