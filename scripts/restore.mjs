// `npm run restore -- FILE [--replace]`: a backup into the database of a stopped server. See docs/operations.md.
import { runFile } from './setup.mjs'

runFile('src/server/backup/commands/restore.ts')
