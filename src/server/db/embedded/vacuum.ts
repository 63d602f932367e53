import type { Pool } from 'pg'

/** A table is worth a vacuum when a fifth of it and more than this many rows are dead. */
const DEAD_ROWS = 500
const DEAD_SHARE = 0.2
/** Bytes of write-ahead log after which the data files are brought up to date and the log cut. */
const LOG_BYTES = 32 * 1024 * 1024

/**
 * What a server's background processes would do: gives the room of dead rows back, refreshes the
 * planner's figures, and keeps the write-ahead log short. Does nothing while it is not worth it.
 */
export async function vacuum(pool: Pool): Promise<void> {
  // A session reports what it did at most once a second; this one is asked to do so now.
  await pool.query('SELECT pg_stat_force_next_flush()')
  const { rows } = await pool.query<{ name: string }>(
    // Long answers lie in a table's second one (TOAST), which is vacuumed with it.
    `SELECT DISTINCT quote_ident(tables.relname) AS name
     FROM pg_class AS tables
     JOIN pg_stat_all_tables AS stat ON stat.relid IN (tables.oid, tables.reltoastrelid)
     WHERE tables.relkind = 'r' AND tables.relnamespace = 'public'::regnamespace
       AND n_dead_tup > $1 AND n_dead_tup > $2::float * (n_live_tup + n_dead_tup)`,
    [DEAD_ROWS, DEAD_SHARE],
  )
  // One table at a time: the embedded database holds the whole process while it works.
  for (const { name } of rows) await pool.query(`VACUUM (ANALYZE) ${name}`)
  const { rows: log } = await pool.query<{ long: boolean }>(
    `SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) > $1 AS long FROM pg_control_checkpoint()`,
    [LOG_BYTES],
  )
  if (log[0]?.long) await pool.query('CHECKPOINT')
}
