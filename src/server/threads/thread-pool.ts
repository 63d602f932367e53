import { Worker } from 'node:worker_threads'
import type { Order, Outcome } from './thread.ts'

const MEMORY_MB = 512
/** Starting a thread takes longer than most documents; one without work ends after this while. */
const IDLE_MS = 30_000

interface Thread {
  worker: Worker
  /** Told of the outcome of the order under way, or of the thread's end; null without work. */
  owner: { done(outcome: Outcome): void; ended(cause: unknown): void } | null
  /** Ends a thread that has no work for long. */
  timer: NodeJS.Timeout | undefined
}

const idle: Thread[] = []

/**
 * Has an order carried out on a thread that does nothing else meanwhile. Rejects with what the
 * work threw, with the signal's reason, or when the thread ended; a thread that was stopped in its
 * work is not used again.
 */
export async function carryOut(order: Order, signal: AbortSignal): Promise<unknown> {
  signal.throwIfAborted()
  const thread = takeThread()
  const { promise, resolve, reject } = Promise.withResolvers<Outcome>()
  thread.owner = { done: resolve, ended: reject }
  const stop = () => end(thread, signal.reason)
  signal.addEventListener('abort', stop, { once: true })
  try {
    thread.worker.postMessage(order)
    const outcome = await promise
    keepThread(thread)
    if ('error' in outcome) throw new Error(outcome.error)
    return outcome.result
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

function takeThread(): Thread {
  const free = idle.pop()
  if (free === undefined) return startThread()
  clearTimeout(free.timer)
  free.worker.ref()
  return free
}

function startThread(): Thread {
  const worker = new Worker(new URL('./thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
  const thread: Thread = { worker, owner: null, timer: undefined }
  worker.on('message', (outcome: Outcome) => thread.owner?.done(outcome))
  worker.on('messageerror', (cause) => end(thread, cause))
  worker.on('error', (cause) => end(thread, cause))
  worker.on('exit', (code) => end(thread, new Error(`the thread ended with ${code}`)))
  return thread
}

/** An idle thread keeps no process alive. */
function keepThread(thread: Thread): void {
  thread.owner = null
  thread.worker.unref()
  thread.timer = setTimeout(() => end(thread, null), IDLE_MS).unref()
  idle.push(thread)
}

function end(thread: Thread, cause: unknown): void {
  const at = idle.indexOf(thread)
  if (at >= 0) idle.splice(at, 1)
  clearTimeout(thread.timer)
  thread.owner?.ended(cause)
  void thread.worker.terminate()
}
