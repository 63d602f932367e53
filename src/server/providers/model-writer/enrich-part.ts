import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Fallback } from '#domain/requirements/document-registers.ts'
import { stampLines } from '#domain/requirements/enrichment/capabilities/tellable.ts'
import { listStepItems } from '#domain/requirements/enrichment/people/apply-side-journeys.ts'
import type { SideJourneyProposal } from '#domain/requirements/enrichment/people-proposals.ts'
import type { EnrichedSection, Proposals } from '#domain/requirements/enrichment/proposals.ts'
import { stampConflicts } from '#domain/requirements/enrichment/reviewing/list-reviewed.ts'
import { stampRights } from '#domain/requirements/enrichment/rights/rights-told.ts'
import { stampWordings } from '#domain/requirements/enrichment/wording/listed-words.ts'
import { clip } from '#domain/requirements/phrases.ts'
import { writePartInstructions } from '#server/prompts/document/part-prompts.ts'
import { PART_SCHEMAS } from '#server/prompts/document/part-schemas.ts'
import {
  type Refused,
  repairPrompt,
  UNREADABLE_PROMPT,
} from '#server/prompts/document/repair-prompt.ts'
import { shortenMessage } from '#server/prompts/document/shorten-message.ts'
import { writePartMessages } from '#server/prompts/document/write-part-message.ts'
import type { DocumentInput } from '#server/providers/assistant.ts'
import type { ModelCaller } from '#server/providers/models/model-caller.ts'
import { ModelFault } from '#server/providers/models/model-fault.ts'
import type { ModelMessage } from '#server/providers/models/stream-answer.ts'
import type { HeavyWork } from '#server/worker/heavy-work.ts'
import {
  boundProposals,
  countProposals,
  keepRefused,
  listBeyond,
  mergeProposals,
  removeRefused,
} from './merge-proposals.ts'
import { keepUsable, takeSpare, type Usable } from './take-spare.ts'

/** The first answer and at most two repairs. */
const ROUNDS = 3

export interface Asking {
  caller: Pick<ModelCaller, 'value'>
  heavyWork: HeavyWork
  input: Pick<DocumentInput, 'userId' | 'language' | 'previous' | 'judged'>
  document: RequirementsDocument
  sameLanguage: boolean
  /** Aborts when nobody wants the document any more. */
  signal: AbortSignal
}

export interface EnrichedPart {
  part: EnrichedSection
  /** What the answers bear out. */
  proposals: Partial<Proposals>
  /** In all rounds together, whatever was mended later. */
  refused: number
  /** Why there is nothing; null when there is. */
  fallback: Fallback | null
}

/**
 * Asks the model for one part, and at most twice more for what was refused. Never rejects: a part
 * that cannot be had is the built-in writer's own.
 */
export async function enrichPart(asking: Asking, part: EnrichedSection): Promise<EnrichedPart> {
  const taken: Partial<Proposals>[] = []
  let refused = 0
  let fault: Fallback | null = null
  for (const message of writePartMessages(part, asking.document)) {
    const page = await askPage(asking, { part, message, taken })
    refused += page.refused
    fault ??= page.fault
    if (page.fault !== null && page.fault !== 'unreadable') break
  }
  const proposals = mergeProposals(taken)
  const isEmpty = countProposals(proposals) === 0
  const why = fault ?? (refused > 0 ? 'refused' : 'nothing-to-add')
  return { part, proposals, refused, fallback: isEmpty ? why : null }
}

interface Page {
  part: EnrichedSection
  message: string
  /** What was taken before; what is taken of this one is put to it. */
  taken: Partial<Proposals>[]
}

/** Asks of one message, and again for what was refused. */
async function askPage(
  asking: Asking,
  { part, message, taken }: Page,
): Promise<Pick<EnrichedPart, 'refused'> & { fault: Fallback | null }> {
  const messages: ModelMessage[] = [{ role: 'user', content: message }]
  const spare: Partial<Proposals>[] = []
  let refused = 0
  let fault: Fallback | null = null
  for (let round = 0; round < ROUNDS; round += 1) {
    const judged = await ask(asking, { part, messages, taken })
    fault = typeof judged === 'string' ? judged : null
    if (judged === 'unreadable') {
      messages.push({ role: 'user', content: UNREADABLE_PROMPT })
      continue
    }
    if (typeof judged === 'string') break
    const { answer, good, bad } = judged
    taken.push(good)
    spare.unshift(judged.usable)
    refused += bad.length
    // What found no place any more cannot be mended, and another word is no mend.
    if (bad.every(({ kind, rule }) => rule === 'too-many' || kind === 'spellings')) break
    messages.splice(0, messages.length, ...repairMessages(message, answer, bad))
  }
  takeSpare(taken, spare)
  return { refused, fault }
}

/**
 * What is refused, why, and what it needs of the draft: what was taken is not sent again. Who named what
 * the draft has not, or puts all of it in an order, sees the whole.
 */
