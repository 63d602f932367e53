/*
 * Keeps a small data set of this release, as its own server makes it, for the releases to come:
 *
 *   node test/releases/keep-release.ts [port]
 *
 * `releases.test.ts` opens every kept one with the newest code.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import { runInFolder } from '#server/backup/run-in-folder.ts'
import { readVersion } from '#server/backup/version.ts'
import { writeBackup } from '#server/backup/write-backup.ts'
import { Client } from '#test/client.ts'
import { answerAll, generate, withProject } from '#test/endpoints/scene.ts'
import { startServerProcess } from '#test/server-process.ts'
import { FOUNDER } from './founder.ts'

const port = process.argv[2] ?? '4896'
const dataDir = mkdtempSync(join(tmpdir(), 'groundwork-release-'))
const version = readVersion()
const file = new URL(`./groundwork-${version}.gz`, import.meta.url).pathname

const server = startServerProcess({ PORT: port, DATA_DIR: dataDir, BACKUP_KEEP: '0' })
try {
  await server.ready()
  await live(new Client(server.origin, server.origin))
} finally {
  await server.stop()
}
await runInFolder(join(dataDir, 'pglite'), async (client) => {
  // A trial would be over when a later release opens it.
  await client.query("UPDATE users SET subscription_status = 'PREMIUM_ACTIVE'")
  await writeBackup(client, file, { now: new Date(), version })
})
rmSync(dataDir, { recursive: true, force: true })
process.stdout.write(`Kept ${file}\n`)

/** What a founder leaves behind: answers, replies, a document, notes. */
async function live(client: Client): Promise<void> {
  await expectOk(client.post('/api/sign-up', FOUNDER))
  const scene = await withProject(client)
  await answerAll(scene)
  const [questionId = ''] = Object.keys(SAMPLE_PROJECT.answers)
  await expectOk(
    client.post(`${scene.path}/consultations`, { questionId, question: 'Is it clear?' }),
  )
  await expectOk(client.get(`${scene.path}/reading`))
  await expectOk(generate(scene))
  await expectOk(
    client.post(`${scene.path}/tellings`, { text: 'Clients book a free place online.' }),
  )
  await expectOk(
    client.post(`${scene.path}/answers`, { questionId, value: 'Told again, shorter.' }),
  )
}

async function expectOk(sent: Promise<{ status: number; text: string }>): Promise<void> {
  const { status, text } = await sent
  if (status >= 300) throw new Error(`returned ${status}: ${text.slice(0, 400)}`)
}
