import type { ClientBase } from 'pg'

export const PROJECTS_EACH = 10
/** So many at once, so that progress is seen. */
const CHUNK = 50_000

/** Of the person by this number, counted from 1; the same in SQL and here. */
export const tokenOf = (person: number) => `token-${person}`
export const projectIdOf = (project: number) => `project-${project}`

const PERSON = `(project - 1) / ${PROJECTS_EACH} + 1`

/** What founders write: sentences of different people in changing order, about 400 letters. */
const SENTENCES = [
  'Owners of tool libraries lose an hour every evening, about twice a week.',
  'A member borrows a drill for three days and pays four euros.',
  'Anna opens the shop at nine and sees what comes back today.',
  'Members get a reminder the day before, by e-mail.',
  'Nobody but the owner may change a price.',
  'The list must be there within two seconds, also on an old phone.',
  'A broken tool is taken out until Ben has repaired it.',
  'We began with a sheet of paper, then with a table that three people overwrite.',
  'Each tool has a number, a name, a picture and a place on the shelf.',
  'Who is late twice in a month pays a fee of two euros.',
  'The city pays for the room, not for the programs.',
]

/**
 * Fills a migrated, empty database with so many projects of ten a person, fifteen answers in each,
 * as they would lie after months: a project's answers are not neighbours. A fifth of the people has
 * an ended session beside the living one, and every fifth project an old keyed write.
 */
export async function fill(client: ClientBase, projects: number): Promise<void> {
  const people = Math.ceil(projects / PROJECTS_EACH)
  // References are right by construction, and an index is built faster than it grows.
  await client.query('SET session_replication_role = replica')
  const { rows } = await client.query<{ name: string; definition: string }>(
    "SELECT conname AS name, pg_get_constraintdef(oid) AS definition FROM pg_constraint WHERE conrelid = 'answers'::regclass AND contype = 'p'",
  )
  const [key] = rows
  if (!key) throw new Error('answers have no primary key')
  await client.query(`ALTER TABLE answers DROP CONSTRAINT "${key.name}"`)
  for (const statement of describePeople(people)) await client.query(statement)
  for (let from = 1; from <= projects; from += CHUNK) {
    const to = Math.min(projects, from + CHUNK - 1)
    for (const statement of describeProjects(from, to)) await client.query(statement)
  }
  await client.query(`ALTER TABLE answers ADD CONSTRAINT "${key.name}" ${key.definition}`)
  await client.query('SET session_replication_role = origin')
  await client.query('VACUUM ANALYZE')
}

function describePeople(people: number): string[] {
  const each = `generate_series(1, ${people}) AS person`
  const session = (kind: string, expires: string) =>
    `SELECT '${kind}' || person, 'person-' || person, '${kind}' || person, ${expires} FROM ${each}`
  return [
    `INSERT INTO users (id, email, email_verified, name, first_name, last_name, subscription_status, trial_started_at, project_count, created_at)
     SELECT 'person-' || person, 'person-' || person || '@studio.test', true, 'Mia Alvarez', 'Mia', 'Alvarez',
       'PREMIUM_ACTIVE', now() - interval '30 days', ${PROJECTS_EACH}, now() - person * interval '1 second'
     FROM ${each}`,
    `INSERT INTO sessions (id, user_id, token, expires_at) ${session('token-', "now() + interval '20 days'")}`,
    `INSERT INTO sessions (id, user_id, token, expires_at) ${session('ended-', "now() - interval '1 day'")} WHERE person % 5 = 0`,
  ]
}

function describeProjects(from: number, to: number): string[] {
  const each = `generate_series(${from}, ${to}) AS project`
  const sentences = `ARRAY[${SENTENCES.map((sentence) => `'${sentence}'`).join(', ')}]`
  const sentence = (step: number) =>
    `(${sentences})[1 + (project * ${step} + question * 7) % ${SENTENCES.length}]`
  const value = `concat_ws(' ', ${[1, 2, 3, 5, 6, 8].map(sentence).join(', ')}, 'Number ' || project || '.')`
  return [
    `INSERT INTO projects (user_id, id, title, created_at, updated_at)
     SELECT 'person-' || ${PERSON}, 'project-' || project, 'Tool library ' || project, now(), now() FROM ${each}`,
    `INSERT INTO answers (user_id, project_id, question_id, value, blank, adequate)
     SELECT 'person-' || ${PERSON}, 'project-' || project, 'q' || question, to_jsonb(${value}), false, true
     FROM generate_series(1, 15) AS question, ${each}`,
    `INSERT INTO idempotency_keys (user_id, key, fingerprint, result, created_at)
     SELECT 'person-' || ${PERSON}, 'key-' || project, 'x', '{"status": 200}', now() - interval '3 days'
     FROM ${each} WHERE project % 5 = 0`,
  ]
}
