import { type JSONSchema7, jsonSchema, Output, streamText } from 'ai'
import type { createModel } from './create-model.ts'
import { ModelFault } from './model-fault.ts'

export interface ModelMessage {
  role: 'user' | 'assistant'
  content: string
}

interface Question {
  /** What the model is told to do. Holds no secret, and nothing a user wrote. */
  instructions: string
  messages: ModelMessage[]
  signal: AbortSignal
  /** The most tokens it may write. */
  cap: number
  /** Asks for the model's own JSON mode; null for words. */
  schema: JSONSchema7 | null
  onText: (piece: string) => void
}

/** What came back. `token_limit`: it broke off at the token cap. */
export interface ModelText {
  text: string
  end: 'whole' | 'token_limit'
}

export interface TokenUse {
  tokensIn: number
  tokensOut: number
}

/** Reasons of a provider that mean the answer is done; all others mean that it was cut. */
const ENDS: Readonly<Record<string, ModelText['end']>> = { stop: 'whole', length: 'token_limit' }

/**
 * One request, streamed also where the whole is wanted, so that silence is noticed. `use` is
 * filled in when the provider tells it. Throws a `ModelFault` or what the SDK throws.
 */
export async function streamAnswer(
  model: ReturnType<typeof createModel>,
  { instructions, messages, signal, cap, schema, onText }: Question,
  use: TokenUse,
): Promise<ModelText> {
  const { stream } = streamText({
    model,
    instructions,
    messages,
    maxOutputTokens: cap,
    maxRetries: 0,
    abortSignal: signal,
    // Not kept by the provider.
    providerOptions: { openai: { store: false, strictJsonSchema: false } },
    onError: () => undefined,
    ...(schema && { output: Output.object({ schema: jsonSchema(schema) }) }),
  })
  let text = ''
  let end: ModelText['end'] | undefined
  for await (const part of stream) {
    if (part.type === 'text-delta') {
      text += part.text
      onText(part.text)
    } else if (part.type === 'error') throw part.error
    else if (part.type === 'abort') throw new ModelFault('stopped')
    else if (part.type === 'finish') {
      end = ENDS[part.finishReason]
      use.tokensIn = part.totalUsage.inputTokens ?? 0
      use.tokensOut = part.totalUsage.outputTokens ?? 0
    }
  }
  if (text.trim() === '') throw new ModelFault('empty')
  if (end === undefined) throw new ModelFault('cut')
  return { text, end }
}
