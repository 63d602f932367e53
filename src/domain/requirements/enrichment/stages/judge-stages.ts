import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { StageWay } from '#domain/requirements/document-stages.ts'
import { type Bench, tidy } from '#domain/requirements/enrichment/applying/bench.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import type {
  StageProposal,
  StagesProposal,
} from '#domain/requirements/enrichment/supply-proposals.ts'
import { bare } from '#domain/requirements/phrases.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { listJumps } from './drop-jumps.ts'
import { listByOwnDeed } from './drop-own-deeds.ts'
import { judgeStage } from './judge-stage.ts'
import { judgeWay } from './judge-way.ts'
import { listReached } from './list-reached.ts'
import { findStage, type JudgedStages, type ProposedStages } from './proposed-stages.ts'

/** A stage as it was proposed, with its name in the table and its place in the proposal. */
interface Named {
  name: string
  at: number
  proposal: StageProposal
}

/**
 * Judges a table of stages: all that was told is in it, every id is one of the draft, nothing goes on
 * from an end or against a rule, and what is new brings no figure and no name of its own. What is not
 * borne out falls alone, with what then leads nowhere; what was told is put back. Only a table that
 * lacks most of what was told, or is too short or too long for one, is refused as a whole.
 */
export function judgeStages(
  bench: Bench,
  { stages }: StagesProposal,
  { told, thing }: Omit<ProposedStages, 'names'>,
): JudgedStages | { refused: Fault } {
  const named = stages.map((proposal, at): Named => {
    return {
      name: findStage(told.stages, proposal.name) ?? bare(tidy(proposal.name)),
      at,
      proposal,
    }
  })
  const refused = countFault(stages.length) ?? mostLost(named, told.stages)
  if (refused !== null) return { refused }
  const judged: JudgedStages = { notes: [], ways: [], quotes: [], fallen: [] }
  const once = putBack(dropTwice(named, judged), told.stages, judged)
  const all = { names: once.map(({ name }) => name), told, thing }
  const kept = once.filter((stage) => takeStage(bench, { stage, once, all }, judged))
  const around = { ...all, names: kept.map(({ name }) => name) }
  for (const stage of kept) takeWays(bench, { stage, around, all }, judged)
  dropWays(listJumps(around.names, judged.ways), judged)
  const own = listByOwnDeed(judged.ways, textsOf(bench.document))
  dropWays(
    own.filter((way) => !isOnlyWayThere(way, judged, told.stages)),
    judged,
  )
  restoreWays(around, judged)
  return dropUnreached(around, judged)
}

function countFault(count: number): Fault | null {
  const { least, most } = LIMITS.stages
  return count >= least && count <= most
    ? null
    : { rule: 'shape', form: 'how-many', most, words: `${count}`, part: 'stages' }
}

/** What the answers have outgrown, or is of another thing. */
function mostLost(named: readonly Named[], told: readonly string[]): Fault | null {
  const [first, ...others] = told.filter((stage) => named.every(({ name }) => name !== stage))
  if (first === undefined || (others.length + 1) * 2 <= told.length) return null
  return { rule: 'lost', words: first, part: 'stages' }
}

function dropTwice(named: readonly Named[], { fallen }: JudgedStages): Named[] {
  const names = named.map(({ name }) => name)
  return named.filter(({ name }, at) => {
    const isAgain = findStage(names.slice(0, at), name) !== undefined
    if (isAgain) fallen.push({ rule: 'shape', form: 'twice', words: name, part: 'stages' })
    return !isAgain
  })
}

/** With each told stage that it lacks, of which nothing else is said, behind the one told before it. */
function putBack(
  named: readonly Named[],
  told: readonly string[],
  { fallen }: JudgedStages,
): Named[] {
  const all = [...named]
  for (const [place, name] of told.entries()) {
    if (all.some((each) => each.name === name)) continue
    fallen.push({ rule: 'lost', words: name, part: 'stages' })
    const before = all.findIndex((each) => each.name === told[place - 1])
    const proposal = { name, means: '', takes: null, open: false, ways: [], cites: [] }
    all.splice(before + 1, 0, { name, at: -1, proposal })
  }
  return all
}

interface OneStage {
  stage: Named
  once: readonly Named[]
  all: ProposedStages
}

