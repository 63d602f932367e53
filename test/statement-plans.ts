import type { Pool, PoolClient } from 'pg'

/** The part of EXPLAIN's answer that is looked at. */
interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Cond'?: string
  'Recheck Cond'?: string
  Plans?: PlanNode[]
}

const EXPLAINABLE = /^\s*(select|insert|update|delete|with)\b/i

interface Options {
  /** Tables with at most so many rows may be read whole; then PostgreSQL chooses its plans freely. */
  fewRows?: number
}

/**
 * Which of the statements would read a whole table, as `table: statement`. PostgreSQL plans them for
 * unknown parameters and is told to avoid scans, so that one is left only where no index fits.
 */
export async function tableScans(
  pool: Pool,
  statements: Iterable<string>,
  { fewRows }: Options = {},
): Promise<string[]> {
  const client = await pool.connect()
  try {
    if (fewRows === undefined) await client.query('SET enable_seqscan = off')
    const small = fewRows === undefined ? [] : await listSmallTables(client, fewRows)
    const found: string[] = []
    for (const statement of new Set(statements)) {
      if (!EXPLAINABLE.test(statement)) continue
      // A generic plan needs no parameters, and the simple protocol sends none.
      const { rows } = await client.query(`EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${statement}`)
      const plan: PlanNode = rows[0]['QUERY PLAN'][0].Plan
      const large = scannedTables(plan).filter((table) => !small.includes(table))
      found.push(...large.map((table) => `${table}: ${statement}`))
    }
    return found
  } finally {
    client.release(true)
  }
}

/** By what the last ANALYZE found. */
async function listSmallTables(client: PoolClient, fewRows: number): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND reltuples <= $1",
    [fewRows],
  )
  return rows.map(({ name }) => name)
}

/** Read from end to end: by a scan, or through an index without a condition on it. */
function scannedTables(node: PlanNode): string[] {
  const inside = (node.Plans ?? []).flatMap(scannedTables)
  const table = node['Relation Name']
  if (table === undefined || !/Scan$/.test(node['Node Type'])) return inside
  const isNarrowed = node['Index Cond'] !== undefined || node['Recheck Cond'] !== undefined
  return isNarrowed ? inside : [table, ...inside]
}
