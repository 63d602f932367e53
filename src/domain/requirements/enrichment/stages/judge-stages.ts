import type { StageWay } from '#domain/requirements/document-stages.ts'
import { type Bench, tidy } from '#domain/requirements/enrichment/applying/bench.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import type { StagesProposal } from '#domain/requirements/enrichment/supply-proposals.ts'
import { bare } from '#domain/requirements/phrases.ts'
import { judgeStage } from './judge-stage.ts'
import { judgeWay } from './judge-way.ts'
import { findStage, type JudgedStages, type ProposedStages } from './proposed-stages.ts'

/**
 * Judges a whole table of stages: all that was told is in it, every stage is reached, every id is one
 * of the draft, nothing goes on from an end or against a rule, and what is new brings no figure and no
 * name of its own.
 */
export function judgeStages(
  bench: Bench,
  { stages }: StagesProposal,
  { told, thing }: Omit<ProposedStages, 'names'>,
): JudgedStages | { refused: Fault } {
  const own = stages.map(({ name }) => findStage(told.stages, name) ?? bare(tidy(name)))
  const around = { names: own, told, thing }
  const fault = shapeFault(own) ?? lostStage(around)
  if (fault !== null) return { refused: fault }
  const judged: JudgedStages = { notes: [], ways: [], quotes: [] }
  for (const [at, proposal] of stages.entries()) {
    const stage = judgeStage(bench, { proposal, at }, around)
    if ('refused' in stage) return stage
    judged.notes.push(stage.note)
    judged.quotes.push(...stage.quotes)
    for (const [index, way] of proposal.ways.entries()) {
      const place = { from: own[at] ?? '', part: `stages[${at}].ways[${index}]` }
      const taken = judgeWay(bench, { proposal: way, ...place }, around)
      if ('refused' in taken) return taken
      judged.ways.push(taken)
    }
  }
  const left = lostWay(around, judged) ?? twiceFault(judged) ?? reachFault(judged)
  return left === null ? judged : { refused: left }
}

function shapeFault(names: readonly string[]): Fault | null {
  const { least, most } = LIMITS.stages
  if (names.length < least || names.length > most) {
    return { rule: 'shape', form: 'how-many', most, words: `${names.length}`, part: 'stages' }
  }
  const again = names.find((name, at) => findStage(names.slice(0, at), name) !== undefined)
  return again === undefined ? null : { rule: 'shape', form: 'twice', words: again, part: 'stages' }
}

function lostStage({ names, told }: ProposedStages): Fault | null {
  const lost = told.stages.find((stage) => !names.includes(stage))
  return lost === undefined ? null : { rule: 'lost', words: lost, part: 'stages' }
}

function lostWay({ told }: ProposedStages, { ways }: JudgedStages): Fault | null {
  const lost = told.ways.find((way) => !ways.some((each) => isSameWay(each, way)))
  return lost === undefined
    ? null
    : { rule: 'lost', words: `${lost.from} → ${lost.to}`, part: 'ways' }
}

function twiceFault({ ways }: JudgedStages): Fault | null {
  const again = ways.find((way, at) => ways.slice(0, at).some((each) => isSameWay(each, way)))
  if (again === undefined) return null
  return { rule: 'shape', form: 'twice', words: `${again.from} → ${again.to}`, part: 'ways' }
}

function isSameWay(one: StageWay, other: StageWay): boolean {
  return one.from === other.from && one.to === other.to
}

/** Every stage is reached from the first, but for what nobody knows the way to. */
function reachFault({ notes, ways }: JudgedStages): Fault | null {
  const [first] = notes
  const reached = new Set(
    notes.filter((note) => note === first || note.open === true).map(({ stage }) => stage),
  )
  // A set that grows while it is walked is walked to its end.
  for (const stage of reached) {
    for (const { from, to } of ways) if (from === stage) reached.add(to)
  }
  const lost = notes.find(({ stage }) => !reached.has(stage))
  return lost === undefined
    ? null
    : { rule: 'shape', form: 'no-way-in', words: lost.stage, part: 'ways' }
}
