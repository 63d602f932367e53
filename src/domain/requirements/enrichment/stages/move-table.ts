import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Entity, EntityField } from '#domain/requirements/document-items.ts'
import type { StatusTable } from '#domain/requirements/document-stages.ts'
import { EMPTY } from '#domain/requirements/enrichment/applying/bench.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import type { Frames } from '#domain/requirements/frames/frames.ts'
import { lowerFirst } from '#domain/requirements/phrases.ts'
import { isStateField } from '#domain/requirements/registers/is-state-field.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { keyOf } from '#domain/requirements/registers/name-key.ts'
import { isSameName } from '#domain/requirements/registers/same-thing.ts'

/** The thing that a table belongs to, where it is another than the draft says; null for the same. */
type Owner = { owner: Entity | null } | { refused: Fault }

const DAY = /^(?:date|day|time|when|slot|session|日|日付|日時|いつ|枠|回|何時の回)s?$/iu

/**
 * The thing that really goes through the stages, as a model names it: what happens on a day, of a
 * thing that lasts (the day of a dog: who cancels Wednesday cancels no dog). It points to what the draft
 * calls it after, has a day, which that one has not, and no table of its own.
 */
export function findOwner(
  { statusTables, entities }: RequirementsDocument,
  named: string,
  thing: string,
): Owner {
  const key = keyOf(named)
  const owner = entities.find(({ id, name }) => id === named.trim() || keyOf(name) === key)
  if (owner === undefined) {
    return { refused: { rule: 'unknown-item', words: named, part: 'thing' } }
  }
  if (isSameName(owner.name, thing)) return { owner: null }
  const before = entities.find(({ name }) => isSameName(name, thing))
  const isHeld = statusTables.some((table) => isSameName(table.thing, owner.name))
  const isOfIt = before === undefined || owner.fields.some(({ refersTo }) => refersTo === before.id)
  const hasDay = ({ fields }: Entity) => fields.some(({ name }) => DAY.test(name.trim()))
  const isSaid = before?.fields.some((each) => isStateField(each.name) && each.assumed !== true)
  const isTaken = !isHeld && isOfIt && hasDay(owner) && isSaid !== true
  if (isTaken && (before === undefined || !hasDay(before))) return { owner }
  return { refused: { rule: 'denied', words: owner.id, says: thing, part: 'thing' } }
}

interface Move {
  table: StatusTable
  owner: Entity
  frames: Frames
  /** What a field is called that holds a stage. */
  field: string
}

/** Moves a table, its tests and the field that was supposed for its stage to another thing. */
export function moveTable(
  document: RequirementsDocument,
  { table, owner, frames, field }: Move,
): void {
  const [before, after] = [table.thing, lowerFirst(owner.name)]
  table.thing = after
  for (const entity of document.entities) {
    if (isSameName(entity.name, before)) {
      const isSupposed = (each: EntityField) => each.assumed === true && isStateField(each.name)
      entity.fields = entity.fields.filter((each) => !isSupposed(each))
    }
  }
  const holds = owner.fields.some(({ name }) => isStateField(name))
  if (!holds) owner.fields.push({ ...EMPTY, name: field, assumed: true })
  const retold = new Map(
    table.states.flatMap((state) => [
      [frames.isAt(before, state), frames.isAt(after, state)],
      [frames.stands(before, state), frames.stands(after, state)],
    ]),
  )
  for (const criterion of listRequirements(document).flatMap(({ criteria }) => criteria)) {
    if (criterion.from?.includes(table.id) !== true) continue
    criterion.given = retold.get(criterion.given) ?? criterion.given
    criterion.outcome = retold.get(criterion.outcome) ?? criterion.outcome
  }
}
