// The whole product for the browser tests: the real server on an empty data folder.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startGithub } from '#test/trackers/stand-ins/github.ts'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'groundwork-e2e-'))
// Beside it, for e2e/tracker.spec.ts.
process.env.GITHUB_API_URL = (await startGithub(Number(process.env.PORT) + 5)).url.href
await import('#server/main.ts')
