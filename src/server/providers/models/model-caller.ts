import { z } from 'zod'
import type { ModelSettings } from '#server/settings/assistant.ts'
import { CallGate } from './call-gate.ts'
import { createModel } from './create-model.ts'
import { ModelFault } from './model-fault.ts'
import { type ModelUse, type Recording, recordUsage } from './model-usage.ts'
import { readFault } from './read-fault.ts'
import { readJson } from './read-json.ts'
import { type ModelMessage, type ModelText, streamAnswer } from './stream-answer.ts'

export interface ModelCall {
  /** Whose turn it takes. */
  userId: string
  /** What it is for, as logs and metrics name it: `consultation`, `document`. */
  purpose: string
  /** What the model is told to do. Holds no secret, and nothing a user wrote. */
  instructions: string
  messages: ModelMessage[]
  /** Stops the call within a moment. */
  signal: AbortSignal
}

/** A provider's refusal of the request as it stands. */
const UNFIT_REQUEST = new Set([400, 404, 415, 422, 501])

/**
 * All calls to the model go through here: in fair turn, with a token cap and time limits, recorded
 * without their text, every failure as a `ModelFault`. Nothing is tried again here; `guardedFetch`
 * has done what is safe.
 */
export class ModelCaller {
  /** The model's name, shown beside what it wrote. */
  readonly name: string
  readonly #settings: ModelSettings
  readonly #model: ReturnType<typeof createModel>
  readonly #gate: CallGate
  readonly #record: (use: ModelUse) => void
  /** Whether the provider takes a schema; learned from its first refusal of one. */
  #takesSchema = true

  constructor(settings: ModelSettings, recording: Recording) {
    // The SDK's notes on unsupported settings would go to the console.
    globalThis.AI_SDK_LOG_WARNINGS = false
    this.name = settings.model
    this.#settings = settings
    this.#model = createModel(settings)
    this.#gate = new CallGate(settings.limits.parallelCalls)
    this.#record = recordUsage(settings.model, this.#gate, recording)
  }

  /** `onText` gets each piece as it comes; on a fault, the pieces before it are the caller's. */
  text(call: ModelCall, onText: (piece: string) => void): Promise<ModelText> {
    return this.#run(call, { onText, schema: null })
  }

  /**
   * A value of that schema: by the provider's JSON mode where it has one, and by asking, because
   * many local servers and gateways drop the schema on the way. `unreadable` when it does not fit.
   */
  async value<T>(call: ModelCall, schema: z.ZodType<T>): Promise<T> {
    const shape = z.toJSONSchema(schema, { target: 'draft-7', io: 'input' })
    const instructions = `${call.instructions}\n\n${asksForJson(shape)}`
    const { text } = await this.#shaped({ ...call, instructions }, shape)
    const parsed = schema.safeParse(readJson(text))
    if (!parsed.success) throw new ModelFault('unreadable')
    return parsed.data
  }

  async #shaped(call: ModelCall, schema: Shape): Promise<ModelText> {
    const onText = () => undefined
    if (!this.#takesSchema) return this.#run(call, { onText, schema: null })
    try {
      return await this.#run(call, { onText, schema })
    } catch (error) {
      const isUnfit = error instanceof ModelFault && UNFIT_REQUEST.has(error.status ?? 0)
      if (!isUnfit) throw error
      const answer = await this.#run(call, { onText, schema: null })
      this.#takesSchema = false
      return answer
    }
  }

  async #run(
    call: ModelCall,
    ask: { onText: (piece: string) => void; schema: Shape | null },
  ): Promise<ModelText> {
    const leave = await this.#gate.enter(call.userId, call.signal)
    const begun = performance.now()
    const tokens = { tokensIn: 0, tokensOut: 0 }
    let outcome: ModelUse['outcome'] = 'failed'
    try {
      const cap = this.#settings.limits.outputTokens
      const answer = await streamAnswer(this.#model, { ...call, ...ask, cap }, tokens)
      outcome = answer.end
      return answer
    } catch (error) {
      const fault = readFault(error, call.signal)
      outcome = fault.code
      throw fault
    } finally {
      leave()
      this.#record({ purpose: call.purpose, outcome, ...tokens, ms: performance.now() - begun })
    }
  }
}

type Shape = Parameters<typeof streamAnswer>[1]['schema'] & object

function asksForJson(shape: Shape): string {
  return `Answer with one JSON value alone, no other words, that fits this JSON schema:\n${JSON.stringify(shape)}`
}
