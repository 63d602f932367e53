import type { z } from 'zod'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Fallback, SectionWriter } from '#domain/requirements/document-registers.ts'
import type { DraftFault } from '#domain/requirements/drafting/check-draft.ts'
import type { Draft } from '#domain/requirements/drafting/draft.ts'
import { isAdded, listFoundersWord } from '#domain/requirements/drafting/founders-word.ts'
import {
  type DraftPart,
  EMPTY_DRAFT,
  READING_PARTS,
  type ReadingPart,
  type WritingPart,
} from '#domain/requirements/drafting/grow-draft.ts'
import {
  writeDraftInstructions,
  writeDraftMessage,
} from '#server/prompts/drafting/draft-prompts.ts'
import { DRAFT_SCHEMAS } from '#server/prompts/drafting/draft-schemas.ts'
import type { DocumentInput } from '#server/providers/assistant.ts'
import type { ModelCaller } from '#server/providers/models/model-caller.ts'
import { ModelFault } from '#server/providers/models/model-fault.ts'
import type { HeavyWork } from '#server/worker/heavy-work.ts'
import { inTurn } from './in-turn.ts'
import { readMends } from './read-mends.ts'

export interface Drafting {
  caller: Pick<ModelCaller, 'name' | 'value'>
  heavyWork: HeavyWork
  input: Pick<DocumentInput, 'userId' | 'language' | 'previous' | 'reading' | 'founder'>
  /** What the built-in writer made of the same answers. */
  document: RequirementsDocument
  /** Aborts when nobody wants the document any more. */
  signal: AbortSignal
  /** Told as each part begins and ends. */
  tell: (part: DraftPart, state: 'writing' | 'done' | 'kept') => void
}

export interface Drafted {
  /** Null where a part could not be had without which there is none. */
  draft: Draft | null
  writers: SectionWriter[]
}

/** Functions that one call writes, with their tests and rules. */
const ON_A_PAGE = 9

/** So often a part is asked for whose answer could not be read. */
const ROUNDS = 2

/**
 * Lets the model write the whole document, part by part, then read it again and mend it, once as the
 * founder and once as who builds it. Each part sees the answers and what is written already. Without
 * one of the parts that write there is no draft; only an abort of `signal` rejects.
 */
export async function writeDraft(drafting: Drafting): Promise<Drafted> {
  const writers: SectionWriter[] = []
  let draft: Draft = EMPTY_DRAFT
  for (const group of IN_ORDER) {
    const pages = group.flatMap((part) => pagesOf(part, draft))
    const answers = await inTurn(pages, (page) => askPage(drafting, draft, page))
    drafting.signal.throwIfAborted()
    for (const answer of answers) {
      if (typeof answer.value === 'string') {
        // The built-in writer's document has nothing of what was written so far.
        return { draft: null, writers: [writerOf(answer, answer.value)] }
      }
      draft = await grow(drafting, draft, answer.value)
    }
    for (const part of group) {
      writers.push({
        section: part,
        model: drafting.caller.name,
        fallback: null,
        taken: 1,
        refused: 0,
      })
    }
  }
  for (const part of READING_PARTS) {
    const { draft: mended, writer } = await readAgain(drafting, draft, part)
    draft = mended
    writers.push(writer)
  }
  const heard = drafting.input.reading.rows.filter(isAdded).map(({ id }) => id)
  return { draft: { ...draft, heard }, writers }
}

/** Each is asked for with all before it there. */
const IN_ORDER: readonly (readonly WritingPart[])[] = [
  ['plan'],
  ['decisions'],
  ['functions'],
  ['records', 'seen', 'frame'],
]

interface PageOf {
  part: WritingPart
  functions?: string[]
}

function pagesOf(part: PageOf['part'], { areas }: Draft): PageOf[] {
  if (part !== 'functions') return [{ part }]
  const pages: string[][] = []
  for (const { functions } of areas) {
    const ids = functions.map(({ id }) => id)
    const page = pages.at(-1)
    if (page !== undefined && page.length + ids.length <= ON_A_PAGE) page.push(...ids)
    else pages.push(ids)
  }
  return pages.map((functions) => ({ part, functions }))
}

interface PageAnswer {
  part: DraftPart
  value: Partial<Draft> | Fallback
}

