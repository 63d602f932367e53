import { contentStems, sharedCount } from '#domain/language/stems.ts'
import { APP } from '#domain/reading/rows.ts'
import type { StatusTable } from '#domain/requirements/document-items.ts'
import { isLooking } from '#domain/requirements/writing/features/kinds-of-work.ts'
import type { Entry } from '#domain/requirements/writing/features/write-features.ts'
import type { Notebook } from '#domain/requirements/writing/notebook.ts'
import { addCriterion } from './add-criterion.ts'
import { describeEvent } from './describe-event.ts'
import type { Material } from './material.ts'

/** What brings a thing to a stage is tested by the stage. */
export function writeStageCriteria(
  notebook: Notebook,
  { entries, statusTables, people }: Pick<Material, 'entries' | 'statusTables' | 'people'>,
): void {
  const { frames } = notebook
  for (const table of statusTables) {
    const row = notebook.rows('stages').find(({ id }) => table.rows?.includes(id))
    if (row === undefined) continue
    const setter = entries.find(
      ({ told }) => told.unsaid === 'assumed' && told.rows[0].id === row.id,
    )
    const set = setter && describeEvent(notebook, setter, people)
    if (setter && set) {
      const outcome = notebook.words.unsaid.onlyNext
      addCriterion(notebook, setter, { rows: [row], from: [table.id], when: set, outcome })
    }
    for (const state of table.states) {
      const entry = entries.find(
        (each) =>
          each.told.unsaid !== 'assumed' &&
          (bringsTo(state, table, each) || isStepTo(notebook, { state, table, entry: each })),
      )
      const when = entry && describeEvent(notebook, entry, people)
      if (!entry || !when) continue
      const ways = table.transitions.filter(({ to }) => to === state)
      const told = ways.filter(({ assumed }) => assumed !== true)
      const before = (told.length > 0 ? told : ways).map(({ from }) => from)
      const [only, ...more] = before
      addCriterion(notebook, entry, {
        rows: [row],
        from: [table.id],
        given:
          only !== undefined && more.length === 0 && !ENDS_ANYWHERE.test(state)
            ? frames.stands(table.thing, only)
            : '',
        when,
        outcome: frames.isAt(table.thing, state),
      })
    }
  }
}

/** What may end a thing at any stage: the one told before it is not the one before it. */
const ENDS_ANYWHERE =
  /^(?:failed|missed|refused|rejected|declined|cancell?ed|called off|waived|blocked|lost|expired|no[- ]show)$|^(?:中止|取消|キャンセル|欠席|退会|休会)/iu

/** Who finishes a print, or marks it done, brings it to "done"; a picture of the print does not. */
function bringsTo(state: string, table: StatusTable, { stems, told }: Entry): boolean {
  const stage = contentStems(state)
  const thing = contentStems(table.thing)
  if (isLooking(told.does) || /^show\b/iu.test(told.does)) return false
  if (JAPANESE.test(state)) return told.actor !== APP && told.does.includes(coreOf(state))
  const isNamed = sharedCount(stage, stems) > 0
  const isOfThing = sharedCount(thing, stems) > 0 || MARKS_IT.test(told.does)
  if (isNamed && isOfThing) return true
  const [verb = ''] = told.does.split(' ')
  const stages = ENDS[verb.toLowerCase()] ?? []
  return isOfThing && stages.includes(state.trim().toLowerCase())
}

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

const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
/** 「予約済み」 is reached by 予約. */
function coreOf(state: string): string {
  return state
    .trim()
    .replace(/(?:済み?|中|完了|した|する|になった)$/u, '')
    .replace(/(?<=.{2})[しりけちみい]$/u, '')
}
const MARKS_IT = /^(?:mark|set|tick) (?:it|them|one)\b/iu

/** What is done says in another word which stage follows. */
const DONE = ['done', 'finished', 'completed', 'complete', 'closed']
const ENDS: Readonly<Record<string, readonly string[]>> = {
  finish: DONE,
  complete: DONE,
  close: DONE,
  start: ['started', 'running', 'in progress', 'open'],
  reject: ['refused', 'declined'],
  refuse: ['rejected', 'declined'],
  decline: ['rejected', 'refused'],
  accept: ['approved', 'confirmed'],
  approve: ['accepted', 'confirmed'],
  confirm: ['approved', 'accepted'],
  cancel: ['cancelled', 'canceled'],
}
