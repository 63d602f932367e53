import { contentStems, sharedCount } from '#domain/language/stems.ts'
import type { RowOf } from '#domain/reading/rows.ts'
import type { StatusTable } from '#domain/requirements/document-stages.ts'
import { listNames } from '#domain/requirements/registers/list-items.ts'
import type { Entry } from '#domain/requirements/writing/features/write-features.ts'
import type { Notebook } from '#domain/requirements/writing/notebook.ts'
import { findReachers } from '#domain/requirements/writing/stages/find-reachers.ts'
import { partSides } from '#domain/requirements/writing/stages/part-sides.ts'
import { rankReach } from '#domain/requirements/writing/stages/reach-stage.ts'
import { addCriterion } from './add-criterion.ts'
import { describeEvent } from './describe-event.ts'
import type { Material } from './material.ts'

type Around = Pick<Material, 'entries' | 'statusTables' | 'people'>

/** What brings a thing to a stage is tested by the stage. */
export function writeStageCriteria(notebook: Notebook, around: Around): void {
  const { entries, statusTables, people } = around
  for (const table of statusTables) {
    const row = notebook.rows('stages').find(({ id }) => table.rows?.includes(id))
    if (row === undefined) continue
    writeSetterCriterion(notebook, { row, table }, around)
    const reachers = findReachers(notebook, row, { entries, people })
    for (const state of table.states) {
      const entry = entries.find(
        (each) =>
          each.told.unsaid !== 'assumed' &&
          (reachers.get(state)?.includes(each) === true ||
            isStepTo(notebook, { state, table, entry: each })),
      )
      if (entry === undefined) continue
      const reached = table.states.filter((each) => reachers.get(each)?.includes(entry) === true)
      const about = { state, thing: table.thing, people: listNames(people.roles) }
      const deed = deedTo(entry, reached, about)
      const when = deed && describeEvent(notebook, deed, people)
      if (when === null) continue
      addCriterion(notebook, entry, {
        rows: [row],
        from: [table.id],
        given: standsBefore(notebook, table, state),
        when,
        outcome: notebook.frames.isAt(table.thing, state),
      })
    }
  }
}

interface OfTable {
  row: RowOf<'stages'>
  table: StatusTable
}

/** Who sets the stages that nothing else leads to. */
function writeSetterCriterion(
  notebook: Notebook,
  { row, table }: OfTable,
  { entries, people }: Around,
): void {
  const setter = entries.find(({ told }) => told.unsaid === 'assumed' && told.rows[0].id === row.id)
  const when = setter && describeEvent(notebook, setter, people)
  if (!setter || !when) return
  const { unsaid } = notebook.words
  const isAll = setter.told.does === unsaid.stage(row.thing)
  const outcome = isAll ? unsaid.onlyNext : unsaid.onlyFrom
  addCriterion(notebook, setter, { rows: [row], from: [table.id], when, outcome })
}

/** The only stage before it, where there is one. */
function standsBefore({ frames }: Notebook, table: StatusTable, state: string): string {
  const ways = table.transitions.filter(({ to }) => to === state)
  const told = ways.filter(({ assumed }) => assumed !== true)
  const [only, ...more] = (told.length > 0 ? told : ways).map(({ from }) => from)
  const isOnly = only !== undefined && more.length === 0 && !ENDS_ANYWHERE.test(state)
  return isOnly ? frames.stands(table.thing, only) : ''
}

/** What may end a thing at any stage: the one told before it is not the one before it. */
const ENDS_ANYWHERE =
  /^(?:failed|missed|refused|rejected|declined|cancell?ed|called off|waived|blocked|lost|expired|no[- ]show)$|^(?:中止|取消|キャンセル|欠席|退会|休会)/iu

/**
 * "Say yes or no" is a yes for what is agreed; any other deed that ends in several, or holds what does not bring
 * it there, is told of none.
 */
function deedTo(
  { told }: Entry,
  reached: readonly string[],
  { state, thing, people }: { state: string; thing: string; people: readonly string[] },
): Pick<Entry, 'told'> | null {
  const sides = partSides(told.does)
  if (sides.length === 1) return reached.length < 2 ? { told } : null
  const leading = sides.filter((does) => rankReach({ does, people }, { stage: state, thing }) > 0)
  if (leading.length === sides.length) return reached.length < 2 ? { told } : null
  const [does, ...more] = leading
  if (does === undefined || more.length > 0 || !YES_OR_NO.test(told.does)) return null
  return { told: { ...told, does } }
}

const YES_OR_NO = /\byes or no\b/iu

/** "Mr. Pell ticks the gown as lent", a step of lending: the story says which stage follows. */
function isStepTo(
  notebook: Notebook,
  { state, table, entry }: { state: string; table: StatusTable; entry: Entry },
): boolean {
  const deeds = entry.told.rows.map(({ does }) => does)
  const thing = contentStems(table.thing)
  const [reached] = contentStems(state)
  return notebook.rows('step').some(({ feature, does }) => {
    if (feature === null || !deeds.includes(feature) || !MARKS.test(does)) return false
    const stems = contentStems(does)
    return reached !== undefined && stems.has(reached) && sharedCount(thing, stems) === thing.size
  })
}

const MARKS = /^(?:mark|set|tick)\b.*\bas\b|にする$|とする$/iu
