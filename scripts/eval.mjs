// `npm run eval`: three writers on the same answers of simulated founders. See bench/eval/main.ts.
// `npm run eval -- reading`: what the rules, and a configured model, read of founders' answers. See bench/eval/reading.ts.
// `npm run eval -- replies`: the built-in reviewer's replies to founders' answers. See bench/eval/replies.ts.
// `npm run eval -- telling`: where the words of a text told at once go. See bench/eval/telling.ts.
import { join } from 'node:path'
import { runFile } from './setup.mjs'

const NAMED = ['reading', 'replies', 'telling']
const [what, ...rest] = process.argv.slice(2)
const [name, given] = NAMED.includes(what) ? [what, rest] : ['main', process.argv.slice(2)]
runFile(join('bench', 'eval', `${name}.ts`), given)
