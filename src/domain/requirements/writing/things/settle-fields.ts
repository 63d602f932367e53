import { contentStems } from '#domain/language/stems.ts'
import type { Entity, EntityField, Role } from '#domain/requirements/document-items.ts'
import { keyOf } from '#domain/requirements/registers/name-key.ts'
import { findRoleNamed } from '#domain/requirements/registers/same-thing.ts'
import type { FieldNames } from '#domain/requirements/text-en/fields.ts'
import { isForeignLanguage } from '#domain/requirements/writing/words/part-rows.ts'

interface Kept {
  entities: readonly Entity[]
  roles: readonly Role[]
  /** What the answers are written in: in a foreign one nothing is supposed, nor called by our words. */
  language: string
}

/** A thing or a role that fields may point to. */
interface Target {
  id: string
  name: string
  isPerson: boolean
  /** Only a model supplied it. */
  isSupplied: boolean
}

/**
 * The things with what can only be seen of all of them together: a field that is called as a thing or
 * a role points to it, a link beside a field that says the same goes, and so does what was supposed
 * and a link tells; what stands for a person, or is pointed to, has a name. Given twice, it changes
 * nothing.
 */
export function settleFields(kept: Kept, names: FieldNames): Entity[] {
  if (isForeignLanguage(kept.language)) return [...kept.entities]
  const targets = targetsOf(kept)
  const linked = kept.entities.map((entity) => ({
    ...entity,
    fields: dropLinks(linkFields(entity, targets), targets),
  }))
  const pointedTo = new Set(linked.flatMap(({ fields }) => fields.map((each) => each.refersTo)))
  return linked.map((entity) => {
    const fields = entity.fields.filter((field) => {
      return !isSupposed(field) || !isTold(field, { entity, targets, linked, names })
    })
    const isPerson = targets.some(({ id, isPerson: is }) => id === entity.id && is)
    const isNamed = fields.some(({ name }) => (isPerson ? NAME : CALLED).test(name))
    // A record of what happened to others is told apart by them.
    const isLeaf = pointedTo.has(entity.id) && fields.every(({ refersTo }) => refersTo === null)
    const lacksName = (isPerson || isLeaf) && fields.length > 0 && !isNamed
    // "Only name and mobile": the words that close a list stand among the notes of what was told.
    const isClosed = entity.mark !== 'assumed' && entity.notes.length > 0
    const own = lacksName && !isClosed ? [{ ...BLANK, name: names.called, assumed: true }] : []
    return { ...entity, fields: [...own, ...fields] }
  })
}

const BLANK = { meaning: null, required: null, example: null, rule: null, refersTo: null }

const NAME = /\bname\b|\bcalled\b|氏名|名前|^名$/iu
/** What a thing is told apart by. */
const CALLED = /name|title|called|number|no\.|code|date|day|time|what|名|番号|題|日|時/iu
/** By which somebody is reached: what has it stands for a person, or several. */
const CONTACT = /phone|mobile|e-?mail|電話|携帯|メール|連絡先/iu

function targetsOf({ entities, roles }: Pick<Kept, 'entities' | 'roles'>): Target[] {
  const things = entities.map(({ id, name, fields, mark }): Target => {
    const reached = fields.some((field) => CONTACT.test(field.name))
    const named = fields.some((field) => NAME.test(field.name))
    const isPerson = findRoleNamed(roles, name) !== null || (reached && named)
    return { id, name, isPerson, isSupplied: mark === 'assumed' }
  })
  const people = roles.map(({ id, name }) => ({ id, name, isPerson: true, isSupplied: false }))
  return [...things, ...people]
}

function linkFields(entity: Entity, targets: readonly Target[]): EntityField[] {
  const others = targets.filter(({ id }) => id !== entity.id)
  const link = (field: EntityField) => ({
    ...field,
    refersTo: field.refersTo ?? others.find((target) => isCalledAs(field, target))?.id ?? null,
  })
  const linked = entity.fields.map(link)
  // A bare link to a person says who is meant by "who", 「誰が」 and by "whose it is: the foreman".
  const people = others.filter(({ id, name, isPerson }) => {
    return isPerson && linked.some((field) => isBareLink(field, { id, name }))
  })
  return linked.map((field) => {
    if (field.refersTo !== null) return field
    const meant = people.filter(({ name }) => beginsWith(field.meaning ?? '', name))
    const [only] = meant.length > 0 ? meant : WHO.test(field.name) ? people : []
    const isSure = meant.length > 0 || people.length === 1
    return isSure && only !== undefined ? { ...field, refersTo: only.id } : field
  })
}

