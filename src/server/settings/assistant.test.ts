import { describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'

const KEPT = { SESSION_SECRET: 'kX3v9Qe1Lr7Tn5Wb8Zc2Yd6Uf4Hg0JmA', NODE_ENV: 'test' }
const read = (env: Record<string, string>) => readConfig({ ...KEPT, ...env }).assistant

it('is built-in when nothing is set', () => {
  expect(read({ AI_PROVIDER: ' ' })).toEqual({
    model: null,
    consultationsPerMinute: 20,
    dailyTokens: null,
    prices: null,
  })
})

it.each([
  ['anthropic', 'https://api.anthropic.com/v1'],
  ['openai', 'https://api.openai.com/v1'],
  ['google', 'https://generativelanguage.googleapis.com/v1beta'],
])('%s needs a model and a key', (provider, baseUrl) => {
  const set = { AI_PROVIDER: provider, AI_MODEL: 'm-1', AI_API_KEY: 'k' }
  expect(read(set).model).toEqual({
    provider,
    model: 'm-1',
    apiKey: 'k',
    baseUrl,
    isSmall: false,
    limits: {
      outputTokens: 16_000,
      firstByteMs: 20_000,
      idleMs: 15_000,
      totalMs: 300_000,
      parallelCalls: 8,
    },
  })
})

it('a local model needs no key; its address loses the slash at its end', () => {
  const set = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'llama3.2' }
  const { model } = read({ ...set, AI_BASE_URL: 'http://localhost:11434/v1/' })
  expect(model).toMatchObject({ apiKey: null, baseUrl: 'http://localhost:11434/v1' })
})

it('a small model is read to in small pieces when asked for', () => {
  const set = { AI_PROVIDER: 'openai', AI_MODEL: 'm', AI_API_KEY: 'k', AI_SMALL_MODEL: 'yes' }
  expect(read(set).model?.isSmall).toBe(true)
})

describe('faults', () => {
  const hosted = { AI_PROVIDER: 'openai', AI_MODEL: 'm', AI_API_KEY: 'k' }
  const local = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' }
  it.each([
    [{ AI_PROVIDER: 'ollama' }, /AI_PROVIDER must be anthropic, openai, google, openai-compatible/],
    [{ AI_MODEL: 'm', AI_API_KEY: 'k' }, /AI_PROVIDER must be set as well, because AI_MODEL and/],
    [{ AI_PROVIDER: 'google', AI_API_KEY: 'k' }, /AI_MODEL must name the model/],
    [{ AI_PROVIDER: 'google', AI_MODEL: 'm' }, /AI_API_KEY must be set for google/],
    [local, /AI_BASE_URL must be set for openai-compatible/],
    [{ ...local, AI_BASE_URL: 'localhost:11434' }, /AI_BASE_URL must be an address/],
    [{ ...local, AI_BASE_URL: 'http://u:p@host/v1' }, /AI_BASE_URL must have no user name/],
    [{ ...local, AI_BASE_URL: 'http://host/v1?key=1' }, /AI_BASE_URL must have no user name/],
    [{ ...hosted, AI_API_KEY: 'two words' }, /AI_API_KEY must have no spaces/],
    [{ ...hosted, AI_MAX_OUTPUT_TOKENS: '9' }, /AI_MAX_OUTPUT_TOKENS must be a whole number/],
    [{ ...hosted, AI_IDLE_SECONDS: 'soon' }, /AI_IDLE_SECONDS must be a whole number/],
    [{ ...hosted, AI_PARALLEL_CALLS: '1.5' }, /AI_PARALLEL_CALLS must be a whole number/],
    [{ ...hosted, AI_SMALL_MODEL: 'perhaps' }, /AI_SMALL_MODEL must be yes, no or unset/],
    [{ AI_CONSULTATIONS_PER_MINUTE: '0' }, /AI_CONSULTATIONS_PER_MINUTE must be/],
  ])('%j', (env, fault) => {
    expect(() => read(env as unknown as Record<string, string>)).toThrow(fault)
  })

  const production = {
    ...local,
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://groundwork.example',
  }
  it.each([
    ['http://models.example/v1', true],
    ['http://8.8.8.8/v1', true],
    ['http://172.33.0.1/v1', true],
    ['https://models.example/v1', false],
    ['http://ollama:11434/v1', false],
    ['http://192.168.1.5:1234/v1', false],
    ['http://172.20.0.3/v1', false],
    ['http://[::1]:8080/v1', false],
    ['http://[2606:4700::1111]/v1', true],
  ])('in production, %s is refused: %s', (address, isRefused) => {
    const start = () => read({ ...production, AI_BASE_URL: address })
    if (isRefused) expect(start).toThrow(/AI_BASE_URL must be an https/)
    else expect(start).not.toThrow()
  })

  it.each([
    ['http://192.168.1.5:1234/v1', true],
    ['http://gateway:4000/v1', true],
    ['https://gateway.example/v1', false],
    ['http://localhost:11434/v1', false],
    ['http://[::1]:8080/v1', false],
  ])('in production, a key to %s is refused: %s', (address, isRefused) => {
    const start = () => read({ ...production, AI_BASE_URL: address, AI_API_KEY: 'key' })
    if (isRefused) expect(start).toThrow(/AI_API_KEY would be sent to another machine unencrypted/)
    else expect(start).not.toThrow()
  })
})
