// `npm run backup -- FILE`: the database, while its server runs or not, into one file. See docs/operations.md.
import { runFile } from './setup.mjs'

runFile('src/server/backup/commands/backup.ts')
