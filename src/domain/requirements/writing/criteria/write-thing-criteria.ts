import { escapePattern } from '#domain/language/patterns/escape-pattern.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { contentStems, sharedCount } from '#domain/language/stems.ts'
import { APP } from '#domain/reading/rows.ts'
import type { Entity, EntityField } from '#domain/requirements/document-items.ts'
import { isLooking, isMaking } from '#domain/requirements/writing/features/kinds-of-work.ts'
import type { Entry } from '#domain/requirements/writing/features/write-features.ts'
import { isOfRules } from '#domain/requirements/writing/marks.ts'
import type { Notebook } from '#domain/requirements/writing/notebook.ts'
import { addCriterion } from './add-criterion.ts'
import { describeEvent } from './describe-event.ts'
import type { Material } from './material.ts'

const MOST_FIELDS = 5

/** What makes a thing is tested by the fields that are kept with it; what tells a part of it, by that part. */
export function writeThingCriteria(
  notebook: Notebook,
  { entries: all, entities, people }: Pick<Material, 'entries' | 'entities' | 'people'>,
): void {
  // What only follows from the answers is told in no words that a thing could be known by.
  const entries = all.filter(({ told }) => told.unsaid !== 'assumed')
  const tested = new Set<Entry>()
  const add = (entity: Entity, entry: Entry, fields: readonly EntityField[]) => {
    const row = notebook.rows('thing').find(({ id }) => entity.rows?.includes(id))
    const when = describeEvent(notebook, entry, people)
    const own = fields.filter(({ name }) => !isItself(name, entity))
    if (row === undefined || when === null || own.length === 0) return
    const names = own.slice(0, MOST_FIELDS).map(({ name }) => name)
    const outcome = notebook.frames.areKept(names, entity.name)
    tested.add(entry)
    addCriterion(notebook, entry, { rows: [row], from: [entity.id], when, outcome })
  }
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
    if (entry !== undefined && entity.fields.length > 1) add(entity, entry, entity.fields)
  }
  for (const entry of entries) {
    if (tested.has(entry) || isLooking(entry.told.does)) continue
    const [best] = entities
      .map((entity) => ({ entity, fields: fieldsTold(entry, entity, entities) }))
      .sort((a, b) => b.fields.length - a.fields.length)
    if (best !== undefined) add(best.entity, entry, best.fields)
  }
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
    JAPANESE.test(thing) &&
    new RegExp(`${escapePattern(thing)}(?:する|できる)$`, 'u').test(does)
  ) {
    return true
  }
  if (CHOOSES.test(does) || does.includes(`た${thing}`)) return false
  // One letter makes no pair to be known by.
  const isFirst = name.size > 0 && does.startsWith(thing)
  if (JAPANESE.test(thing) && !does.includes(`${thing}を`) && !isFirst) return false
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

/** The parts of a thing that are told when something is done: the litres, where it is marked done with them. */
function fieldsTold(
  { told: { actor, does, isSupplied }, stems: own }: Entry,
  { id, name: thing, fields }: Entity,
  all: readonly Entity[],
): EntityField[] {
  if (actor === APP || isSupplied || !TELLS.test(does)) return []
  const stems = contentStems(objectsOf(does))
  // One of the values that a part may take tells the whole: cash, of a payment.
  const isValue = fields.some(({ rule }) => rule !== null && hasValue(rule, does))
  if (isValue) return fields
  return fields.filter(({ name, refersTo }) => {
    // What is a thing of its own is not told by its name: "mark a cake as finished".
    if (refersTo !== null) return false
    if (JAPANESE.test(name)) {
      return name.length > 1 && does.includes(`${name}を`) && !does.includes(`た${name}を`)
    }
    const words = contentStems(name)
    // The weight of a bucket and of a payment: of which, is told by its name.
    const isOfMany = all.some((each) => each.id !== id && hasField(each, words))
    if (isOfMany && sharedCount(contentStems(thing), own) === 0) return false
    return words.size > 0 && !EVERYWHERE.test(name) && sharedCount(words, stems) === words.size
  })
}

function hasField({ fields }: Entity, words: ReadonlySet<string>): boolean {
  return fields.some(({ name }) => sharedCount(words, contentStems(name)) === words.size)
}

const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const ENTERS =
  /add|attach|choose|enter|fill|give|log|mark|note|pay|pick|punch|put|record|register|report|say|send|sign|take (?:a |the )?(?:picture|photo)|tell|tick|type|upload|weigh|write/iu
const ENTERS_IN_JAPANESE =
  /入れる|入力する|記録する|登録する|返事する|選ぶ|書く|つける|送る|押す|払う/iu

/** Deeds that tell the app something. */
const TELLS = makePattern('iu')`^(?:${ENTERS})\b|(?:${ENTERS_IN_JAPANESE})$`
/** Parts that all things have. */
const EVERYWHERE =
  /^(?:(?:date|time)(?: (?:from|to|until|till|of|in|out))?|name|number|status|state|type|id|no\.?|(?:what|who|where|how)\b.*)$/iu

/** The object, and what it is done with: "it", "the litres" of "mark it done with the litres". */
function objectsOf(does: string): string {
  const [object = '', ...joined] = does
    .replace(/^\p{Script=Latin}+\s/u, '')
    .split(/\s(?:with|and)\s/iu)
  return [object, ...joined].map((part) => part.replace(BEHIND, '')).join(' ')
}

/** What follows belongs to something else: "price per quality class". */
const BEHIND =
  /\s(?:per|for|as|by|off|from|in|on|to|at|of|before|after|if|that|what|when|where|which|while|who)\s.*$/isu

function hasValue(rule: string, does: string): boolean {
  const values = /:\s*(.+)$/u.exec(rule)?.[1] ?? ''
  return values
    .split(/[,;、]\s*/u)
    .some(
      (value) =>
        value.length > 2 &&
        new RegExp(
          `(?<![\\p{L}\\p{N}])${escapePattern(value.trim())}(?![\\p{L}\\p{N}])`,
          'iu',
        ).test(does),
    )
}
