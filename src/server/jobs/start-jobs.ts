import type { Logger } from 'pino'

export interface Job {
  name: string
  everyMs: number
  /** How long after the start it runs first; `everyMs` unless given. */
  firstAfterMs?: number
  /**
   * Repeatable at any moment; several instances may run it at once. `stopping` aborts when the server
   * must end: what takes long ends then.
   */
  run(stopping: AbortSignal): Promise<void>
}

export interface RunningJobs {
  /** Starts nothing more, tells what is running, and waits for it. */
  stop(): Promise<void>
}

/** Each wait is up to a tenth longer or shorter, so that instances started together drift apart. */
const JITTER = 0.1

/** Runs each job again and again, the first time after its first wait. A job never overlaps itself; its errors are logged. */
export function startJobs(jobs: readonly Job[], log: Logger): RunningJobs {
  const stops = jobs.map((job) => repeat(job, log))
  return {
    async stop() {
      await Promise.all(stops.map((stop) => stop()))
    },
  }
}

function repeat(job: Job, log: Logger): () => Promise<void> {
  let running = Promise.resolve()
  const stopping = new AbortController()
  let timer: NodeJS.Timeout
  const runAndPlan = async () => {
    await runOnce(job, { log, stopping: stopping.signal })
    if (!stopping.signal.aborted) plan(job.everyMs)
  }
  const plan = (afterMs: number) => {
    const wait = afterMs * (1 + JITTER * (2 * Math.random() - 1))
    timer = setTimeout(() => {
      running = runAndPlan()
    }, wait)
    timer.unref()
  }
  plan(job.firstAfterMs ?? job.everyMs)
  return () => {
    stopping.abort()
    clearTimeout(timer)
    return running
  }
}

async function runOnce(job: Job, { log, stopping }: { log: Logger; stopping: AbortSignal }) {
  const started = performance.now()
  try {
    await job.run(stopping)
    const milliseconds = Math.round(performance.now() - started)
    log.debug({ job: job.name, milliseconds }, 'job done')
  } catch (error) {
    log.error({ job: job.name, err: error }, 'job failed')
  }
}
