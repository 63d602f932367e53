// `npm run verify -- FILE`: checks a JSON export by itself: its hash, and what of it was approved by whom.
import { ensureInstalled, pinnedEnvironment, pinnedNode, run } from './setup.mjs'

ensureInstalled()
const { status } = run(
  pinnedNode(),
  ['src/server/exports/verify/verify.ts', ...process.argv.slice(2)],
  { env: pinnedEnvironment() },
)
process.exit(status ?? 1)
