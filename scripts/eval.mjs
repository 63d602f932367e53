// `npm run eval`: three writers on the same answers of simulated founders. See bench/eval/main.ts.
import { join } from 'node:path'
import { ensureInstalled, pinnedEnvironment, pinnedNode, run } from './setup.mjs'

ensureInstalled()
const { status } = run(pinnedNode(), [join('bench', 'eval', 'main.ts')], {
  env: pinnedEnvironment(),
})
process.exit(status ?? 1)
