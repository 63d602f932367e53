import { z } from 'zod'
import { isThisMachine } from './connections.ts'

export const MODEL_PROVIDERS = ['anthropic', 'openai', 'google', 'openai-compatible'] as const

/** Which model writes, where it is reached, and within what bounds. */
export interface ModelSettings {
  provider: (typeof MODEL_PROVIDERS)[number]
  model: string
  apiKey: string | null
  /** The only address that is ever contacted; no slash at its end. */
  baseUrl: string
  /** It reads one answer a call, with few kinds at once: what a small local model can hold. */
  isSmall: boolean
  limits: ModelLimits
}

export interface ModelLimits {
  /** The most tokens that one call may write. */
  outputTokens: number
  /** Until the first line of an answer. */
  firstByteMs: number
  /** Between two lines of it. */
  idleMs: number
  /** Until its end. */
  totalMs: number
  /** Calls under way at once, of all users. */
  parallelCalls: number
}

export interface AssistantSettings {
  /** Null: the built-in reviewer and writer. */
  model: ModelSettings | null
  /** Consultations that one user may ask for in a minute. */
  consultationsPerMinute: number
  /** Tokens that one account's calls may read and write in a day (UTC); null for no limit. */
  dailyTokens: number | null
  /** US dollars for a million tokens; null where they are not told. */
  prices: ModelPrices | null
}

export interface ModelPrices {
  in: number
  out: number
}

const HOSTED = {
  anthropic: 'https://api.anthropic.com/v1',
  openai: 'https://api.openai.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
} as const

const whole = (least: number, most: number, unset: number) => {
  const rule = `must be a whole number from ${least} to ${most}; unset means ${unset}.`
  return z.coerce.number(rule).int(rule).min(least, rule).max(most, rule).default(unset)
}

const DAILY = 'must be a whole number from 1000; unset means no limit.'
const PRICE = 'must be US dollars for a million tokens, for example 3 or 0.25.'
const price = z.coerce.number(PRICE).min(0, PRICE).max(100_000, PRICE).optional()

/** The assistant's part of the environment. All of it unset: built-in, offline. */
export const assistantEnvironment = {
  AI_PROVIDER: z
    .enum(MODEL_PROVIDERS, { error: `must be ${MODEL_PROVIDERS.join(', ')} or unset.` })
    .optional(),
  AI_MODEL: z.string().max(200, 'must have at most 200 characters.').optional(),
  AI_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must have no spaces, and only letters, digits and signs.')
    .optional(),
  AI_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address like http://localhost:11434/v1.' })
    .refine(isPlain, 'must have no user name, no password, no ? and no #.')
    .optional(),
  AI_SMALL_MODEL: z.enum(['yes', 'no'], { error: 'must be yes, no or unset.' }).optional(),
  AI_MAX_OUTPUT_TOKENS: whole(256, 64_000, 16_000),
  AI_FIRST_BYTE_SECONDS: whole(1, 600, 20),
  AI_IDLE_SECONDS: whole(1, 600, 15),
  AI_TOTAL_SECONDS: whole(1, 1_800, 300),
  AI_PARALLEL_CALLS: whole(1, 1_000, 8),
  AI_CONSULTATIONS_PER_MINUTE: whole(1, 1_000, 20),
  AI_DAILY_TOKENS: z.coerce.number(DAILY).int(DAILY).min(1_000, DAILY).max(1e12, DAILY).optional(),
  AI_PRICE_IN: price,
  AI_PRICE_OUT: price,
}

type Environment = z.output<z.ZodObject<typeof assistantEnvironment>>

/** The settings of an environment in which `findAssistantFaults` finds nothing. */
export function readAssistantSettings(env: Environment): AssistantSettings {
  const { AI_PRICE_IN, AI_PRICE_OUT } = env
  return {
    model: modelSettings(env),
    consultationsPerMinute: env.AI_CONSULTATIONS_PER_MINUTE,
    dailyTokens: env.AI_DAILY_TOKENS ?? null,
    prices:
      AI_PRICE_IN === undefined || AI_PRICE_OUT === undefined
        ? null
        : { in: AI_PRICE_IN, out: AI_PRICE_OUT },
  }
}

function modelSettings(env: Environment): ModelSettings | null {
  const { AI_PROVIDER: provider, AI_MODEL: model } = env
  if (!provider || !model) return null
  const address = env.AI_BASE_URL ?? (provider === 'openai-compatible' ? null : HOSTED[provider])
  if (address === null) return null
  return {
    provider,
    model,
    apiKey: env.AI_API_KEY ?? null,
    baseUrl: address.replace(/\/+$/, ''),
    isSmall: env.AI_SMALL_MODEL === 'yes',
    limits: {
      outputTokens: env.AI_MAX_OUTPUT_TOKENS,
      firstByteMs: env.AI_FIRST_BYTE_SECONDS * 1000,
      idleMs: env.AI_IDLE_SECONDS * 1000,
      totalMs: env.AI_TOTAL_SECONDS * 1000,
      parallelCalls: env.AI_PARALLEL_CALLS,
    },
  }
}

/** What is wrong between the variables; one line for each fault, with its mend. */
export function findAssistantFaults(given: Readonly<Record<string, string>>): string[] {
  const provider = given.AI_PROVIDER
  if (!provider) {
    const set = ['AI_MODEL', 'AI_API_KEY', 'AI_BASE_URL'].filter((name) => given[name])
    if (set.length === 0) return []
    return [`AI_PROVIDER must be set as well, because ${set.join(' and ')} is set.`]
  }
  const faults: string[] = []
  if (!given.AI_MODEL) faults.push('AI_MODEL must name the model, because AI_PROVIDER is set.')
  if (provider === 'openai-compatible' && !given.AI_BASE_URL) {
    faults.push('AI_BASE_URL must be set for openai-compatible, like http://localhost:11434/v1.')
  }
  if (provider in HOSTED && !given.AI_API_KEY) {
    faults.push(`AI_API_KEY must be set for ${provider}.`)
  }
  return given.NODE_ENV === 'production' ? [...faults, ...unfit(given)] : faults
}

function unfit({ AI_BASE_URL: address, AI_API_KEY: key }: Readonly<Record<string, string>>) {
  if (isExposed(address)) {
    return ['AI_BASE_URL must be an https:// address outside your own network in production.']
  }
  const url = URL.parse(address ?? '')
  if (!key || url?.protocol !== 'http:' || isThisMachine(url.hostname)) return []
  return [
    'AI_BASE_URL must be an https:// address in production, because AI_API_KEY would be sent to another machine unencrypted. Leave the key out if that server needs none.',
  ]
}

function isPlain(value: string): boolean {
  const { username, password, search, hash } = new URL(value)
  return `${username}${password}${search}${hash}` === ''
}

/** Answers would cross the open network unencrypted. */
function isExposed(address: string | undefined): boolean {
  const url = URL.parse(address ?? '')
  if (url?.protocol !== 'http:') return false
  const own =
    /^(?:[^.[\]]+|.+\.(?:local|internal|localhost)|127(?:\.\d+){3}|10(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|\[(?:::1|f[cd][0-9a-f:]+)\])$/i
  return !own.test(url.hostname)
}
