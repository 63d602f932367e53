import { useEffect, useState } from 'react'
import { runWhenIdle } from '#web/loading/run-when-idle.ts'
import type {
  Judgement,
  ReadinessInput,
  ReadinessReply,
  ReadinessRequest,
} from './readiness-messages.ts'

let worker: Worker | null = null
let lastNumber = 0
const waiting = new Map<number, Tell>()

/** The readiness of what is given; the last one known until the next is there, null at first. */
export function useReadiness(input: ReadinessInput | null): Judgement | null {
  const [judgement, setJudgement] = useState<Judgement | null>(null)
  useEffect(() => (input === null ? undefined : askReadiness(input, setJudgement)), [input])
  return judgement
}

type Tell = (judgement: Judgement) => void

/**
 * Has the readiness worked out on the worker's thread, which is started with the first question, once
 * the screen is drawn: until then it would take the processor from what the reader came for. Gives a
 * function that lets the reply go unread.
 */
function askReadiness(input: ReadinessInput, tell: Tell): () => void {
  lastNumber += 1
  const number = lastNumber
  waiting.set(number, tell)
  const ask = () => {
    if (!waiting.has(number)) return
    worker ??= startWorker()
    worker.postMessage({ number, input } satisfies ReadinessRequest)
  }
  if (worker === null) runWhenIdle(ask)
  else ask()
  return () => waiting.delete(number)
}

function startWorker(): Worker {
  const started = new Worker(new URL('./readiness-worker.ts', import.meta.url), { type: 'module' })
  started.addEventListener('message', ({ data }: MessageEvent<ReadinessReply>) => {
    waiting.get(data.number)?.(data.judgement)
    waiting.delete(data.number)
  })
  return started
}
