import { UNSPACED } from '#domain/language/japanese/unspaced.ts'
import { escapePattern } from '#domain/language/patterns/escape-pattern.ts'
import { contentStems, sharedCount } from '#domain/language/stems.ts'
import type { Entity } from '#domain/requirements/document-items.ts'
import { isMaking } from '#domain/requirements/writing/features/kinds-of-work.ts'
import type { Entry } from '#domain/requirements/writing/features/write-features.ts'
import { isOfRules } from '#domain/requirements/writing/marks.ts'
import type { Notebook } from '#domain/requirements/writing/notebook.ts'
import { addCriterion } from './add-criterion.ts'
import { describeEvent } from './describe-event.ts'
import type { Material } from './material.ts'

const MOST_FIELDS = 5

/** What makes a thing is tested by the fields that are kept with it, where the deed does not tell them all. */
export function writeThingCriteria(
  notebook: Notebook,
  { entries: all, entities, people }: Pick<Material, 'entries' | 'entities' | 'people'>,
): void {
  // What only follows from the answers is told in no words that a thing could be known by.
  const entries = all.filter(({ told }) => told.unsaid !== 'assumed')
  for (const entity of entities) {
    // 「欠席・振替」 holds either.
    const names = entity.name
      .split('・')
      .map((name) => name.replace(/^[おご](?=\p{Script=Han})/u, ''))
    const entry = entries.find(
      ({ told: { does, rows } }) =>
        isMaking(does) &&
        isAbout(rows, entity) &&
        names.some((name) => makes(does, contentStems(name), name)),
    )
    const row = notebook.rows('thing').find(({ id }) => entity.rows?.includes(id))
    const when = entry === undefined ? null : describeEvent(notebook, entry, people)
    if (entry === undefined || row === undefined || when === null) continue
    const fields = entity.fields.filter(({ name }) => !isItself(name, entity) && !CLAUSE.test(name))
    const isTold = fields.every(({ name }) => isNamedIn(entry.told.does, name))
    if (fields.length < LEAST_FIELDS || isTold) continue
    const kept = fields.slice(0, MOST_FIELDS).map(({ name }) => name)
    const outcome = notebook.frames.areKept(kept, entity.name)
    addCriterion(notebook, entry, { rows: [row], from: [entity.id], when, outcome })
  }
}

/** With one there is nothing to look for. */
const LEAST_FIELDS = 2

/** "Exactly what they said yes to": who makes the thing does not know it yet. */
const CLAUSE = /^(?:exactly )?(?:what|who|whether|when|where|which|how) (?!\p{L}+$)/iu

function isNamedIn(does: string, field: string): boolean {
  const stems = contentStems(field)
  return (
    does.includes(field) ||
    (stems.size > 0 && sharedCount(stems, contentStems(does)) === stems.size)
  )
}

/** "The medical is kept with the medical" tells nothing. */
function isItself(field: string, { name }: Entity): boolean {
  const [one, other] = [field, name].map((text) => contentStems(text))
  if (one === undefined || other === undefined || one.size === 0)
    return field.trim() === name.trim()
  return one.size === other.size && sharedCount(one, other) === one.size
}

/** "add a child" that is read of an entry makes an entry: the child is there already. */
function isAbout(rows: Entry['told']['rows'], { name }: Entity): boolean {
  const things = rows.flatMap((row) => (isOfRules(row) ? [] : row.things))
  const stems = contentStems(name)
  return (
    things.length === 0 ||
    things.some((thing) => sharedCount(stems, contentStems(thing)) === stems.size)
  )
}

/** Whether it is this thing that comes into the app: who books a gown makes a booking, not a gown. */
function makes(does: string, name: ReadonlySet<string>, thing: string): boolean {
  const deed = contentStems(/^\p{Script=Latin}+/u.exec(does)?.[0] ?? '')
  if (name.size > 0 && sharedCount(name, deed) === name.size) return true
  if (
    UNSPACED.test(thing) &&
    new RegExp(`${escapePattern(thing)}(?:する|できる)$`, 'u').test(does)
  ) {
    return true
  }
  if (CHOOSES.test(does) || does.includes(`た${thing}`)) return false
  // One letter makes no pair to be known by.
  const isFirst = name.size > 0 && does.startsWith(thing)
  if (UNSPACED.test(thing) && !does.includes(`${thing}を`) && !isFirst) return false
  return sharedCount(name, contentStems(objectOf(does))) === name.size
}

/** What it is done to is there already. */
const CHOOSES =
  /^(?:apply|book|fill|keep|note|order|put|report|request|reserve|save|type)\b|(?:予約する|申し込む|注文する)$/iu

/** What is done to, without what it is done with: "tenant" of "add tenant with ID proof and bed". */
function objectOf(does: string): string {
  const told = does.replace(/^tell (?:\p{L}+ )?about /iu, 'tell ')
  return told.replace(/\s(?:with|by|from|in|on|to|at|before|after)\s.*$/isu, '')
}
