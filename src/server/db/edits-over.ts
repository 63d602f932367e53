import { sql } from 'drizzle-orm'
import type { ItemEdit } from '#domain/requirements/editing/edits.ts'

/** Rows of `document_edits` as one JSON list. */
export const EDITS_AS_JSON = sql`coalesce(jsonb_agg(jsonb_build_object('item', item, 'field', field,
  'generated', generated, 'text', text, 'basis', basis, 'revision', revision)
  order by item, field), '[]')`

/** The edits of the newest version, for the row of `projects` that the statement reads. */
const NEWEST_EDITS = sql`(select ${EDITS_AS_JSON} from document_edits
  where document_edits.user_id = projects.user_id and document_edits.project_id = projects.id)`

/** The edits over a version: the row of `documents` stands beside that of `projects`. */
export const EDITS_OVER = sql<ItemEdit[]>`case when documents.version = projects.document_count
  then ${NEWEST_EDITS} else documents.edits end`
