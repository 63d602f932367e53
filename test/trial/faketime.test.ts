import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { Client, readUser } from '#test/client.ts'
import { type ServerProcess, startServerProcess } from '#test/server-process.ts'

const LIBRARY = globSync('/usr/lib/*/faketime/libfaketime.so.1')[0] ?? ''
/** More than a minute long, so only where it is asked for: `npm run suite -- clock`. */
const IS_ASKED_FOR = process.env.ON_A_MOVED_CLOCK === '1'
const HAS_FAKETIME = existsSync(LIBRARY)
const PORT = 3128
const ORIGIN = `http://localhost:${PORT}`
const MINUTE = 60
const DAY = 24 * 60 * MINUTE

if (IS_ASKED_FOR && !HAS_FAKETIME) {
  process.stderr.write('faketime is not installed here, so the trial was not tried on its clock.\n')
}

describe.runIf(IS_ASKED_FOR && HAS_FAKETIME)('the trial of a server on a moved clock', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'groundwork-faketime-'))
  const client = new Client(`http://127.0.0.1:${PORT}`, ORIGIN)
  const person = {
    firstName: 'Mia',
    lastName: 'A',
    email: 'Mia@studio.test',
    password: 'nine quiet lamps',
  }
  let server: ServerProcess | null = null
  const begun = Date.now()

  /** Restarts the server so many seconds after the first start, however long the test took. */
  async function startAt(seconds: number): Promise<void> {
    await server?.stop()
    const moved = Math.round(seconds - (Date.now() - begun) / 1000)
    server = startServerProcess({
      PORT: String(PORT),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      LD_PRELOAD: LIBRARY,
      FAKETIME: `${moved < 0 ? '' : '+'}${moved}s`,
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    })
    await server.ready()
  }

  const signIn = async (email = person.email) => {
    const { status } = await client.post('/api/sign-in', { email, password: person.password })
    expect(status).toBe(200)
  }
  const status = async () => (await readUser(client)).subscriptionStatus

  afterAll(async () => {
    await server?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  it('lasts seven days to the minute, through restarts and a clock set an hour off', async () => {
    await startAt(0)
    expect((await client.post('/api/sign-up', person)).status).toBe(200)
    expect(await status()).toBe('TRIAL_ACTIVE')
    await startAt(3 * DAY)
    expect(await status()).toBe('TRIAL_ACTIVE')
    await startAt(3 * DAY - 60 * MINUTE)
    expect(await status()).toBe('TRIAL_ACTIVE')
    await startAt(7 * DAY - 2 * MINUTE)
    expect(await status()).toBe('TRIAL_ACTIVE')
    await startAt(7 * DAY + 1 * MINUTE)
    expect(await status()).toBe('TRIAL_CANCELED')
    await startAt(8 * DAY)
    await signIn('MIA@STUDIO.TEST')
    expect(await status()).toBe('TRIAL_CANCELED')
  }, 300_000)

  it('is given to nobody twice, in other letters or after the account was deleted', async () => {
    const again = await client.post('/api/sign-up', { ...person, email: 'mia@STUDIO.test' })
    expect(again.status).toBe(409)
    const gone = await client.post('/api/profile/delete', {
      confirmation: person.email,
      password: person.password,
    })
    expect(gone.status).toBe(200)
    expect((await client.post('/api/sign-up', person)).status).toBe(200)
    expect(await status()).not.toBe('TRIAL_ACTIVE')
  }, 120_000)
})
