import { applyDoubts, applyJoin, type BlockingQuestion } from '#domain/reading/join/apply-join.ts'
import { checkOffer, type Offer } from '#domain/reading/offers/check-offer.ts'
import type { ProposedRow, ReadableAnswer } from '#domain/reading/reading.ts'
import type { RowKind } from '#domain/reading/rows.ts'
import { JOIN_INSTRUCTIONS, joinForm, joinMessage } from '#server/prompts/reading/join-prompt.ts'
import {
  OFFERS_INSTRUCTIONS,
  offersForm,
  offersMessage,
} from '#server/prompts/reading/offers-prompt.ts'
import {
  SECOND_READER_INSTRUCTIONS,
  verdictsForm,
  writeSecondReaderMessage,
} from '#server/prompts/reading/second-reader-prompt.ts'
import type { ModelCaller } from '#server/providers/models/model-caller.ts'
import { ModelFault } from '#server/providers/models/model-fault.ts'

export interface Settling {
  caller: Pick<ModelCaller, 'value'>
  /** What the rows were read from. */
  answers: readonly ReadableAnswer[]
  userId: string
  signal: AbortSignal
}

export interface SettledRows {
  rows: ProposedRow[]
  questions: BlockingQuestion[]
  offers: Offer[]
  /** False when a step failed. */
  isWhole: boolean
}

/** Rows that claim nothing, so that nobody need read them a second time. */
const UNCLAIMING: ReadonlySet<RowKind> = new Set(['aside', 'background', 'contradiction', 'doubt'])
/** Rows that the second reader is sent at once. */
const MOST_AT_ONCE = 80

/**
 * Before a document is written: joins the rows, has each one that the founder did not judge read a
 * second time, and offers outcomes and cases where none were told. A step that fails leaves the
 * rows as they were.
 */
export async function settleRows(
  settling: Settling,
  rows: readonly ProposedRow[],
  isJudged: (row: ProposedRow) => boolean,
): Promise<SettledRows> {
  const joined = await orNull(settling, () => joinRows(settling, rows))
  const all = joined?.rows ?? [...rows]
  const [doubted, offers] = await Promise.all([
    orNull(settling, () => readAgain(settling, all, isJudged)),
    orNull(settling, () => offerOutcomes(settling, all)),
  ])
  return {
    rows: applyDoubts(all, doubted ?? new Set()),
    questions: joined?.questions ?? [],
    offers: offers ?? [],
    isWhole: [joined, doubted, offers].every((step) => step !== null),
  }
}

async function joinRows(settling: Settling, rows: readonly ProposedRow[]) {
  if (rows.length < 2) return { rows: [...rows], questions: [] }
  const call = callOf(settling, JOIN_INSTRUCTIONS, joinMessage(rows))
  return applyJoin(rows, await settling.caller.value(call, joinForm))
}

/** The places of the rows that say something else than their quotes. */
async function readAgain(
  settling: Settling,
  rows: readonly ProposedRow[],
  isJudged: (row: ProposedRow) => boolean,
): Promise<Set<number>> {
  const asked = rows.flatMap((row, at) =>
    UNCLAIMING.has(row.kind) || isJudged(row) ? [] : [{ id: `r${at + 1}`, row }],
  )
  const doubted = new Set<number>()
  for (let from = 0; from < asked.length; from += MOST_AT_ONCE) {
    const part = asked.slice(from, from + MOST_AT_ONCE)
    const call = callOf(
      settling,
      SECOND_READER_INSTRUCTIONS,
      writeSecondReaderMessage(part, settling.answers),
    )
    const { verdicts } = await settling.caller.value(call, verdictsForm)
    const known = new Set(part.map(({ id }) => id))
    for (const { id, verdict } of verdicts) {
      if (verdict !== 'same' && known.has(id)) doubted.add(Number(id.slice(1)) - 1)
    }
  }
  return doubted
}

async function offerOutcomes(settling: Settling, rows: readonly ProposedRow[]): Promise<Offer[]> {
  const features = rows.flatMap((row, at) =>
    row.kind === 'feature' && row.outcome === null ? [{ id: `r${at + 1}`, row }] : [],
  )
  if (features.length === 0) return []
  const told = rows.filter(({ kind }) => kind === 'rule' || kind === 'case')
  const call = callOf(settling, OFFERS_INSTRUCTIONS, offersMessage({ features, told }))
  const { offers } = await settling.caller.value(call, offersForm)
  return offers.flatMap(({ feature, outcome = null, cases }) => {
    const row = features.find(({ id }) => id === feature)?.row
    if (row === undefined) return []
    return checkOffer({ feature: row.does, outcome, cases }, row) ?? []
  })
}

function callOf({ userId, signal }: Settling, instructions: string, content: string) {
  return {
    userId,
    purpose: 'reading',
    instructions,
    messages: [{ role: 'user' as const, content }],
    signal,
  }
}

/** A model's failure costs its own step alone. */
async function orNull<T>({ signal }: Settling, step: () => Promise<T>): Promise<T | null> {
  try {
    return await step()
  } catch (error) {
    if (signal.aborted || !(error instanceof ModelFault)) throw error
    return null
  }
}
