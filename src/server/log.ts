import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino'
import type { Config } from './config.ts'

/**
 * The server's log: JSON lines, or in development one readable line for each event. What is logged
 * never holds bodies, emails, query strings or tokens; callers pass ids, codes and times only.
 */
export function createLog(
  { mode, logLevel }: Pick<Config, 'mode' | 'logLevel'>,
  destination?: DestinationStream,
): Logger {
  const options = { level: logLevel, serializers: { err: serializeError } }
  if (destination) return pino(options, destination)
  return pino(options, mode === 'development' ? readableLines() : gatheredLines())
}

/**
 * Standard output, some lines at a time: one write for each request costs as much as a statement.
 * An ending process writes what is left, a fatal line at once; a killed one loses the last moment.
 */
function gatheredLines(): DestinationStream {
  return pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 200 })
}

/**
 * Name, code, message and stack of an error and of its causes. A database error's detail and a
 * failed statement's parameters hold what users wrote, and stay out.
 */
function serializeError(error: unknown) {
  if (!(error instanceof Error)) return { message: 'not an error', type: typeof error }
  const causes: Error[] = [error]
  for (let cause = error.cause; cause instanceof Error && causes.length < 5; cause = cause.cause) {
    causes.push(cause)
  }
  return {
    ...stdSerializers.err(withoutParameters(error)),
    causes: causes.slice(1).map((cause) => ({
      type: cause.name,
      code: 'code' in cause ? cause.code : undefined,
      message: isDatabaseError(cause) ? undefined : cause.message,
    })),
  }
}

/** Drizzle's error repeats the statement's parameters in its message and its stack. */
function withoutParameters(error: Error): Error {
  const safe = new Error(isDatabaseError(error) ? 'a statement failed' : error.message)
  safe.name = error.name
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []
  safe.stack = frames.join('\n')
  return safe
}

function isDatabaseError(error: Error): boolean {
  return 'query' in error || 'severity' in error
}

function readableLines(): DestinationStream {
  return {
    write(line) {
      process.stdout.write(`${writeReadableLine(JSON.parse(line))}\n`)
    },
  }
}

/** The longest line about a request, for a terminal of the usual width (docs/product.md#logs). */
const MOST_CHARACTERS = 80

/** An entry of the log for people: a request on one short line, anything else with all it holds. */
export function writeReadableLine(entry: Record<string, unknown>): string {
  const { level, time, msg, pid: _, hostname: __, err, ...rest } = entry
  const label = pino.levels.labels[Number(level)] ?? ''
  const head = `${new Date(Number(time)).toTimeString().slice(0, 8)} ${label.padEnd(5)}`
  if (msg === 'request' && 'route' in rest) return requestLine(head, rest)
  const fields = Object.entries(rest).map(([name, value]) => `${name}=${asText(value)}`)
  const line = [head, msg, ...fields].filter((part) => part !== undefined).join(' ')
  if (!isLoggedError(err)) return line
  return `${line}\n${err.type}: ${err.message}\n${err.stack}`
}

/**
 * What was asked and how it ended; a long route is cut in the middle of the line, never the end.
 */
function requestLine(head: string, { method, route, status, ms }: Record<string, unknown>): string {
  const start = `${head} ${asText(method)} `
  const end = ` ${asText(status)} ${asText(ms)} ms`
  const room = MOST_CHARACTERS - start.length - end.length
  const said = asText(route)
  return `${start}${said.length > room ? `${said.slice(0, room - 1)}…` : said}${end}`
}

function isLoggedError(err: unknown): err is { type: string; message: string; stack: string } {
  return typeof err === 'object' && err !== null
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
