import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { connect } from '#server/db/connect.ts'
import { makeDailyBackup } from '#server/jobs/make-daily-backup.ts'
import { createLog } from '#server/log.ts'
import { CONFIG } from '#test/app.ts'
import { freshPostgresUrl } from '#test/databases.ts'

it('that a stop cuts short is made by the next instance at once, and then no more that day', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'groundwork-daily-'))
  const { url, drop } = await freshPostgresUrl()
  const backups = { dir, at: { hour: 3, minute: 0 }, keep: 3 }
  const config = { ...CONFIG, databaseUrl: url, backups }
  const database = await connect(config)
  const now = () => new Date('2026-11-22T12:00:00')
  const deps = { config, database, db: database.db, log: createLog(config), now }
  await expect(makeDailyBackup(deps, AbortSignal.abort())).rejects.toThrow()
  expect(readdirSync(dir)).toEqual([])
  const goesOn = new AbortController().signal
  await makeDailyBackup(deps, goesOn)
  await makeDailyBackup(deps, goesOn)
  expect(readdirSync(dir)).toHaveLength(1)
  await database.close()
  await drop()
  rmSync(dir, { recursive: true })
})
