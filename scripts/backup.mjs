// `npm run backup -- FILE`: the database, while its server runs or not, into one file. See docs/operations.md.
import { ensureInstalled, pinnedEnvironment, pinnedNode, run } from './setup.mjs'

ensureInstalled()
const { status } = run(
  pinnedNode(),
  ['src/server/backup/commands/backup.ts', ...process.argv.slice(2)],
  { env: pinnedEnvironment() },
)
process.exit(status ?? 1)
