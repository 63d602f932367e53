import { type JSONSchema7, jsonSchema, Output, streamText } from 'ai'
import type { createModel } from './create-model.ts'
import { ModelFault } from './model-fault.ts'
import { StorableText } from './storable-text.ts'

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

/** Far more than a token holds: a provider that sends more than the cap allows is cut off. */
const SIGNS_OF_A_TOKEN = 8

/** What a model says, as it can be kept, up to a length. */
class BoundedText {
  text = ''
  readonly #most: number
  readonly #onText: (piece: string) => void
  readonly #storable = new StorableText()

  constructor(most: number, onText: (piece: string) => void) {
    this.#most = most
    this.#onText = onText
  }

  get isFull(): boolean {
    return this.text.length >= this.#most
  }

  push(piece: string): void {
    this.#take(this.#storable.push(piece))
  }

  end(): void {
    this.#take(this.#storable.end())
  }

  #take(said: string): void {
    // Never half a character.
    const taken = said.slice(0, this.#most - this.text.length).replace(/[\uD800-\uDBFF]$/, '')
    this.text += taken
    if (taken !== '') this.#onText(taken)
  }
}

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
    // A form with fields that may be left out is none that a provider could hold strictly to.
    providerOptions: {
      openai: { store: false, strictJsonSchema: false },
      'openai-compatible': { strictJsonSchema: false },
    },
    onError: () => undefined,
    ...(schema && { output: Output.object({ schema: jsonSchema(schema) }) }),
  })
  const reply = new BoundedText(cap * SIGNS_OF_A_TOKEN, onText)
  let end: ModelText['end'] | undefined
  for await (const part of stream) {
    if (part.type === 'text-delta') {
      reply.push(part.text)
      if (reply.isFull) throw new ModelFault('unreadable', { detail: 'more than the token cap' })
    } else if (part.type === 'error') throw part.error
    else if (part.type === 'abort') throw new ModelFault('stopped')
    else if (part.type === 'finish') {
      end = ENDS[part.finishReason]
      use.tokensIn = part.totalUsage.inputTokens ?? 0
      use.tokensOut = part.totalUsage.outputTokens ?? 0
    }
  }
  reply.end()
  const { text } = reply
  if (text.trim() === '') throw new ModelFault('empty')
  if (end === undefined) throw new ModelFault('cut')
  return { text, end }
}