/** Puts a stage into the table; false for one that nobody told and nothing bears out. */
function takeStage(bench: Bench, { stage, once, all }: OneStage, judged: JudgedStages): boolean {
  const { name, at, proposal } = stage
  const into = once.flatMap((each) =>
    each.proposal.ways.filter(({ to }) => findStage(all.names, to) === name),
  )
  const items = [...proposal.ways, ...into].flatMap(({ by, waits }) => [...by, ...waits])
  const room = LIMITS.stages.supposed - judged.notes.filter(({ supposed }) => supposed).length
  const taken = judgeStage(bench, { proposal, name, at, items, room }, all)
  judged.fallen.push(...taken.fallen)
  if (taken.note === null) return false
  judged.notes.push(taken.note)
  judged.quotes.push(...taken.quotes)
  return true
}

interface OneFrom {
  stage: Named
  around: ProposedStages
  /** With what fell. */
  all: ProposedStages
}

/** Puts the ways out of a stage into the table; where all of them fell, it is open how it goes on. */
function takeWays(bench: Bench, { stage, around, all }: OneFrom, judged: JudgedStages): void {
  const { name: from, at, proposal } = stage
  const before = judged.ways.length
  for (const [index, way] of proposal.ways.entries()) {
    const to = findStage(all.names, way.to)
    // A stage that fell has said so.
    if (to !== undefined && !around.names.includes(to)) continue
    const part = `stages[${at}].ways[${index}]`
    const taken = judgeWay(bench, { proposal: way, from, part }, around)
    judged.fallen.push(...taken.fallen)
    if (taken.way === null) continue
    if (judged.ways.some((each) => isSameCase(each, taken.way as StageWay))) {
      const words = `${from} → ${taken.way.to}`
      judged.fallen.push({ rule: 'shape', form: 'twice', words, part: 'ways' })
    } else judged.ways.push(taken.way)
  }
  const isEnd = around.told.ends.has(from) || around.told.ways.some((way) => way.from === from)
  const note = judged.notes.find((each) => each.stage === from)
  // So it is of a told stage that was left out and is put back.
  const isBack = at < 0 && around.told.ways.every((way) => way.from !== from)
  const isCut = isBack || (proposal.ways.length > 0 && judged.ways.length === before)
  if (note !== undefined && isCut && !isEnd) note.open = true
}

function dropWays(dropped: readonly StageWay[], judged: JudgedStages): void {
  judged.ways = judged.ways.filter((way) => !dropped.includes(way))
  for (const { from, to } of dropped) {
    judged.fallen.push({ rule: 'denied', words: `${from} → ${to}`, part: 'ways' })
  }
}

/** A stage that was not told would go with it, and so would all that comes after: "held → paid" by who books. */
function isOnlyWayThere(way: StageWay, { ways }: JudgedStages, told: readonly string[]): boolean {
  return !told.includes(way.to) && ways.every((each) => each === way || each.to !== way.to)
}

function textsOf(document: RequirementsDocument): Map<string, string> {
  return new Map(listRequirements(document).map(({ id, text }) => [id, text]))
}

/** Puts back each told way; what stood there turned round goes. */
function restoreWays({ told }: ProposedStages, judged: JudgedStages): void {
  for (const way of told.ways) {
    const { ways, fallen } = judged
    if (ways.some((each) => isSameWay(each, way))) continue
    const turned = { from: way.to, to: way.from }
    judged.ways = ways.filter((each) => each.assumed !== true || !isSameWay(each, turned))
    fallen.push({ rule: 'lost', words: `${way.from} → ${way.to}`, part: 'ways' })
    judged.ways.push({ ...way, quotes: [] })
  }
}

function isSameWay(one: StageWay, other: StageWay): boolean {
  return one.from === other.from && one.to === other.to
}

/** "Back to the shelf" without a plug, and where the wrong one was taken: two cases are two ways. */
function isSameCase(one: StageWay, other: StageWay): boolean {
  return isSameWay(one, other) && one.condition === other.condition
}

/**
 * Without what nothing leads to any more and nobody told, unless nobody knows the way there; a told
 * stage stays, and is open.
 */
function dropUnreached({ told }: ProposedStages, judged: JudgedStages): JudgedStages {
  const reached = listReached(judged)
  const lost = judged.notes.filter(({ stage }) => !reached.has(stage))
  const gone = new Set(lost.map(({ stage }) => stage).filter((it) => !told.stages.includes(it)))
  const isLeft = (stage: string) => !gone.has(stage)
  return {
    notes: judged.notes.filter(({ stage }) => isLeft(stage)),
    ways: judged.ways.filter(({ from, to }) => isLeft(from) && isLeft(to)),
    quotes: judged.quotes,
    fallen: [
      ...judged.fallen,
      ...lost
        .filter(({ stage }) => judged.fallen.every(({ words }) => words !== stage))
        .map(({ stage }): Fault => {
          return { rule: 'shape', form: 'no-way-in', words: stage, part: 'ways' }
        }),
    ],
  }
}
