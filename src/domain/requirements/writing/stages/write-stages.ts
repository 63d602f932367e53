import { contentStems, sharedCount } from '#domain/language/stems.ts'
import type { RowOf } from '#domain/reading/rows.ts'
import type { StatusTable } from '#domain/requirements/document-stages.ts'
import type { Entry } from '#domain/requirements/writing/features/write-features.ts'
import { isOffered } from '#domain/requirements/writing/marks.ts'
import type { Notebook } from '#domain/requirements/writing/notebook.ts'
import type { People } from '#domain/requirements/writing/write-roles.ts'
import { completeWays } from './complete-ways.ts'
import { findReachers } from './find-reachers.ts'
import { keyOfWay } from './tell-ways.ts'

type Transition = StatusTable['transitions'][number]

/** The stages that things pass through, and by the ways between them what tells of each. */
export function writeStages(
  notebook: Notebook,
  around: { entries: readonly Entry[]; people: People },
): {
  statusTables: StatusTable[]
  reasons: Map<string, string>
} {
  const reasons = new Map<string, string>()
  const told = [...notebook.rows('rule'), ...notebook.rows('case')].filter((row) => !isOffered(row))
  const statusTables = notebook.rows('stages').map((row): StatusTable => {
    const item = notebook.item('ST', [row])
    const moves = withWaysBack(row, notebook.rows('rule'))
    const reachers = findReachers(notebook, row, around)
    const ways = completeWays({ ...row, moves }, { rows: told, reachers })
    for (const { from, to, row: reason } of ways) {
      if (reason !== undefined) reasons.set(keyOfWay(item.id, from, to), reason)
    }
    return {
      ...item,
      text: notebook.frames.stages(thingOf(row), row.stages),
      thing: thingOf(row),
      states: row.stages,
      transitions: ways.map(({ row: _, ...way }) => way),
    }
  })
  return { statusTables, reasons }
}

/** 「予約の状態は「予約済み」」 is the reservation. */
function thingOf({ thing }: RowOf<'stages'>): string {
  const name = thing.replace(/は?[「“"].*$/su, '').replace(/の(?:状態|段階|ステータス|流れ)$/u, '')
  return name === '' ? thing : name
}

/** The ways that were told, and back, where a rule lets a thing do again what its stage stops it from. */
function withWaysBack(
  { stages, moves }: RowOf<'stages'>,
  rules: readonly RowOf<'rule'>[],
): Transition[] {
  if (moves.length === 0) return []
  const hasWayOut = (stage: string) => moves.some(({ from }) => from === stage)
  const back = stages.flatMap((stage): Transition[] => {
    const to = hasWayOut(stage) ? null : findWayBack(stage, stages, rules)
    return to === null ? [] : [{ from: stage, to, assumed: true }]
  })
  return [...moves, ...back]
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
