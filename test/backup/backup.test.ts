import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BackupError } from '#server/backup/backup-error.ts'
import type { BackupSummary } from '#server/backup/backup-file.ts'
import { makeRestorePoint } from '#server/backup/make-restore-point.ts'
import { readBackup } from '#server/backup/read-backup.ts'
import { restoreEmbedded } from '#server/backup/restore-embedded.ts'
import { restorePostgres } from '#server/backup/restore-postgres.ts'
import { takeBackup } from '#server/backup/take-backup.ts'
import { connect } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { MIGRATIONS_FOLDER } from '#server/db/migration-files.ts'
import { projects, users } from '#server/db/schema.ts'
import { createLog } from '#server/log.ts'
import { CONFIG } from '#test/app.ts'
import { freshPostgresUrl } from '#test/databases.ts'
import { storeFounders } from './founders.ts'

const NOW = new Date('2026-11-22T03:00:00Z')
const folder = mkdtempSync(join(tmpdir(), 'groundwork-backup-'))
const dataDir = join(folder, 'data')
const file = join(folder, 'embedded.gz')
const embedded = { databaseUrl: null, dataDir, mode: 'test' } as const
const postgres = await freshPostgresUrl()
let summary: BackupSummary

beforeAll(async () => {
  const database = await connect(embedded)
  await migrate(database)
  await storeFounders(database)
  // A value of type json keeps its white space.
  await database.pool.query(
    `UPDATE answers SET value_as_sent = E'{\\n  "z" : 1,\\n"a":2}' WHERE question_id = 'question-0'`,
  )
  summary = await takeBackup(file, { config: embedded, database, now: NOW })
  await database.close()
})

afterAll(async () => {
  await postgres.drop()
  rmSync(folder, { recursive: true, force: true })
})

const digests = ({ tables }: BackupSummary) => tables
const inFolder = (name: string) => join(folder, name)

describe('a backup', () => {
  it('of the embedded database holds every table, and reads back as it was written', async () => {
    const read = await readBackup(file)
    expect(read).toEqual(summary)
    expect(read.tables.find(({ name }) => name === 'answers')?.rows).toBe(12)
    expect(read.header.madeAt).toBe(NOW.toISOString())
  })

  it('moves to PostgreSQL and back, row for row', async () => {
    await restorePostgres(file, { databaseUrl: postgres.url, replace: false })
    const server = await connect({ ...embedded, databaseUrl: postgres.url })
    const there = inFolder('postgres.gz')
    const config = { databaseUrl: postgres.url, dataDir }
    const ofServer = await takeBackup(there, { config, database: server, now: NOW })
    expect(digests(ofServer)).toEqual(digests(summary))
    await server.close()

    const moved = inFolder('moved')
    await restoreEmbedded(there, { dataDir: moved, replace: false, now: NOW })
    const back = await connect({ ...embedded, dataDir: moved })
    await migrate(back)
    const again = inFolder('again.gz')
    const ofMoved = await takeBackup(again, {
      config: { databaseUrl: null, dataDir: moved },
      database: back,
      now: NOW,
    })
    expect(digests(ofMoved)).toEqual(digests(summary))
    await back.close()
  })

  it('never overwrites a file', async () => {
    const database = await connect(embedded)
    const before = readFileSync(file)
    const taken = takeBackup(file, { config: embedded, database, now: NOW })
    await expect(taken).rejects.toThrow('exists already')
    expect(readFileSync(file).equals(before)).toBe(true)
    await database.close()
  })

  it('is taken while the embedded database is written to, which waits and goes on', async () => {
    const database = await connect(embedded)
    let written = 0
    let isOver = false
    const writing = (async () => {
      while (!isOver) {
        await database.db.insert(projects).values({
          userId: 'user-0',
          id: `while-${written}`,
          title: 'Written meanwhile',
        })
        written += 1
      }
    })()
    const during = await takeBackup(inFolder('during.gz'), { config: embedded, database, now: NOW })
    const inFile = during.tables.find(({ name }) => name === 'projects')?.rows ?? 0
    isOver = true
    await writing
    expect(written).toBeGreaterThan(inFile - 3)
    expect(existsSync(join(dataDir, 'pglite.copy'))).toBe(false)
    await database.close()
  })
})

