import { z } from 'zod'
import type { ModelSettings } from '#server/settings/assistant.ts'
import { FairLine } from '#server/turns/fair-line.ts'
import { createModel } from './create-model.ts'
import { completeSpent, estimateTokens, type ModelBudget, type Settle } from './model-budget.ts'
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

/** So many unfit answers in a row, and the schema is told in words. */
const MOST_UNREADABLE = 2

/** A provider's refusal of the request as it stands. */
const UNFIT_REQUEST = new Set([400, 404, 415, 422, 501])

/**
 * All calls to the model go through here: in fair turn, with a token cap and time limits, recorded
 * without their text, every failure as a `ModelFault`. Nothing is tried again here; `guardFetch`
 * has done what is safe.
 */
export class ModelCaller {
  /** The model's name, shown beside what it wrote. */
  readonly name: string
  /** The most tokens that one call may write. */
  readonly outputTokens: number
  /** It holds little in mind at once. */
  readonly isSmall: boolean
  readonly #settings: ModelSettings
  readonly #model: ReturnType<typeof createModel>
  readonly #line: FairLine
  readonly #record: (use: ModelUse) => void
  readonly #budget: ModelBudget
  /** Whether the provider takes a schema; learned from its first refusal of one. */
  #takesSchema = true
  /** Answers in a row that did not fit their schema. */
  #unreadable = 0

  constructor(settings: ModelSettings, { budget, ...recording }: Recording & Spending) {
    // The SDK's notes on unsupported settings would go to the console.
    globalThis.AI_SDK_LOG_WARNINGS = false
    this.name = settings.model
    this.outputTokens = settings.limits.outputTokens
    this.isSmall = settings.isSmall
    this.#settings = settings
    this.#model = createModel(settings)
    this.#line = lineOf(settings.limits.parallelCalls)
    this.#record = recordUsage(settings.model, this.#line, recording)
    this.#budget = budget
  }

  /** `onText` gets each piece as it comes; on a fault, the pieces before it are the caller's. */
  text(call: ModelCall, onText: (piece: string) => void): Promise<ModelText> {
    return this.#run(call, { onText, schema: null })
  }

  /**
   * A value of that schema; `unreadable` when the answer does not fit. The schema is sent once: by
   * the provider's JSON mode, or in words where that is refused or was dropped on the way, as some
   * local servers and gateways do.
   */
  async value<T>(call: ModelCall, schema: z.ZodType<T>): Promise<T> {
    const shape = z.toJSONSchema(schema, { target: 'draft-7', io: 'input' })
    const { text } = await this.json(call, shape, () => undefined)
    const parsed = schema.safeParse(readJson(text))
    this.#unreadable = parsed.success ? 0 : this.#unreadable + 1
    if (this.#unreadable >= MOST_UNREADABLE) this.#takesSchema = false
    if (!parsed.success) throw new ModelFault('unreadable')
    return parsed.data
  }

  /** The words of a JSON value of that schema, each piece as it comes; they are the caller's to read. */
  async json(call: ModelCall, schema: Shape, onText: (piece: string) => void): Promise<ModelText> {
    const inWords = { ...call, instructions: `${call.instructions}\n\n${asksForJson(schema)}` }
    if (!this.#takesSchema) return this.#run(inWords, { onText, schema: null })
    try {
      return await this.#run(call, { onText, schema })
    } catch (error) {
      const isUnfit = error instanceof ModelFault && UNFIT_REQUEST.has(error.status ?? 0)
      if (!isUnfit) throw error
      const answer = await this.#run(inWords, { onText, schema: null })
      this.#takesSchema = false
      return answer
    }
  }

  async #run(
    call: ModelCall,
    ask: { onText: (piece: string) => void; schema: Shape | null },
  ): Promise<ModelText> {
    const leave = await this.#line.enter(call)
    const begun = performance.now()
    const tokens = { tokensIn: 0, tokensOut: 0 }
    let outcome: ModelUse['outcome'] = 'failed'
    let settle: Settle | null = null
    let said = ''
    const onText = (piece: string) => {
      said += piece
      ask.onText(piece)
    }
    const sent = estimateTokens([call.instructions, ...call.messages.map(({ content }) => content)])
    try {
      const cap = this.#settings.limits.outputTokens
      settle = await this.#budget({ ...call, tokens: sent + cap })
      if (settle === null) throw new ModelFault('daily_limit')
      const answer = await streamAnswer(this.#model, { ...call, ...ask, onText, cap }, tokens)
      outcome = answer.end
      return answer
    } catch (error) {
      const fault = readFault(error, call.signal)
      outcome = fault.code
      throw fault
    } finally {
      leave()
      await settle?.(completeSpent({ outcome, ...tokens }, sent, said))
      this.#record({ purpose: call.purpose, outcome, ...tokens, ms: performance.now() - begun })
    }
  }
}

interface Spending {
  budget: ModelBudget
}

/** So many calls at once, of one user three; the others wait. */
function lineOf(places: number): FairLine {
  return new FairLine({
    places,
    placesOfOneUser: 3,
    waiting: 200,
    waitingOfOneUser: 12,
    refuse: (why) => new ModelFault(why === 'left' ? 'stopped' : 'queue_full'),
  })
}

export type Shape = Parameters<typeof streamAnswer>[1]['schema'] & object

function asksForJson(shape: Shape): string {
  return `Answer with one JSON value alone, no other words, that fits this JSON schema:\n${JSON.stringify(shape)}`
}
