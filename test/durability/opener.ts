/*
 * A process that opens the database as the server does, for tests that kill it or race it. It tells
 * of each step in one line, and saves as often as it is told to by argument.
 */
import { connect } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'

const [dataDir = '', saves = '0'] = process.argv.slice(2)

const say = (line: string) => process.stdout.write(`${line}\n`)

try {
  const database = await connect({ databaseUrl: null, dataDir, mode: 'production', port: 3110 })
  say('connected')
  await migrate(database)
  say('ready')
  const { pool } = database
  await pool.query(
    "INSERT INTO rate_limits (key, whole_at) VALUES ('saves', 0) ON CONFLICT DO NOTHING",
  )
  for (let number = 1; number <= Number(saves); number += 1) {
    await pool.query("UPDATE rate_limits SET whole_at = whole_at + 1 WHERE key = 'saves'")
  }
  const { rows } = await pool.query("SELECT whole_at AS count FROM rate_limits WHERE key = 'saves'")
  say(`saved ${rows[0].count}`)
  // Told to close, or left behind by whoever started it.
  const close = () => database.close().then(() => process.exit(0))
  process.stdin.once('data', close).once('end', close)
} catch (error) {
  say(`refused ${error instanceof Error ? error.message : error}`)
  process.exit(1)
}
