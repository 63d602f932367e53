import { Worker } from 'node:worker_threads'
import { AppError } from '#server/app-error.ts'
import type { HeavyTask } from './export-worker.ts'

/** Two writers at once leave the machine room for everybody else's saves (Reliability: R11). */
const AT_ONCE = 2
/** Whoever comes when so many wait already is asked to try again shortly. */
const MOST_WAITING = 20
/** No document takes so long; a writer that does is ended. */
const TIME_LIMIT_MS = 60_000
const MEMORY_MB = 512

let running = 0
const waiting: (() => void)[] = []

/**
 * Makes a file on a thread of its own, at most two at once in this process; others wait in line.
 * Throws `unavailable` when the line is long, `export_failed` when the writer fails, and the
 * signal's reason when the client goes away.
 */
export async function heavyWork(task: HeavyTask, signal: AbortSignal): Promise<Uint8Array> {
  await turn(signal)
  running += 1
  try {
    return await write(task, AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)]))
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

/** Waits until a place is free. */
async function turn(signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  if (running < AT_ONCE) return
  if (waiting.length >= MOST_WAITING) throw new AppError('unavailable')
  await new Promise<void>((resolve, reject) => {
    const start = () => {
      signal.removeEventListener('abort', leave)
      resolve()
    }
    const leave = () => {
      waiting.splice(waiting.indexOf(start), 1)
      reject(signal.reason)
    }
    waiting.push(start)
    signal.addEventListener('abort', leave, { once: true })
  })
}

function write(task: HeavyTask, signal: AbortSignal): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./export-worker.ts', import.meta.url), {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    })
    const fail = (cause: unknown) => reject(new AppError('export_failed', { cause }))
    const stop = () => {
      fail(signal.reason)
      void worker.terminate()
    }
    signal.addEventListener('abort', stop, { once: true })
    worker.once('message', resolve)
    worker.once('error', fail)
    worker.once('exit', (code) => {
      signal.removeEventListener('abort', stop)
      fail(new Error(`the export's thread ended with ${code}`))
    })
  })
}
