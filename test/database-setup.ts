import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Pool } from 'pg'
import type { TestProject } from 'vitest/node'
import { buildDatabase, type Database } from '#server/db/database.ts'
import { embeddedPool } from '#server/db/embedded/open-embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import {
  closeDatabase,
  createSpreadDatabase,
  spreadTables,
  startCitus,
} from './citus/start-citus.ts'
import { startPostgres } from './postgres-server.ts'

/** What each test file needs to make its own databases (see `databases.ts`). */
export interface Templates {
  /** A file with the migrated embedded database. */
  pglite: string
  /** The shared server's own database; `template_groundwork` beside it is the migrated one. */
  postgres: string
  /** The same on the servers over which that one spreads its tables; none but for `suite -- citus`. */
  workers: string[]
}

declare module 'vitest' {
  interface ProvidedContext {
    templates: Templates
  }
}

interface Made {
  templates: Templates
  remove(): Promise<void>
}

/** What this run has made, where every project's copy of this file finds it. */
const run = globalThis as { groundworkTemplates?: { made: Promise<Made>; users: number } }

/** Once for a run, whichever of its projects come: a migrated template of each kind, which tests copy. */
export async function setup(project: TestProject) {
  run.groundworkTemplates ??= { made: makeTemplates(), users: 0 }
  const shared = run.groundworkTemplates
  shared.users += 1
  const { templates, remove } = await shared.made
  project.provide('templates', templates)
  return async () => {
    shared.users -= 1
    if (shared.users === 0) await remove()
  }
}

async function makeTemplates(): Promise<Made> {
  const folder = mkdtempSync(join(tmpdir(), 'groundwork-templates-'))
  const makePostgres = process.env.ON_CITUS ? citusTemplate : postgresTemplate
  const [pglite, server] = await Promise.all([pgliteTemplate(folder), makePostgres()])
  const [postgres = '', ...workers] = server.urls('postgres')
  return {
    templates: { pglite, postgres, workers },
    async remove() {
      await server.remove()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function pgliteTemplate(folder: string): Promise<string> {
  const pglite = await PGlite.create()
  const database = buildDatabase({
    dialect: 'pglite',
    mustBeDurable: false,
    ...embeddedPool(pglite),
  })
  await migrate(database)
  const file = join(folder, 'pglite.tar')
  writeFileSync(file, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()))
  await database.close()
  return file
}

async function postgresTemplate() {
  const server = await startPostgres()
  const admin = new Pool({ connectionString: server.url('postgres'), max: 1 })
  await admin.query('CREATE DATABASE template_groundwork')
  await admin.end()
  await migrateServer(server.url('template_groundwork'))
  return { urls: (database: string) => [server.url(database)], remove: server.remove }
}

async function citusTemplate() {
  const servers = await startCitus()
  const urls = servers.urls('template_groundwork')
  const [coordinator = ''] = urls
  try {
    await createSpreadDatabase(urls)
    await migrateServer(coordinator)
    await spreadTables(coordinator)
    await closeDatabase(urls)
  } catch (error) {
    await servers.remove()
    throw error
  }
  return servers
}

async function migrateServer(url: string): Promise<void> {
  const template = serverDatabase(url)
  await migrate(template)
  await template.close()
}

function serverDatabase(connectionString: string): Database {
  const pool = new Pool({ connectionString, max: 2 })
  return buildDatabase({ dialect: 'postgres', mustBeDurable: false, pool, close: () => pool.end() })
}
