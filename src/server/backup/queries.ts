import type { ClientBase } from 'pg'

/** How many rows are in memory at once. */
const ROWS_AT_ONCE = 200

/** The tables that hold data, parents before their children. */
export async function listTables(client: ClientBase): Promise<string[]> {
  const { rows: tables } = await client.query<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') ORDER BY relname",
  )
  const { rows: links } = await client.query<{ child: string; parent: string }>(
    `SELECT child.relname AS child, parent.relname AS parent FROM pg_constraint
     JOIN pg_class AS child ON child.oid = conrelid JOIN pg_class AS parent ON parent.oid = confrelid
     WHERE contype = 'f' AND child.relnamespace = 'public'::regnamespace AND conrelid <> confrelid`,
  )
  return parentsFirst(
    tables.map(({ name }) => name),
    links,
  )
}

function parentsFirst(names: string[], links: { child: string; parent: string }[]): string[] {
  const ordered: string[] = []
  let waiting = names
  while (waiting.length > 0) {
    const free = waiting.filter(
      (name) => !links.some(({ child, parent }) => child === name && waiting.includes(parent)),
    )
    if (free.length === 0) throw new Error(`Tables refer to each other in a circle: ${waiting}`)
    ordered.push(...free)
    waiting = waiting.filter((name) => !free.includes(name))
  }
  return ordered
}

/** Begins one view of the whole database that later writes do not change. */
export async function beginSnapshot(client: ClientBase): Promise<void> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  await setForLongWork(client)
}

/** Does the work in one transaction: all of it, or nothing when it throws. */
export async function runInTransaction<T>(client: ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query('BEGIN')
  try {
    await setForLongWork(client)
    const result = await work()
    await client.query('COMMIT')
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  }
}

/** Times are written in UTC, and no statement of a long work is ended by a limit meant for requests. */
async function setForLongWork(client: ClientBase): Promise<void> {
  await client.query(
    "SET LOCAL TimeZone = 'UTC'; SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0",
  )
}

/** Each row of a table as PostgreSQL's JSON, a handful at a time. Inside a transaction. */
export async function* readRows(client: ClientBase, table: string): AsyncGenerator<string[]> {
  await client.query(
    `DECLARE rows NO SCROLL CURSOR FOR SELECT row_to_json(the_row)::text AS json FROM public."${table}" AS the_row`,
  )
  for (;;) {
    const { rows } = await client.query<{ json: string }>(`FETCH ${ROWS_AT_ONCE} FROM rows`)
    if (rows.length === 0) break
    // Between the parts of a value of type json a line may end; within its strings none can.
    yield rows.map(({ json }) => json.replaceAll('\n', ' '))
  }
  await client.query('CLOSE rows')
}

/** Stores rows as `readRows` gave them. */
export async function insertRows(client: ClientBase, table: string, rows: readonly string[]) {
  await client.query(
    `INSERT INTO public."${table}" SELECT * FROM json_populate_recordset(NULL::public."${table}", $1::json)`,
    [`[${rows.join(',')}]`],
  )
}

/** Whether anybody has an account, or any table holds a row although there are no accounts. */
export async function hasRows(client: ClientBase): Promise<boolean> {
  for (const table of await listTables(client)) {
    const { rows } = await client.query(`SELECT 1 FROM public."${table}" LIMIT 1`)
    if (rows.length > 0) return true
  }
  return false
}

/** How many other sessions of this program are connected to the same database. */
export async function countOtherServers(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'groundwork' AND pid <> pg_backend_pid()",
  )
  return rows[0]?.count ?? 0
}

/** Removes every table, within the caller's transaction. */
export async function dropTables(client: ClientBase): Promise<void> {
  for (const table of await listTables(client))
    await client.query(`DROP TABLE public."${table}" CASCADE`)
  await client.query('DROP SCHEMA IF EXISTS drizzle CASCADE')
}
