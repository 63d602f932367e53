import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { isoMoment } from '#server/db/rows.ts'
import { EDITS_OVER } from '#server/documents/editing/queries.ts'
import { projectTexts } from '#server/exports/queries.ts'

/** Everything of an account, each part as JSON text: it is for another thread to read. */
export interface AccountTexts {
  account: string
  projects: string[]
  documents: string[]
}

/** What an account holds, by its keys, in the order of making. */
interface Holdings {
  account: string
  projects: string[]
  documents: { project: string; version: number }[]
}

/** Rows a statement: the embedded database answers nobody else while it reads one. */
const PAGE = 5

/**
 * Reads the whole account, a few rows a statement
 * (docs/decisions/0043-an-account-is-read-in-pages.md); null when it has gone meanwhile. What is
 * deleted while it is being read is left out.
 */
export async function readAccountTexts(db: Db, userId: string): Promise<AccountTexts | null> {
  const { rows } = await db.execute<Holdings & Record<string, unknown>>(sql`
    select ${ACCOUNT}::text as account,
      (select coalesce(jsonb_agg(id order by created_at, id), '[]')
        from projects where user_id = users.id) as projects,
      (select coalesce(jsonb_agg(jsonb_build_object('project', projects.id, 'version', version)
          order by projects.created_at, projects.id, version), '[]')
        from documents join projects
          on projects.user_id = documents.user_id and projects.id = documents.project_id
        where documents.user_id = users.id) as documents
    from users where users.id = ${userId}`)
  const holdings = rows[0]
  if (!holdings) return null
  return {
    account: holdings.account,
    projects: await inPages(holdings.projects, (page) => readProjects(db, userId, page)),
    documents: await inPages(holdings.documents, (page) => readDocuments(db, userId, page)),
  }
}

async function inPages<Key>(
  keys: readonly Key[],
  read: (page: readonly Key[]) => Promise<string[]>,
): Promise<string[]> {
  const texts: string[] = []
  for (let start = 0; start < keys.length; start += PAGE) {
    texts.push(...(await read(keys.slice(start, start + PAGE))))
  }
  return texts
}

async function readProjects(db: Db, userId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ value: string }>(sql`
    select ${projectTexts(sql`'id', projects.id`)}::text as value
    from projects where projects.user_id = ${userId}
      and projects.id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
    order by projects.created_at, projects.id`)
  return rows.map(({ value }) => value)
}

async function readDocuments(
  db: Db,
  userId: string,
  keys: readonly Holdings['documents'][number][],
): Promise<string[]> {
  const { rows } = await db.execute<{ value: string }>(sql`
    select json_build_object('projectId', project_id, 'version', documents.version,
      'markdown', markdown, 'content', content, 'edits', ${EDITS_OVER})::text as value
    from documents join projects
      on projects.user_id = documents.user_id and projects.id = documents.project_id
    join jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as wanted(project text, version int)
      on wanted.project = documents.project_id and wanted.version = documents.version
    where documents.user_id = ${userId}
    order by documents.created_at, documents.version`)
  return rows.map(({ value }) => value)
}

const ACCOUNT = sql`jsonb_build_object(
  'email', email, 'emailVerified', email_verified, 'firstName', first_name, 'lastName', last_name,
  'image', image, 'createdAt', ${isoMoment(sql`users.created_at`)},
  'subscriptionStatus', subscription_status,
  'trialStartedAt', ${isoMoment(sql`trial_started_at`)},
  'trialGenerationsUsed', trial_generations_used,
  'subscription', (
    select jsonb_build_object('provider', realm, 'customerId', customer_id,
      'subscriptionId', subscription_id, 'status', provider_status,
      'periodEnd', ${isoMoment(sql`period_end`)}, 'endsAt', ${isoMoment(sql`ends_at`)})
    from subscriptions where user_id = users.id),
  'signInMethods', (
    select coalesce(jsonb_agg(jsonb_build_object('provider', provider_id,
      'since', ${isoMoment(sql`sign_in_methods.created_at`)}) order by created_at), '[]')
    from sign_in_methods where user_id = users.id),
  'sessions', (
    select coalesce(jsonb_agg(jsonb_build_object('userAgent', user_agent,
      'signedInAt', ${isoMoment(sql`sessions.created_at`)},
      'lastUsedAt', ${isoMoment(sql`sessions.updated_at`)}) order by updated_at desc), '[]')
    from sessions where user_id = users.id),
  'contactMessages', (
    select coalesce(jsonb_agg(jsonb_build_object('name', name, 'email', contact_messages.email,
      'message', message, 'sentAt', ${isoMoment(sql`contact_messages.created_at`)})
      order by contact_messages.created_at), '[]')
    from contact_messages where user_id = users.id)
)`
