// The whole product for the browser tests: the real server on an empty data folder.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'groundwork-e2e-'))
await import('#server/main.ts')
