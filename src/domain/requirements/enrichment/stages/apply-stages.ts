import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Entity } from '#domain/requirements/document-items.ts'
import type { StatusTable } from '#domain/requirements/document-stages.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import {
  type Bench,
  openBench,
  type Place,
} from '#domain/requirements/enrichment/applying/bench.ts'
import { registerDoubts } from '#domain/requirements/enrichment/applying/doubts.ts'
import { suppose } from '#domain/requirements/enrichment/applying/suppose.ts'
import type { EnrichmentFinding } from '#domain/requirements/enrichment/finding.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import type { StagesProposal } from '#domain/requirements/enrichment/supply-proposals.ts'
import { bindWays } from '#domain/requirements/enrichment/supplying/bind-ways.ts'
import { chooseFrames } from '#domain/requirements/enrichment/supplying/judge-feature.ts'
import { listStageFillers } from '#domain/requirements/enrichment/supplying/stage-fillers.ts'
import type { Frames } from '#domain/requirements/frames/frames.ts'
import { lowerFirst } from '#domain/requirements/phrases.ts'
import { keepIds } from '#domain/requirements/registers/keep-ids.ts'
import { keyOf } from '#domain/requirements/registers/name-key.ts'
import { isSameName } from '#domain/requirements/registers/same-thing.ts'
import { removeItems } from '#domain/requirements/remove-items.ts'
import { sortedIds } from '#domain/requirements/writing/notebook.ts'
import { judgeStages } from './judge-stages.ts'
import { listUntold } from './list-untold.ts'
import { findOwner, moveTable } from './move-table.ts'
import { findStage, type JudgedStages } from './proposed-stages.ts'
import { listToldStages, NOTHING_TOLD, withoutElsewhere } from './told-stages.ts'

interface Input {
  /** With its final ids, and its questions in it. */
  document: RequirementsDocument
  /** The version before, whose ids are kept; null for the first. */
  previous: RequirementsDocument | null
  stages: readonly StagesProposal[]
  sameLanguage: boolean
  words: DocumentWords
  /** By what the document is worse with a table; null for nothing. */
  findWorse(document: RequirementsDocument): Fault | null
}

interface Composed {
  document: RequirementsDocument
  findings: EnrichmentFinding[]
}

/**
 * Puts whole tables of stages in place of the ways that were only supposed
 * (docs/decisions/0075-a-stage-table-is-composed-as-a-whole.md). What was told is in each of them. Pure.
 */
export function applyStages(input: Input): Composed {
  const findings: EnrichmentFinding[] = []
  const done: Done = new Map()
  let { document } = input
  const isWhole = (proposal: StagesProposal) => lacksNone(input.document, proposal)
  const inTurn = [...input.stages.entries()].sort(
    ([, one], [, other]) => Number(isWhole(other)) - Number(isWhole(one)),
  )
  for (const [index, proposal] of inTurn) {
    const composed = composeOne(
      { ...input, document },
      { kind: 'stages', index },
      { proposal, done },
    )
    if ('rule' in composed) {
      findings.push({ kind: 'stages', index, ...composed, outcome: 'refused' })
      continue
    }
    const { fallen } = composed
    findings.push(
      ...fallen.map((each) => ({ kind: 'stages', index, ...each, outcome: 'trimmed' }) as const),
    )
    document = composed.document
  }
  return { document, findings }
}

/** What has its table, with the stages of it. */
type Done = Map<string, readonly string[]>

/** Whether a table has every told stage; one that lacks some comes behind those that may have them. */
function lacksNone(document: RequirementsDocument, { item, stages }: StagesProposal): boolean {
  const names = stages.map(({ name }) => name)
  const told = findTable(document, item)?.table?.states ?? []
  return told.every((stage) => findStage(names, stage) !== undefined)
}

/** The document with one table more, or why it is not taken. */
function composeOne(
  input: Omit<Input, 'stages'>,
  place: Place,
  { proposal, done }: { proposal: StagesProposal; done: Done },
): { document: RequirementsDocument; fallen: Fault[] } | Fault {
  const { document } = input
  const { inAll: most } = LIMITS.stages
  if (done.size >= most) return { rule: 'too-many', words: '', most }
  const found = findTable(document, proposal.item)
  if (found === undefined) return { rule: 'unknown-item', words: proposal.item, part: 'item' }
  if (done.has(found.key)) return { rule: 'repeated', words: found.key, part: 'item' }
  const { table, thing } = found
  const said = table === undefined ? NOTHING_TOLD : listToldStages(document, table)
  const told = withoutElsewhere(said, { proposal, others: [...done.values()].flat() })
  const bench = openBench({ ...input, failed: [] })
  const judged = judgeStages(bench, proposal, { told, thing })
  if ('refused' in judged) return judged.refused
  const moved = proposal.thing ? findOwner(bench.document, proposal.thing, thing) : { owner: null }
  if ('refused' in moved) judged.fallen.push(moved.refused)
  const owner = 'owner' in moved ? moved.owner : null
  const composed = compose(bench, place, { ...input, ...found, judged, owner })
  const worse = input.findWorse(composed)
  if (worse !== null) return worse
  done.set(
    found.key,
    judged.notes.map(({ stage }) => stage),
  )
  return { document: composed, fallen: judged.fallen }
}

