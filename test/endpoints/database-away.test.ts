import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Project } from '#contract/projects.ts'
import { Client } from '#test/client.ts'
import { type PostgresServer, startPostgres } from '#test/postgres-server.ts'
import { type ServerProcess, startServerProcess } from '#test/server-process.ts'

const PORT = 3126
/** Its first call opens the authorization server, which writes. */
const DOOR = '/.well-known/oauth-protected-resource/mcp'

/** docs/reliability.md#r25 */
describe('a database server that is away', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'groundwork-away-'))
  let postgres: PostgresServer
  let server: ServerProcess
  const client = new Client(`http://127.0.0.1:${PORT}`, `http://localhost:${PORT}`)
  const statusOf = async (path: string) => (await client.get(path)).status

  beforeAll(async () => {
    postgres = await startPostgres()
    await postgres.stop()
    const DATABASE_URL = postgres.url('postgres')
    server = startServerProcess({ PORT: String(PORT), DATA_DIR: dataDir, DATABASE_URL })
    await server.ready({ path: '/livez' })
  })
  afterAll(async () => {
    await server.stop()
    await postgres.remove()
    rmSync(dataDir, { recursive: true, force: true })
  })

  it('is waited for at the start, and does not end the server later', async () => {
    expect([await statusOf('/livez'), await statusOf('/readyz')]).toEqual([200, 503])
    const early = await client.get('/api/projects')
    expect([early.status, early.body.code]).toEqual([503, 'unavailable'])
    expect((await client.get(DOOR)).body.code).toBe('unavailable')
    await postgres.start()
    await expect.poll(() => statusOf('/readyz'), { timeout: 5_000 }).toBe(200)
    const person = {
      firstName: 'Mia',
      lastName: 'A',
      email: 'mia@studio.test',
      password: 'nine quiet lamps',
    }
    expect((await client.post('/api/sign-up', person)).status).toBe(200)
    const project = (await client.post<Project>('/api/projects', { title: 'Kept' })).body

    for (let round = 0; round < 3; round += 1) {
      await postgres.stop()
      await expect.poll(() => statusOf('/readyz'), { timeout: 5_000 }).toBe(503)
      expect(await statusOf('/livez')).toBe(200)
      const away = await client.get(`/api/projects/${project.id}`)
      expect([away.status, away.body.code]).toEqual([503, 'unavailable'])
      if (round === 0) expect((await client.get(DOOR)).body.code).toBe('unavailable')
      expect(away.text).not.toMatch(/ECONN|postgres|node_modules/)
      await postgres.start()
      await expect.poll(() => statusOf(`/api/projects/${project.id}`), { timeout: 5_000 }).toBe(200)
      // The first call after the database is back opens it; whoever asked before does not spoil it.
      if (round === 0) expect(await statusOf(DOOR)).toBe(200)
    }
    expect(server.process.exitCode).toBeNull()
    expect(server.output()).not.toMatch(/uncaught|unhandled/)
  }, 120_000)
})
