import { contentStems, sharedCount } from '#domain/language/stems.ts'
import { APP } from '#domain/reading/rows.ts'
import type {
  Entity,
  Message,
  QualityScenario,
  StatusTable,
} from '#domain/requirements/document-items.ts'
import { isMaking } from '#domain/requirements/writing/features/kinds-of-work.ts'
import type { Entry } from '#domain/requirements/writing/features/write-features.ts'
import type { Notebook } from '#domain/requirements/writing/notebook.ts'
import { tellMessage } from '#domain/requirements/writing/tell-message.ts'
import type { People } from '#domain/requirements/writing/write-roles.ts'
import { addCriterion, asCriterion } from './add-criterion.ts'
import { eventOf } from './event-of.ts'
import { CERTAIN, type Finder } from './finder.ts'

/** What criteria are written from besides the rules. */
export interface Material {
  entries: readonly Entry[]
  people: People
  finder: Finder
  messages: readonly Message[]
  quality: readonly QualityScenario[]
  entities: readonly Entity[]
  statusTables: readonly StatusTable[]
}

/** The criteria that messages, outcomes, stages, things and refused rights give to their requirements. */
export function writeOutcomes(notebook: Notebook, material: Material): void {
  for (const entry of material.entries) {
    fromMessage(notebook, entry, material)
    fromOutcome(notebook, entry, material)
  }
  fromMessages(notebook, material)
  fromStages(notebook, material)
  fromThings(notebook, material)
  fromFigures(notebook, material)
}

function fromMessage(notebook: Notebook, entry: Entry, { people }: Material): void {
  const { message } = entry.told
  if (!message?.when) return
  const { message: told } = tellMessage(notebook, message, people)
  const parts = asCriterion(notebook, told.when, notebook.frames.gets(told))
  if (parts !== null) addCriterion(notebook, entry, { rows: [message], from: [], ...parts })
}

function fromOutcome(notebook: Notebook, entry: Entry, { people }: Material): void {
  const { frames } = notebook
  for (const row of entry.told.rows) {
    if (row.outcome === null || !frames.speaks(row.outcome) || !frames.isPlain(row.outcome))
      continue
    const isApp = entry.told.actor === APP || entry.told.actor === null
    const when = isApp ? frames.text(entry.told.does) : eventOf(notebook, entry, people)
    if (when === null) continue
    const outcome = frames.result(row.outcome)
    addCriterion(notebook, entry, { rows: [row], from: [], when, outcome })
  }
}

/** A message that goes out when somebody has done something tests what they did. */
function fromMessages(notebook: Notebook, { messages, people, finder }: Material): void {
  for (const message of messages) {
    const row = notebook.rows('message').find(({ id }) => message.rows?.includes(id))
    if (row === undefined || message.mark === 'open') continue
    const { message: told, isTellable } = tellMessage(notebook, row, people)
    const about = [told.when, told.words, told.channel].filter((part) => part != null)
    const found = told.when === null ? null : finder.find(about.join(' '))
    if (found === null) continue
    const outcome = notebook.frames.gets(told)
    const event = found.worth >= CERTAIN ? eventOf(notebook, found.entry, people) : null
    const named = event === null ? null : { when: event, outcome }
    const parts = (isTellable ? asCriterion(notebook, told.when, outcome) : null) ?? named
    const from = { rows: [row], from: [message.id] }
    if (parts !== null) addCriterion(notebook, found.entry, { ...from, ...parts })
  }
}

/** What brings a thing to a stage is tested by the stage. */
function fromStages(notebook: Notebook, { entries, statusTables, people }: Material): void {
  const { frames } = notebook
  for (const table of statusTables) {
    const row = notebook.rows('stages').find(({ id }) => table.rows?.includes(id))
    const thing = contentStems(table.thing)
    for (const state of table.states) {
      const stage = contentStems(state)
      const entry = entries.find(
        ({ stems }) => sharedCount(stage, stems) > 0 && sharedCount(thing, stems) > 0,
      )
      const when = entry && eventOf(notebook, entry, people)
      if (!entry || !when || row === undefined) continue
      const before = table.transitions.filter(({ to }) => to === state).map(({ from }) => from)
      const [only, ...more] = before
      addCriterion(notebook, entry, {
        rows: [row],
        from: [table.id],
        given: only !== undefined && more.length === 0 ? frames.isAt(table.thing, only) : '',
        when,
        outcome: frames.isAt(table.thing, state),
      })
    }
  }
}

const MOST_FIELDS = 8

/** Whether it is this thing that comes into the app: who books a gown makes a booking, not a gown. */
function makes(does: string, name: ReadonlySet<string>, thing: string): boolean {
  const deed = contentStems(/^\p{Script=Latin}+/u.exec(does)?.[0] ?? '')
  if (sharedCount(name, deed) === name.size) return true
  if (CHOOSES.test(does) || does.includes(`た${thing}`)) return false
  return sharedCount(name, contentStems(objectOf(does))) === name.size
}

/** What it is done to is there already. */
const CHOOSES =
  /^(?:apply|book|fill|keep|note|order|put|report|request|reserve|save|type)\b|(?:予約する|申し込む|注文する)$/iu

/** What is done to, without what it is done with: "tenant" of "add tenant with ID proof and bed". */
function objectOf(does: string): string {
  return does.replace(/\s(?:with|by|from|in|on|to|at|before|after)\s.*$/isu, '')
}

/** What makes a thing is tested by the fields that are kept with it. */
function fromThings(notebook: Notebook, { entries, entities, people }: Material): void {
  for (const entity of entities) {
    const row = notebook.rows('thing').find(({ id }) => entity.rows?.includes(id))
    if (row === undefined || entity.fields.length < 2) continue
    const name = contentStems(entity.name)
    const entry = entries.find(
      ({ told: { does } }) => isMaking(does) && makes(does, name, entity.name),
    )
    const when = entry && eventOf(notebook, entry, people)
    if (!entry || !when) continue
    const fields = entity.fields.slice(0, MOST_FIELDS).map((field) => field.name)
    const outcome = notebook.frames.areKept(fields, entity.name)
    addCriterion(notebook, entry, { rows: [row], from: [entity.id], when, outcome })
  }
}

/** A time that a quality names tests the requirement that it speaks of. */
function fromFigures(notebook: Notebook, { quality, people, finder }: Material): void {
  const { frames } = notebook
  for (const item of quality) {
    const row = notebook.rows('quality').find(({ id }) => item.rows?.includes(id))
    if (item.measure === null || row?.about !== 'speed') continue
    if (!frames.speaks(row.what) || !frames.isPlain(row.what) || !frames.standsAlone(row.what)) {
      continue
    }
    const found = finder.find(row.what)
    const when = found && found.worth >= CERTAIN ? eventOf(notebook, found.entry, people) : null
    if (found === null || when === null) continue
    const outcome = frames.result(row.what)
    addCriterion(notebook, found.entry, { rows: [row], from: [item.id], when, outcome })
  }
}
