import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { isoMoment } from '#server/db/rows.ts'
import { EDITS_OVER } from '#server/editing/queries.ts'
import { PROJECT_TEXTS } from '#server/exports/queries.ts'

/** Everything of an account, each part as JSON text: it is for another thread to read. */
export interface AccountTexts {
  account: string
  projects: string[]
  documents: string[]
}

interface Part extends Record<string, unknown> {
  kind: 'account' | 'project' | 'document'
  value: string
}

/** Reads the whole account in one statement; null when it has gone meanwhile. */
export async function readAccountTexts(db: Db, userId: string): Promise<AccountTexts | null> {
  const { rows } = await db.execute<Part>(sql`
    select 'account' as kind, ${ACCOUNT}::text as value, users.created_at as at, 0 as version
    from users where users.id = ${userId}
    union all
    select 'project', (${PROJECT_TEXTS} || jsonb_build_object('id', projects.id))::text,
      projects.created_at, 0
    from projects where projects.user_id = ${userId}
    union all
    select 'document', json_build_object('projectId', project_id, 'version', version,
      'markdown', markdown, 'content', content, 'edits', ${EDITS_OVER})::text,
      documents.created_at, version
    from documents join projects
      on projects.user_id = documents.user_id and projects.id = documents.project_id
    where documents.user_id = ${userId}
    order by at, version`)
  const texts = (kind: Part['kind']) =>
    rows.filter((row) => row.kind === kind).map(({ value }) => value)
  const account = texts('account')[0]
  if (account === undefined) return null
  return { account, projects: texts('project'), documents: texts('document') }
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
    from sessions where user_id = users.id)
)`
