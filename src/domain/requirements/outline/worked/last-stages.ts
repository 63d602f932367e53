import type { StatusTable } from '#domain/requirements/document-stages.ts'
import {
  isEnd,
  isExceptionalStage,
  isUnderWay,
} from '#domain/requirements/writing/stages/kinds-of-stages.ts'

/** The stages of a table after which nothing follows. */
export function listLastStages(table: StatusTable): string[] {
  return table.states.filter((stage) => isLastStage(table, stage))
}

/** What reads as an end, or is the last that something leads to; what somebody is still at is open. */
function isLastStage({ states, transitions }: StatusTable, stage: string): boolean {
  if (isUnderWay(stage)) return false
  const isReached = transitions.some(({ to }) => to === stage)
  const last = states.filter((each) => !isExceptionalStage(each)).at(-1)
  return isReached && (isEnd(stage, states) || stage === last)
}
