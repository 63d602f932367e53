import { pino } from 'pino'
import { Registry } from 'prom-client'
import type { ModelBudget } from '#server/providers/models/model-budget.ts'
import { type ModelCall, ModelCaller } from '#server/providers/models/model-caller.ts'
import type { ModelLimits, ModelSettings } from '#server/settings/assistant.ts'

/** The wire formats, by the provider that is configured to speak each. */
export const PROVIDERS = ['openai-compatible', 'openai', 'anthropic', 'google'] as const

/** The limits of the product, a hundredth as long. */
export const QUICK: ModelLimits = {
  outputTokens: 900,
  firstByteMs: 600,
  idleMs: 300,
  totalMs: 2_000,
  parallelCalls: 8,
}

export function modelSettings(
  provider: ModelSettings['provider'],
  baseUrl: string,
  limits: Partial<ModelLimits> = {},
): ModelSettings {
  const known = { provider, model: 'stand-in-1', apiKey: 'key-of-the-operator' }
  return { ...known, baseUrl, isSmall: false, limits: { ...QUICK, ...limits } }
}

export interface ACaller {
  caller: ModelCaller
  registry: Registry
  /** What was logged, one JSON line for each entry. */
  log: string[]
}

export function aCaller(settings: ModelSettings): ACaller {
  const log: string[] = []
  const registry = new Registry()
  const budget: ModelBudget = async () => async () => undefined
  const recording = { registry, log: pino({}, { write: (line) => log.push(line) }), budget }
  return { caller: new ModelCaller(settings, recording), registry, log }
}

export function aCall(changes: Partial<ModelCall> = {}): ModelCall {
  return {
    userId: 'mia',
    purpose: 'consultation',
    instructions: 'You review answers.',
    messages: [{ role: 'user', content: 'Private words of Mia.' }],
    signal: new AbortController().signal,
    ...changes,
  }
}
