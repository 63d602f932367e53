import { contentStems, sharedCount } from '#domain/language/stems.ts'
import type { RowOf } from '#domain/reading/rows.ts'
import type { StatusTable } from '#domain/requirements/document-items.ts'
import type { Notebook } from './notebook.ts'

type Transition = StatusTable['transitions'][number]

/** The stages that things pass through. */
export function writeStages(notebook: Notebook): StatusTable[] {
  return notebook.rows('stages').map((row) => ({
    ...notebook.item('ST', [row]),
    text: notebook.frames.stages(thingOf(row), row.stages),
    thing: thingOf(row),
    states: row.stages,
    transitions: withMissingWays(row, notebook.rows('rule')),
  }))
}

/** 「予約の状態は「予約済み」」 is the reservation. */
function thingOf({ thing }: RowOf<'stages'>): string {
  const name = thing.replace(/は?[「“"].*$/su, '').replace(/の(?:状態|段階|ステータス|流れ)$/u, '')
  return name === '' ? thing : name
}

/**
 * The ways that were told, and two that follow from them: out of the first stage, where no way
 * leads, into the next; and back, where a rule lets a thing do again what its stage stops it from.
 */
function withMissingWays(
  { stages, moves }: RowOf<'stages'>,
  rules: readonly RowOf<'rule'>[],
): Transition[] {
  if (moves.length === 0) return []
  const [first, second] = stages
  const hasWay = (end: 'from' | 'to', stage: string) => moves.some((move) => move[end] === stage)
  const isCut =
    first !== undefined && second !== undefined && !hasWay('from', first) && !hasWay('to', second)
  const start: Transition[] = isCut ? [{ from: first, to: second, assumed: true }] : []
  const back = stages.flatMap((stage): Transition[] => {
    const to = hasWay('from', stage) ? null : findWayBack(stage, stages, rules)
    return to === null ? [] : [{ from: stage, to, assumed: true }]
  })
  return [...start, ...moves, ...back]
}

/** "A gown that needs washing may not be lent again until washed": then it is where lending begins. */
function findWayBack(
  stage: string,
  stages: readonly string[],
  rules: readonly RowOf<'rule'>[],
): string | null {
  const own = contentStems(stage)
  for (const { when, then } of rules) {
    const until = UNTIL.exec(then)
    if (until === null || own.size === 0) continue
    if (sharedCount(own, contentStems(`${when ?? ''} ${then}`)) < own.size) continue
    const barred = contentStems(then.slice(0, until.index))
    const at = stages.findIndex(
      (each) => each !== stage && sharedCount(contentStems(each), barred) > 0,
    )
    const before = stages[at - 1]
    if (at > 0 && before !== undefined && before !== stage) return before
  }
  return null
}

const UNTIL = /\b(?:again )?(?:until|till|before) |まで/iu