const WHO = /^(?:who|誰が?|だれが?|どなたが?)$/iu
/** What asks for a time, a place or a way is none of the things that it names. */
const OTHER_QUESTION = /^(?:when|where|how|why|what)\b|^(?:いつ|いくら|どこ|なぜ|何)/iu
const OF_WORDS = /^(?:texts?|notes?|messages?|comments?|memos?|文|文章|文面|メモ|備考)$/iu
const AMOUNT = /\p{Sc}\s?\p{N}|\p{N}[^\s]*円/u
const ONE_OF = /\s+or\s+|[/|／・]/u

/** "pitches" of a pitch or barn, "who the customer is", 「どの便」, "asked instructor". */
function isCalledAs({ name, assumed, rule, meaning }: EntityField, target: Target): boolean {
  // What holds words or an amount itself points to nothing: a note's "text", a tool's "deposit (£20, £40 or £60)".
  if (!target.isPerson && (OF_WORDS.test(name) || AMOUNT.test(`${rule} ${meaning}`))) return false
  // Whoever told of a "price" did not speak of a thing that was made up after it.
  if (target.isSupplied && !target.isPerson && assumed !== true) return false
  if (OTHER_QUESTION.test(name) || ONE_OF.test(name)) return false
  const bare = name.replace(/^(?:どの|誰の|だれの)/u, '')
  const names = [target.name, ...target.name.split(ONE_OF)]
  return names.some((each) => {
    if (keyOf(bare) === keyOf(each) || sameWords(bare, each)) return true
    return target.isPerson && keyOf(bare).endsWith(` ${keyOf(each)}`)
  })
}

function sameWords(one: string, other: string): boolean {
  const [a, b] = [contentStems(one), contentStems(other)]
  return (
    /^[\p{Script=Latin}\P{L}]+$/u.test(one) &&
    a.size > 0 &&
    a.size === b.size &&
    [...a].every((word) => b.has(word))
  )
}

function beginsWith(meaning: string, name: string): boolean {
  const bare = meaning.replace(/^(?:the|an?)\s+/iu, '').toLowerCase()
  const own = name.toLowerCase()
  return (
    bare.startsWith(own) &&
    !/^[\p{L}'’]/u.test(/\p{Script=Latin}$/u.test(own) ? bare.slice(own.length) : '')
  )
}

/** A field that only says of what it is. */
function isBareLink(field: EntityField, { id, name }: Pick<Target, 'id' | 'name'>): boolean {
  const { meaning, rule, example } = field
  const isEmpty = meaning === null && rule === null && example === null
  return field.refersTo === id && isEmpty && keyOf(field.name) === keyOf(name)
}

/** Without a bare link beside another field that points to the same. */
function dropLinks(fields: readonly EntityField[], targets: readonly Target[]): EntityField[] {
  return fields.filter((field, at) => {
    const target = targets.find(({ id }) => id === field.refersTo)
    if (target === undefined || !isBareLink(field, target)) return true
    return !fields.some((other, place) => {
      const isSame = other.refersTo === target.id && place !== at
      return isSame && (place < at || !isBareLink(other, target))
    })
  })
}

function isSupposed({ assumed, refersTo, meaning, rule, example }: EntityField): boolean {
  return assumed === true && [refersTo, meaning, rule, example].every((each) => each === null)
}

interface Around {
  entity: Entity
  targets: readonly Target[]
  linked: readonly Entity[]
  names: FieldNames
}

const PEOPLE =
  /\b(?:people|persons|guests|adults|children|kids|pax)\b|何人|何名|人数|大人|子供|子ども/iu
const DATE = /^(?:the )?(?:date|day|time|dates|when)$|^(?:日|日付|日にち|日時|いつ)$/iu

/** Whether a link or another field tells what was supposed of every record of the kind. */
function isTold(field: EntityField, { entity, targets, linked, names }: Around): boolean {
  const others = entity.fields.filter((each) => each.name !== field.name)
  const links = new Set(others.flatMap(({ refersTo }) => refersTo ?? []))
  if (field.name === names.forWhom) {
    return targets.some(({ id, isPerson }) => isPerson && links.has(id))
  }
  if (field.name === names.people) return others.some(({ name }) => PEOPLE.test(name))
  if (field.name !== names.when) return false
  const days = linked.filter(({ id }) => links.has(id)).flatMap(({ fields }) => fields)
  return days.some(({ name }) => DATE.test(name))
}
