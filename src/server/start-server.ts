import { once } from 'node:events'
import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import { type Door, openDoor } from './backup/local-door.ts'
import { makeRestorePoint } from './backup/make-restore-point.ts'
import { showBackupAge } from './backup/show-backup-age.ts'
import { takeBackup } from './backup/take-backup.ts'
import type { Config } from './config.ts'
import { createDeps } from './create-deps.ts'
import { connect } from './db/connect.ts'
import { classifyDatabaseError } from './db/database-error.ts'
import { warnWhenOutgrown } from './db/embedded/outgrown.ts'
import { migrate } from './db/migrate.ts'
import type { Deps } from './deps.ts'
import { createHttpServer, drain } from './http/http-server.ts'
import { Lifecycle } from './http/lifecycle.ts'
import { listJobs } from './jobs/list-jobs.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { startDeadline } from './providers/deadline.ts'
import { WrongPriceError } from './providers/stripe/stripe-payments.ts'

export interface RunningServer {
  /** Ends without losing a request, then closes the database. `hurried`: somebody waits for it. */
  stop(options: { hurried: boolean }): Promise<void>
}

/** How long to wait before asking again for a database that is not there yet. */
const RETRY_MS = 1_000
/** How long the start waits for the payment provider. */
const PRICE_CHECK_MS = 3_000

/**
 * Opens the database, brings its schema up to date, and serves. A database server that is away is
 * waited for: until it is there, calls get a 503. Throws when the port, the data folder or
 * the database's settings make serving impossible.
 */
export async function startServer(config: Config, log: Logger): Promise<RunningServer> {
  const database = await connect(config, { log })
  try {
    return await serve({ config, log, database })
  } catch (error) {
    await database.close()
    throw error
  }
}

type Opened = Pick<Deps, 'config' | 'log' | 'database'>

async function serve(opened: Opened): Promise<RunningServer> {
  const { config, log, database } = opened
  const lifecycle = new Lifecycle()
  const isThere = await migrateOnce(opened)
  if (isThere) lifecycle.started()
  const deps = createDeps(opened)
  const server = createHttpServer(createApp(deps, { lifecycle }), { config, lifecycle })
  await checkPrice(deps)
  await listen(server, config)
  const waiting = isThere ? Promise.resolve() : migrateWhenThere(opened, lifecycle)
  sayWhatIsUnset(config, log)
  if (isThere) await warnWhenOutgrown(database, log)
  showBackupAge(deps.registry, config.backups)
  const door = await openBackupDoor(opened)
  const running = startJobs(listJobs(deps), log)
  return {
    async stop({ hurried }) {
      // At once, so that another instance takes them over while this one finishes its requests.
      const jobsEnded = running.stop()
      await door?.close()
      await drain(server, { lifecycle, work: deps.work, delayMs: config.stopDelayMs, hurried })
      await Promise.all([jobsEnded, deps.auth.settled(), deps.contactMail.settled(), waiting])
      await database.close()
    },
  }
}

/** Through it `npm run backup` reaches the embedded database, which this process alone has open. */
async function openBackupDoor({ config, database, log }: Opened): Promise<Door | null> {
  if (config.databaseUrl !== null) return null
  try {
    return await openDoor(config.dataDir, (file, options) =>
      takeBackup(file, { config, database, now: new Date(), ...options }),
    )
  } catch (err) {
    log.warn(
      { err },
      'npm run backup cannot reach this server; the daily backup is made all the same',
    )
    return null
  }
}

/** Unlike what `readConfig` refuses, these can be meant. */
function sayWhatIsUnset({ mode, clientAddressHeader, metricsToken }: Config, log: Logger): void {
  if (mode !== 'production') return
  if (clientAddressHeader === null) {
    log.warn(
      'CLIENT_ADDRESS_HEADER is not set: limits count by the address of the connection. Behind a proxy that is one address for all visitors; name the header in which it gives the address of the client.',
    )
  }
  if (metricsToken === null) log.warn('METRICS_TOKEN is not set: /metrics is off.')
}

/** A wrong price stops the start; a provider that is away does not, since it is asked again. */
async function checkPrice({ payments, log }: Deps): Promise<void> {
  try {
    await payments.checkPrice(startDeadline(PRICE_CHECK_MS))
  } catch (error) {
    if (error instanceof WrongPriceError) throw error
    log.warn({ err: error }, 'the price could not be checked; it is before the first checkout')
  }
}

/** False when the database server is away; throws when it will never do. */
async function migrateOnce({ config, log, database }: Opened): Promise<boolean> {
  try {
    await migrate(database, {
      beforeUpgrade: async (client) =>
        void (await makeRestorePoint(client, { settings: config.backups, log })),
    })
    return true
  } catch (error) {
    if (database.dialect === 'postgres' && classifyDatabaseError(error) === 'unavailable')
      return false
    throw error
  }
}

async function migrateWhenThere(opened: Opened, lifecycle: Lifecycle): Promise<void> {
  const { log } = opened
  log.warn('the database is away; waiting for it')
  while (!lifecycle.isDraining) {
    await sleep(RETRY_MS)
    try {
      if (!(await migrateOnce(opened))) continue
      lifecycle.started()
      log.info('the database is there')
      return
    } catch (error) {
      log.error({ err: error }, 'the database cannot be used; trying again')
    }
  }
}

async function listen(server: Server, { port, host }: Config): Promise<void> {
  server.listen(port, host)
  await once(server, 'listening')
}
