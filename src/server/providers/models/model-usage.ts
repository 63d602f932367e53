import type { Logger } from 'pino'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { FairLine } from '#server/turns/fair-line.ts'
import type { ModelFaultCode } from './model-fault.ts'

/** What a call did: nothing of what was asked or answered. */
export interface ModelUse {
  /** What it was for, such as `consultation`. */
  purpose: string
  /** `whole`, `token_limit`, or why it failed. */
  outcome: 'whole' | 'token_limit' | ModelFaultCode
  tokensIn: number
  tokensOut: number
  ms: number
}

export interface Recording {
  registry: Registry
  log: Pick<Logger, 'info'>
}

/** Records each call in the log and in the metrics. */
export function recordUsage(
  model: string,
  line: FairLine,
  { registry, log }: Recording,
): (use: ModelUse) => void {
  const { calls, tokens, durations } = meters(registry)
  showOpenCalls(line, registry)
  return ({ purpose, outcome, tokensIn, tokensOut, ms }) => {
    calls.inc({ purpose, outcome })
    tokens.inc({ purpose, direction: 'in' }, tokensIn)
    tokens.inc({ purpose, direction: 'out' }, tokensOut)
    durations.observe({ purpose }, ms / 1000)
    log.info({ purpose, model, outcome, tokensIn, tokensOut, ms: Math.round(ms) }, 'model call')
  }
}

function meters(registry: Registry) {
  const registers = [registry]
  const calls = new Counter({
    name: 'model_calls_total',
    help: 'Calls to the model, by purpose and outcome',
    labelNames: ['purpose', 'outcome'],
    registers,
  })
  const tokens = new Counter({
    name: 'model_tokens_total',
    help: 'Tokens read and written by the model, by purpose',
    labelNames: ['purpose', 'direction'],
    registers,
  })
  const durations = new Histogram({
    name: 'model_call_duration_seconds',
    help: 'Time of a call to the model, by purpose',
    labelNames: ['purpose'],
    buckets: [0.5, 1, 2, 5, 10, 20, 60, 120],
    registers,
  })
  return { calls, tokens, durations }
}

function showOpenCalls(line: FairLine, registry: Registry): void {
  new Gauge({
    name: 'model_calls_open',
    help: 'Calls to the model under way, and waiting for their turn',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'running' }, line.running)
      this.set({ state: 'waiting' }, line.waiting)
    },
  })
}
