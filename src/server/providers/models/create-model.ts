import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogle } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import type { ModelSettings } from '#server/settings/assistant.ts'
import { guardFetch } from './guard-fetch.ts'

/**
 * The configured model behind the AI SDK. Address and key are always given, because the SDK would
 * else take them from variables of its own.
 */
export function createModel({
  provider,
  model,
  apiKey,
  baseUrl,
  limits,
}: ModelSettings): Exclude<LanguageModel, string> {
  const fetch = guardFetch({ baseUrl, limits })
  const options = { apiKey: apiKey ?? '', baseURL: baseUrl, fetch }
  switch (provider) {
    case 'anthropic':
      return createAnthropic(options)(model)
    case 'openai':
      return createOpenAI(options)(model)
    case 'google':
      return createGoogle(options)(model)
    case 'openai-compatible': {
      const { apiKey: _, ...keyless } = options
      return createOpenAICompatible({
        ...(apiKey === null ? keyless : options),
        name: 'openai-compatible',
        includeUsage: true,
        supportsStructuredOutputs: true,
      })(model)
    }
  }
}
