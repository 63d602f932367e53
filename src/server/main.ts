import type { Logger } from 'pino'
import { type Config, ConfigError, readConfig } from './config.ts'
import { FolderInUseError, lockFolder } from './db/embedded/folder-lock.ts'
import { createLog } from './log.ts'
import type { RunningServer } from './start-server.ts'

/** A stop takes at most this long, whatever hangs. */
const STOP_LIMIT_MS = 29_000
/** The end after an error that nobody caught. */
const CRASH_LIMIT_MS = 5_000
/** Tells the start script that another start may help. */
const CRASHED = 70

await main()

async function main(): Promise<void> {
  try {
    const config = readConfig()
    const log = createLog(config)
    surviveStrayRejections(log)
    await refuseTakenFolder(config)
    const { startServer } = await import('./start-server.ts')
    const server = await startServer(config, log)
    endOnStrayError(server, log)
    stopOnSignal(server, log)
    say(`Groundwork is ready on ${config.publicUrl.origin}`)
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`)
    process.exit(1)
  }
}

/** Before the rest of the program is loaded, which takes longer than this. */
async function refuseTakenFolder({ databaseUrl, dataDir, port }: Config): Promise<void> {
  if (databaseUrl !== null) return
  const lock = await lockFolder(dataDir, port)
  lock.release()
}

/** What one request left unhandled is logged and costs the others nothing. */
function surviveStrayRejections(log: Logger): void {
  process.on('unhandledRejection', (err) => log.error({ err }, 'unhandled rejection'))
}

/**
 * After an error that nobody caught, anything may be half done: what is under way is ended as far
 * as it can be, and whoever started this process may start it again.
 */
function endOnStrayError(server: RunningServer, log: Logger): void {
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'uncaught exception: the server ends')
    if (process.exitCode === CRASHED) return
    process.exitCode = CRASHED
    setTimeout(() => process.exit(CRASHED), CRASH_LIMIT_MS).unref()
    const end = () => process.exit(CRASHED)
    server.stop({ hurried: true }).then(end, end)
  })
}

function stopOnSignal(server: RunningServer, log: Logger): void {
  let stopping = false
  const stop = async (hurried: boolean) => {
    if (stopping) process.exit(1)
    stopping = true
    say('Stopping: finishing what is under way')
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref()
    try {
      await server.stop({ hurried })
      process.exit(0)
    } catch (err) {
      log.error({ err }, 'the stop failed')
      process.exit(1)
    }
  }
  process.on('SIGTERM', () => void stop(false))
  process.on('SIGINT', () => void stop(true))
}

/** What stopped the start, in a sentence that says what to do. */
function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof FolderInUseError) return error.message
  if (!(error instanceof Error)) return 'Groundwork could not start.'
  const { code, port } = error as Error & { code?: string; port?: number }
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. Stop that one, or choose another port: PORT=${Number(port) + 1} npm start`
  }
  if (code === 'EACCES' && port) {
    return `Port ${port} needs special rights. Choose one above 1024: PORT=3000 npm start`
  }
  return `Groundwork could not start: ${error.message}`
}

/** For whoever reads the terminal; the log itself may be JSON. */
function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}