describe('a restore refuses, and changes nothing,', () => {
  const whole = () => gunzipSync(readFileSync(file)).toString()
  const lines = () => whole().trimEnd().split('\n')
  const broken: [string, () => Buffer, string][] = [
    ['a file that is no backup', () => Buffer.from('hello'), 'damaged or not complete'],
    ['another gzip', () => gzipSync('{"a":1}\n'), 'is not a backup of Groundwork'],
    ['an empty file', () => Buffer.alloc(0), 'damaged or not complete'],
    ['a cut file', () => readFileSync(file).subarray(0, -200), 'damaged or not complete'],
    ['a missing end', () => gzipSync(lines().slice(0, -1).join('\n')), 'damaged or not complete'],
    [
      'a changed word',
      () => gzipSync(whole().replace('Ünï 1', 'Ünï 2')),
      'damaged or not complete',
    ],
    ['a lost row', () => gzipSync(without(lines(), '"title":"Ünï 0"')), 'damaged or not complete'],
    ['a newer format', () => gzipSync(whole().replace('"format":1', '"format":2')), 'newer'],
    [
      'unknown tables',
      () => gzipSync(whole().replace(/"migrations":\["\w/, '"migrations":["-')),
      'another version',
    ],
  ]

  it.each(broken)('%s', async (name, content, sentence) => {
    const bad = inFolder(`${name}.gz`)
    writeFileSync(bad, content())
    const fresh = inFolder('untouched')
    const restored = restoreEmbedded(bad, { dataDir: fresh, replace: false, now: NOW })
    await expect(restored).rejects.toThrow(sentence)
    expect(existsSync(join(fresh, 'pglite'))).toBe(false)
    const overwritten = restorePostgres(bad, { databaseUrl: postgres.url, replace: true })
    await expect(overwritten).rejects.toThrow(BackupError)
  })

  it('data that is there, unless it is to be replaced; then the former stays beside it', async () => {
    const target = inFolder('target')
    await cp(dataDir, target, { recursive: true })
    const into = { dataDir: target, now: NOW }
    await expect(restoreEmbedded(file, { ...into, replace: false })).rejects.toThrow('--replace')
    const { kept } = await restoreEmbedded(file, { ...into, replace: true })
    expect(kept).toBe(join(target, 'pglite.before-2026-11-22T03-00-00Z'))
    expect(existsSync(kept ?? '')).toBe(true)
  })

  it('a database that a server uses', async () => {
    const server = await connect({ ...embedded, databaseUrl: postgres.url })
    expect(await server.isReady()).toBe(true)
    const restored = restorePostgres(file, { databaseUrl: postgres.url, replace: true })
    await expect(restored).rejects.toThrow('Stop every server')
    await server.close()
    const holder = await connect(embedded)
    const locked = restoreEmbedded(file, { dataDir, replace: true, now: NOW })
    await expect(locked).rejects.toThrow('in use by process')
    await holder.close()
  })
})

/** Three databases one after the other take long on a busy machine. */
const UPGRADE_MS = 120_000

describe('a restore point', () => {
  it(
    'is made before an upgrade, and leads back to the release before it',
    async () => {
      const before = inFolder('migrations-before')
      await cp(MIGRATIONS_FOLDER, before, { recursive: true })
      const journal = join(before, 'meta', '_journal.json')
      const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'))
      writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, -1) }))

      const place = { databaseUrl: null, dataDir: inFolder('upgraded'), mode: 'test' } as const
      const dir = inFolder('points')
      const settings = { dir, at: { hour: 3, minute: 0 }, keep: 2 }
      const log = createLog(CONFIG)
      const made: string[] = []
      const beforeUpgrade = async (client: Parameters<typeof makeRestorePoint>[0]) => {
        made.push((await makeRestorePoint(client, { settings, log })) ?? '')
      }
      const database = await connect(place)
      await migrate(database, { folder: before, beforeUpgrade })
      expect(made).toEqual([])
      await database.pool.query(`INSERT INTO users (id, email, name) VALUES ('u', 'a@b.c', 'Ana')`)
      await migrate(database, { beforeUpgrade })
      expect(made).toHaveLength(1)
      await migrate(database, { beforeUpgrade })
      expect(made).toHaveLength(1)
      await database.close()

      const back = { dataDir: place.dataDir, replace: true, now: NOW, migrationsFolder: before }
      await restoreEmbedded(made[0] ?? '', back)
      const older = await connect(place)
      await migrate(older, { folder: before, beforeUpgrade })
      expect(made).toHaveLength(1)
      expect(await older.db.select({ name: users.name }).from(users)).toEqual([{ name: 'Ana' }])
      await older.close()
    },
    UPGRADE_MS,
  )
})

describe('a restore that is cut off between its renames', () => {
  it('is finished by the next start, or leaves the former database', async () => {
    const cut = inFolder('cut')
    await cp(dataDir, cut, { recursive: true })
    await cp(join(cut, 'pglite'), join(cut, 'pglite.restored'), { recursive: true })
    const former = await connect({ ...embedded, dataDir: cut })
    expect(existsSync(join(cut, 'pglite.restored'))).toBe(false)
    await former.close()
    await cp(join(cut, 'pglite'), join(cut, 'pglite.restored'), { recursive: true })
    rmSync(join(cut, 'pglite'), { recursive: true })
    const restored = await connect({ ...embedded, dataDir: cut })
    expect((await restored.db.select().from(users)).length).toBe(3)
    await restored.close()
  })
})

function without(lines: string[], part: string): string {
  return `${lines.filter((line) => !line.includes(part)).join('\n')}\n`
}
