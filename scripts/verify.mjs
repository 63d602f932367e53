// `npm run verify -- FILE`: checks a JSON export by itself: its hash, and what of it was approved by whom.
import { runFile } from './setup.mjs'

runFile('src/server/exports/verify/verify.ts')
