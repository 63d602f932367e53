import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { StageWay, StatusTable } from '#domain/requirements/document-stages.ts'
import type { StagesProposal } from '#domain/requirements/enrichment/supply-proposals.ts'
import {
  isEnd,
  isExceptionalStage,
  isNoShow,
  isUnderWay,
} from '#domain/requirements/writing/stages/kinds-of-stages.ts'
import { findStage } from './proposed-stages.ts'
import { isBarred, listBans, type Telling } from './until-done.ts'

/** What the founder told of a table: none of it is left out or turned round. */
export interface ToldStages {
  stages: readonly string[]
  ways: readonly StageWay[]
  /** The stages that were told as ends. */
  ends: ReadonlySet<string>
}

export const NOTHING_TOLD: ToldStages = { stages: [], ways: [], ends: new Set() }

/** The stages and ways that nobody supposed; none that was read against what has to be done first. */
export function listToldStages(
  document: Pick<RequirementsDocument, 'assumptions'> & Telling,
  { id, states, transitions }: StatusTable,
): ToldStages {
  const added = new Set(
    document.assumptions.flatMap(({ items, settles = {} }) =>
      'adds' in settles && items.includes(id) ? [settles.adds] : [],
    ),
  )
  const stages = states.filter((state) => !added.has(state))
  const bans = listBans(document)
  const ways = transitions.filter((way) => way.assumed !== true && !isBarred(bans, way))
  return { stages, ways, ends: listEnds(stages, ways) }
}

/**
 * "Asked - lifted - quoted - done - launched": who tells the life of two things in one row has both in the right table
 * each. What a table lacks and another one has stands there, and so do the ways from and to it.
 */
export function withoutElsewhere(
  { stages, ways, ends }: ToldStages,
  { proposal, others }: { proposal: StagesProposal; others: readonly string[] },
): ToldStages {
  const own = proposal.stages.map(({ name }) => name)
  const isHere = (stage: string) =>
    findStage(own, stage) !== undefined || findStage(others, stage) === undefined
  return {
    stages: stages.filter(isHere),
    ways: ways.filter(({ from, to }) => isHere(from) && isHere(to)),
    ends: new Set([...ends].filter(isHere)),
  }
}

/** What reads as an end and has no way out, and the last of a row of stages that is no time that goes by. */
function listEnds(stages: readonly string[], ways: readonly StageWay[]): ReadonlySet<string> {
  const closed = stages.filter((stage) => ways.every(({ from }) => from !== stage))
  const last = stages.filter((stage) => !isExceptionalStage(stage)).at(-1)
  const isLast = (stage: string) =>
    stage === last &&
    !isUnderWay(stage) &&
    !MENDED.test(stage) &&
    ways.length >= ROW &&
    ways.some(({ to }) => to === stage)
  const isTold = (stage: string) =>
    ways.length > 0 && isEnd(stage, stages) && !isNoShow(stage) && !MENDED.test(stage)
  return new Set(closed.filter((stage) => isTold(stage) || isLast(stage)))
}

/** How a thing or somebody is for a while, until it is mended or found, or they are well. */
const MENDED =
  /\b(?:broken|damaged|faulty|out of (?:order|action|service)|lame|sick|ill|missing|lost|re-?(?:do|work|pair)\p{L}*)\b|壊|故障|破損|紛失|修理|直し/iu

/** Ways that make up a row. */
const ROW = 2