interface Found {
  /** The table, or else the thing, by its id. */
  key: string
  thing: string
  table?: StatusTable | undefined
}

/** A table by its id, or that of a thing; a thing without one gets its first. */
function findTable(
  { statusTables, entities }: RequirementsDocument,
  named: string,
): Found | undefined {
  const key = keyOf(named)
  const entity = entities.find(({ id, name }) => id === named.trim() || keyOf(name) === key)
  const table = statusTables.find(
    ({ id, thing }) => id === named.trim() || isSameName(thing, entity?.name ?? named),
  )
  if (table !== undefined) return { key: table.id, thing: table.thing, table }
  return entity && { key: entity.id, thing: nameOf(entity) }
}

function nameOf({ name }: Entity): string {
  return lowerFirst(name)
}

/** A stage that nobody told has no capital within a sentence, where it would be a name. */
function nameInSentence({ stage, added }: JudgedStages['notes'][number]): string {
  return added === true ? lowerFirst(stage) : stage
}

type Composing = Found & { judged: JudgedStages; owner: Entity | null } & Pick<
    Input,
    'words' | 'previous'
  >

/** The document with the table, and without what only the ways needed that were supposed before. */
function compose(
  bench: Bench,
  place: Place,
  { table, thing, judged, owner, words, previous }: Composing,
): RequirementsDocument {
  const { document } = bench
  const frames = chooseFrames(bench, words)
  const fillers = listStageFillers(document)
  const own = writeTable(frames, table ?? newTable(place, thing, judged), judged)
  if (table === undefined) {
    document.statusTables.push(own)
    bench.touched.set(own.id, place)
    bench.supposed.set(place.kind, [own.id])
  } else {
    document.statusTables = document.statusTables.map((each) => (each.id === own.id ? own : each))
  }
  const gone = new Set([
    ...listGuessed(document, own.id),
    ...bindWays(document, { deeds: new Map(), fillers }, words.writer),
    ...listUntold(document, own, frames),
  ])
  if (owner !== null) {
    moveTable(document, { table: own, owner, frames, field: words.writer.fields.state })
    own.text = frames.stages(own.thing, judged.notes.map(nameInSentence))
  }
  supposeWays(bench, place, { own, judged, words })
  registerDoubts(bench, words.enrichment)
  return keepIds(removeItems(document, gone), previous)
}

function writeTable(frames: Frames, table: StatusTable, judged: JudgedStages): StatusTable {
  const states = judged.notes.map(({ stage }) => stage)
  const isOfSame = new Set([...states, ...table.states]).size === states.length
  return {
    ...table,
    ...((table.text === '' || !isOfSame) && {
      text: frames.stages(table.thing, judged.notes.map(nameInSentence)),
    }),
    states,
    notes: judged.notes.map(({ supposed: _, ...note }) => note),
    transitions: judged.ways.map(({ quotes: _, ...way }) => way),
  }
}

/** Each way that nobody told is settled by itself. */
function supposeWays(
  bench: Bench,
  { kind, index: first }: Place,
  { own, judged, words }: { own: StatusTable; judged: JudgedStages; words: DocumentWords },
): void {
  const added = new Set(judged.notes.flatMap((note) => (note.added === true ? [note.stage] : [])))
  for (const [at, { from, to, assumed, quotes }] of judged.ways.entries()) {
    if (assumed !== true) continue
    // A table that is supposed as a whole goes as a whole.
    const adds = own.mark === 'assumed' ? undefined : [to, from].find((stage) => added.has(stage))
    suppose(
      bench,
      { kind, index: first * LIMITS.stages.most ** 2 + at },
      {
        text: words.enrichment.way(own.thing, from, to),
        quotes,
        item: own.id,
        settles: { from, to, ...(adds !== undefined && { adds }) },
      },
    )
  }
}

/** What was supposed of the ways of a table before. */
function listGuessed({ assumptions }: RequirementsDocument, table: string): string[] {
  return assumptions.flatMap(({ id, items, settles = {} }) =>
    'from' in settles && items.includes(table) ? [id] : [],
  )
}

function newTable({ index }: Place, thing: string, { quotes }: JudgedStages): StatusTable {
  return {
    id: `ST#stages${index}`,
    mark: 'assumed',
    sources: sortedIds(quotes.map(({ question }) => question)),
    quotes,
    text: '',
    thing,
    states: [],
    transitions: [],
  }
}
