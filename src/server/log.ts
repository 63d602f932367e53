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
  return mode === 'development' ? pino(options, readableLines()) : pino(options)
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
      const { level, time, msg, pid: _, hostname: __, err, ...rest } = JSON.parse(line)
      const label = pino.levels.labels[level] ?? ''
      const fields = Object.entries(rest).map(([name, value]) => `${name}=${asText(value)}`)
      const parts = [new Date(time).toTimeString().slice(0, 8), label.padEnd(5), msg, ...fields]
      process.stdout.write(`${parts.filter((part) => part !== undefined).join(' ')}\n`)
      if (err) process.stdout.write(`${err.type}: ${err.message}\n${err.stack}\n`)
    },
  }
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
