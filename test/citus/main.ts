/*
 * The tests of all endpoints, of what visitors write, and of the jobs that look at all users, on Citus: one coordinator, two
 * workers, the tables spread by deploy/citus.sql.
 *
 *   ON_CITUS=1 node test/citus/main.ts [arguments of vitest]
 */
import { spawnSync } from 'node:child_process'
import { say } from '#test/durability/random.ts'
import { findWhyNoCitus } from './start-citus.ts'

const OTHERS = [
  'test/admin/failures.test.ts',
  'test/contact',
  'test/database/jobs.test.ts',
  'test/webhooks/claims.test.ts',
  'test/webhooks/sending.test.ts',
]

const why = await findWhyNoCitus()
if (why) {
  say(`Nothing was tested: ${why}`)
} else {
  const given = process.argv.slice(2)
  const what = given.length > 0 ? given : ['test/endpoints', ...OTHERS]
  const command = ['node_modules/vitest/vitest.mjs', 'run', ...what]
  process.exitCode = spawnSync(process.execPath, command, { stdio: 'inherit' }).status ?? 1
}