function repairMessages(
  message: string,
  answer: Partial<Proposals>,
  bad: readonly Refused[],
): ModelMessage[] {
  const left = keepRefused(answer, bad)
  const given = JSON.stringify(left.proposals, withoutStamp)
  const prompt = repairPrompt(left.refused)
  const isWhole = bad.some(({ kind, rule }) => rule === 'unknown-item' || WHOLE.has(kind))
  return [
    { role: 'user', content: isWhole ? message : shortenMessage(message, `${given} ${prompt}`) },
    { role: 'assistant', content: given },
    { role: 'user', content: prompt },
  ]
}

const WHOLE: ReadonlySet<string> = new Set(['slices', 'areas', 'stages'])

interface Question {
  part: EnrichedSection
  messages: readonly ModelMessage[]
  taken: readonly Partial<Proposals>[]
}

interface Judged {
  answer: Partial<Proposals>
  good: Partial<Proposals>
  usable: Usable
  bad: Refused[]
}

/** The model's answer, sorted by what the answers bear out; or why there is none. */
async function ask(
  asking: Asking,
  { part, messages, taken }: Question,
): Promise<Judged | Fallback> {
  const { caller, input, signal } = asking
  const call = {
    userId: input.userId,
    purpose: 'document',
    instructions: writePartInstructions(part, input.language),
    messages: [...messages],
    signal,
  }
  try {
    const answer = await caller.value(call, PART_SCHEMAS[part])
    const judged = await judge(asking, taken, stamped(boundProposals(answer), asking.document))
    return { ...judged, bad: [...judged.bad, ...listBeyond(answer)] }
  } catch (error) {
    return fallbackOf(error)
  }
}

/** What was put to a line here is nothing the model said. */
function withoutStamp(key: string, value: unknown): unknown {
  return key === 'of' ? undefined : value
}

/** What a line was worded for goes with it: it says nothing of what is corrected later. */
function stamped(
  {
    wordings,
    lines,
    ruleRows,
    rightRows,
    roleLines,
    sideJourneys,
    moments,
    conflicts,
    ...answer
  }: Partial<Proposals>,
  document: RequirementsDocument,
): Partial<Proposals> {
  return {
    ...answer,
    ...(wordings && { wordings: stampWordings(wordings, document) }),
    ...(lines && { lines: stampLines(lines, document) }),
    ...(ruleRows && { ruleRows: stampLines(ruleRows, document) }),
    ...(rightRows && { rightRows: stampRights(rightRows, document) }),
    ...(roleLines && { roleLines: stampRights(roleLines, document) }),
    ...(sideJourneys && { sideJourneys: stampLines(sideJourneys.map(withItems), document) }),
    ...(moments && { moments: stampLines(moments, document) }),
    ...(conflicts && { conflicts: stampConflicts(conflicts, document) }),
  }
}

function withItems(journey: SideJourneyProposal): SideJourneyProposal & { items: string[] } {
  return { ...journey, items: listStepItems(journey.steps) }
}

function fallbackOf(error: unknown): Fallback {
  if (!(error instanceof ModelFault)) return 'unavailable'
  if (error.code === 'slow') return 'too-slow'
  if (error.code === 'daily_limit') return 'daily-limit'
  return error.code === 'unreadable' || error.code === 'empty' ? 'unreadable' : 'unavailable'
}

/** How a proposal calls itself: the id it is for, else its name or its first words. */
function nameOf(proposal: object | undefined): Pick<Refused, 'item'> {
  const { item, items, name, title, text } = { ...proposal } as Record<string, unknown>
  const told = item ?? (Array.isArray(items) ? items.join(', ') : (name ?? title ?? text))
  return typeof told === 'string' && told !== '' ? { item: clip(told, MOST_OF_NAME) } : {}
}

const MOST_OF_NAME = 60

/** Sorts the newest answer by what the document would take of it, after what was taken before. */
async function judge(
  { heavyWork, document, input, sameLanguage, signal }: Asking,
  taken: readonly Partial<Proposals>[],
  answer: Partial<Proposals>,
): Promise<Judged> {
  const before = mergeProposals(taken)
  const proposals = mergeProposals([...taken, answer])
  const { previous, judged } = input
  const enriching = { document, proposals, previous, judged, sameLanguage }
  const { findings } = await heavyWork('applyProposals', enriching, {
    userId: input.userId,
    signal,
  })
  const bad = findings
    .filter(({ outcome }) => outcome !== 'assumed')
    .map((finding) => ({ ...finding, index: finding.index - before[finding.kind].length }))
    .filter(({ index }) => index >= 0)
    .map((finding) => ({ ...finding, ...nameOf(answer[finding.kind]?.[finding.index]) }))
  // What holds of a conflict is taken, whatever else of it does not.
  const lost = bad.filter(({ kind, outcome }) => kind !== 'conflicts' || outcome !== 'trimmed')
  return { answer, good: removeRefused(answer, lost), usable: keepUsable(answer, bad), bad }
}