async function askPage(drafting: Drafting, draft: Draft, page: PageOf): Promise<PageAnswer> {
  const { part, functions } = page
  drafting.tell(part, 'writing')
  const { document } = drafting
  const message = writeDraftMessage({
    ...{ document, draft, ...ofFounder(drafting.input) },
    ...(functions && { functions }),
  })
  const value = await ask<Partial<Draft>>(drafting, part, message)
  drafting.tell(part, typeof value === 'string' ? 'kept' : 'done')
  return { part, value }
}

/** The model's answer; why there is none. What could not be read is asked for again. */
async function ask<T>(
  { caller, input, signal }: Drafting,
  part: DraftPart,
  content: string,
): Promise<T | Fallback> {
  const call = {
    userId: input.userId,
    purpose: 'document',
    instructions: writeDraftInstructions(part, input.language),
    messages: [{ role: 'user' as const, content }],
    signal,
  }
  let fault: Fallback = 'unavailable'
  for (let round = 0; round < ROUNDS; round += 1) {
    try {
      const schema = DRAFT_SCHEMAS[part] as z.ZodType<unknown> as z.ZodType<T>
      return refuseEcho(await caller.value<T>(call, schema), content)
    } catch (error) {
      fault = fallbackOf(error)
      if (fault !== 'unreadable') return fault
    }
  }
  return fault
}

/** An answer that has the mark of the fence repeats what it was told, and is none. */
function refuseEcho<T>(answer: T, told: string): T {
  const mark = /^<<data ([0-9a-f]{32})>>/u.exec(told)?.[1]
  if (mark !== undefined && JSON.stringify(answer).includes(mark)) {
    throw new ModelFault('unreadable')
  }
  return answer
}

/** What every part is told of who answers, besides the answers. */
function ofFounder({ reading, founder }: Drafting['input']) {
  const foundersWord = listFoundersWord(reading.rows)
  return { foundersWord, ...(founder !== undefined && { founder }) }
}

function fallbackOf(error: unknown): Fallback {
  if (!(error instanceof ModelFault)) return 'unavailable'
  if (error.code === 'slow') return 'too-slow'
  if (error.code === 'daily_limit') return 'daily-limit'
  return error.code === 'unreadable' || error.code === 'empty' ? 'unreadable' : 'unavailable'
}

/** In a thread of its own: ids are looked for among those of the version before. */
function grow(
  { heavyWork, input, signal }: Drafting,
  draft: Draft,
  answer: Partial<Draft>,
): Promise<Draft> {
  const growing = { draft, answer, previous: input.previous }
  return heavyWork('growDraft', growing, { userId: input.userId, signal })
}

/** The draft as it stands after the model has read it whole, with what the program found of it. */
async function readAgain(
  drafting: Drafting,
  draft: Draft,
  part: ReadingPart,
): Promise<{ draft: Draft; writer: SectionWriter }> {
  const { heavyWork, input, signal, document, caller, tell } = drafting
  tell(part, 'writing')
  const { previous } = input
  const work = { userId: input.userId, signal }
  const faults: DraftFault[] = await heavyWork('checkDraft', { document, draft, previous }, work)
  const message = writeDraftMessage({ document, draft, faults, ...ofFounder(input) })
  const answer = await ask<z.output<typeof DRAFT_SCHEMAS.proof>>(drafting, part, message)
  signal.throwIfAborted()
  if (typeof answer === 'string') {
    tell(part, 'kept')
    return { draft, writer: writerOf({ part }, answer) }
  }
  try {
    const { mends, refused } = readMends(answer, draft)
    const mended = await heavyWork('mendDraft', { draft, mends, previous }, work)
    tell(part, 'done')
    const taken = mends.mend.length + mends.strike.length
    return {
      draft: mended,
      writer: { section: part, model: caller.name, fallback: null, taken, refused },
    }
  } catch (error) {
    // Mends that cannot be put in cost the mends, never the draft.
    signal.throwIfAborted()
    tell(part, 'kept')
    return { draft, writer: writerOf({ part }, fallbackOf(error)) }
  }
}

function writerOf({ part }: Pick<PageAnswer, 'part'>, fallback: Fallback): SectionWriter {
  return { section: part, model: null, fallback, taken: 0, refused: 0 }
}
