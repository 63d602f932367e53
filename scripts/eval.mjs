// `npm run eval`: three writers on the same answers of simulated founders. See bench/eval/main.ts.
// `npm run eval -- reading`: what the rules, and a configured model, read of founders' answers. See bench/eval/reading.ts.
// `npm run eval -- replies`: the built-in reviewer's replies to founders' answers. See bench/eval/replies.ts.
// `npm run eval -- telling`: where the words of a text told at once go. See bench/eval/telling.ts.
import { join } from 'node:path'
import { ensureInstalled, pinnedEnvironment, pinnedNode, run } from './setup.mjs'

ensureInstalled()
const [what, ...rest] = process.argv.slice(2)
const NAMED = ['reading', 'replies', 'telling']
const script = NAMED.includes(what) ? [`${what}.ts`, ...rest] : ['main.ts']
const { status } = run(pinnedNode(), [join('bench', 'eval', script[0]), ...script.slice(1)], {
  env: pinnedEnvironment(),
})
process.exit(status ?? 1)
