// `npm run restore -- FILE [--replace]`: a backup into the database of a stopped server. See docs/operations.md.
import { ensureInstalled, pinnedEnvironment, pinnedNode, run } from './setup.mjs'

ensureInstalled()
const { status } = run(
  pinnedNode(),
  ['src/server/backup/commands/restore.ts', ...process.argv.slice(2)],
  { env: pinnedEnvironment() },
)
process.exit(status ?? 1)
