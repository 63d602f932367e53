import { contentStems, sharedCount, stem } from '#domain/language/stems.ts'
import type { Entity, EntityField } from '#domain/requirements/document-items.ts'
import { findFormFault } from '#domain/requirements/enrichment/find-form-fault.ts'
import { type Fault, judgeItem } from '#domain/requirements/enrichment/judge-item.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import { hasNo } from '#domain/requirements/enrichment/negations.ts'
import { findForeignWords, holdsSomethingOf } from '#domain/requirements/enrichment/own-words.ts'
import type { FieldProposal } from '#domain/requirements/enrichment/proposals.ts'
import { bare } from '#domain/requirements/phrases.ts'
import { keyOf } from '#domain/requirements/registers/name-key.ts'
import { sortedIds } from '#domain/requirements/writing/notebook.ts'
import { applyEachProposal, type Bench, EMPTY, tidy } from './bench.ts'
import { judgeNeeded, listNeeding, PLAIN_WORD } from './needed-fields.ts'

const MOST_NEEDED = LIMITS.fields.needed + LIMITS.walk.fields

type Detail = 'meaning' | 'rule' | 'example'
const DETAILS: readonly Detail[] = ['meaning', 'rule', 'example']

/**
 * Completes what the app keeps: new fields, and details of fields that have none, in the user's words
 * (docs/decisions/0027-a-model-proposes-the-answers-decide.md). A field that they do not name and lines
 * of the draft need is Assumed.
 */
export function applyFields(bench: Bench, proposals: readonly FieldProposal[]): void {
  const entities = new Map(bench.document.entities.map((entity) => [entity.id, entity]))
  const tooMany: Fault = { rule: 'too-many', words: '', most: MOST_NEEDED }
  let needed = 0
  applyEachProposal(bench, { kind: 'fields', list: proposals }, (proposal, place) => {
    const entity = entities.get(proposal.item)
    if (entity === undefined) return { rule: 'unknown-item', words: proposal.item }
    const fault = complete(bench, entity, proposal)
    const isOfWords = fault?.rule === 'words-added' || fault?.rule === 'citation-missing'
    const own = bare(tidy(proposal.name))
    const isNew = !entity.fields.some((field) => isSameField(field.name, own))
    if (isOfWords && isNew && proposal.needs?.length) {
      const left = MOST_NEEDED - needed
      const refused = left > 0 ? addNeeded(bench, entity, proposal) : tooMany
      if (refused === null) {
        needed += 1
        bench.touched.set(entity.id, place)
      }
      return refused
    }
    if (fault === null) bench.touched.set(entity.id, place)
    return fault
  })
}

function complete(bench: Bench, entity: Entity, proposal: FieldProposal): Fault | null {
  const name = bare(tidy(proposal.name))
  const known = entity.fields.find((field) => isSameField(field.name, name))
  const fresh = detailsOf(proposal, known)
  const parts = { ...(known === undefined && { name }), ...fresh }
  for (const [part, text] of Object.entries({ name, ...parts })) {
    const form = findFormFault({ text, part }, LIMITS.fields.letters)
    if (form !== null) return form
  }
  const isMany = proposal.many === true
  if (isMany && known?.refersTo != null && known.many !== true) {
    known.many = true
    if (Object.keys(parts).length === 0) return null
  }
  if (Object.keys(parts).length === 0) return { rule: 'repeated', ...toldOf(proposal, known) }
  if (known === undefined && entity.fields.length >= LIMITS.fields.inAll) {
    return { rule: 'too-many', words: entity.id, most: LIMITS.fields.inAll }
  }
  const isNeeded = (proposal.needs ?? []).length > 0
  if (known === undefined && !isNeeded && isOnlyEvent(bench, name, proposal)) {
    return { rule: 'shape', form: 'event', words: name, part: 'name' }
  }
  return addJudged(bench, entity, { name, known, fresh, isMany, cites: proposal.cites })
}

/** Adds a field that lines of the draft need. */
function addNeeded(bench: Bench, entity: Entity, proposal: FieldProposal): Fault | null {
  const lines = listNeeding(bench.document, proposal)
  if (lines.length === 0) {
    return { rule: 'unknown-item', words: proposal.needs?.[0] ?? '', part: 'needs' }
  }
  const name = bare(tidy(proposal.name))
  const details = detailsOf(proposal, undefined)
  const { cites } = proposal
  const field = judgeNeeded(bench, entity, { name, details, lines, cites })
  if ('refused' in field) return field.refused
  entity.fields.push({ ...field, refersTo: findLink(bench, entity, name) })
  return null
}

interface Completed extends Pick<FieldProposal, 'cites'> {
  name: string
  known: EntityField | undefined
  /** What is new of it. */
  fresh: Partial<Record<Detail, string>>
  isMany: boolean
}

function addJudged(
  bench: Bench,
  entity: Entity,
  { name, known, fresh, isMany, cites }: Completed,
): Fault | null {
  const link = known === undefined ? findLink(bench, entity, name) : null
  const linked = { refersTo: link, ...(link !== null && isMany && { many: true }) }
  const isPlain = known === undefined && PLAIN.test(name)
  const isBare = known === undefined && Object.keys(fresh).length === 0
  const isUnquoted = cites.length === 0
  if (isBare && (isPlain || (isUnquoted && link !== null))) {
    entity.fields.push({ ...EMPTY, name, ...linked, assumed: true })
    return null
  }
  const parts = { ...(known === undefined && !isPlain && { name }), ...fresh }
  // What the draft calls a thing or a role needs no quote.
  const isNamed = known !== undefined || (link !== null && !isBare)
  const names = isNamed ? [entity.name, known?.name ?? name] : [entity.name]
  const kinds = known === undefined ? findKindsOfValue(name, cites) : []
  const around = [...names, ...kinds, ASKED_OF, ...entity.quotes.map(({ text }) => text)]
  const told = Object.values(parts).join('. ')
  const judged = judgeItem({ parts, told, cites, around, isKept: true }, bench.evidence)
  if ('refused' in judged) return judged.refused
  const lacking = judged.doubt ?? judged.added
  if (lacking?.rule === 'words-added' && isBare) {
    if (link === null) return lacking
    entity.fields.push({ ...EMPTY, name, ...linked, assumed: true })
    return null
  }
  const isTurned = lacking?.rule === 'negation' && isSaidSo(told, cites)
  if (lacking !== null && (!isTurned || known !== undefined)) return lacking
  if (known !== undefined) Object.assign(known, withRule(known, fresh))
  else
    entity.fields.push({
      ...EMPTY,
      name,
      ...fresh,
      ...linked,
      // Whether a no of the quotes is one of this field is not sure: it is supposed.
      ...((isPlain || isTurned || kinds.length > 0) && { assumed: true }),
    })
  entity.quotes.push(...judged.quotes.filter(({ question }) => !entity.sources.includes(question)))
  entity.sources = sortedIds([...entity.sources, ...judged.sources])
  return null
}

/** Whether one of several quotes says its yes or no: "about 15 have no smartphone", "it should say that Jan did it". */
function isSaidSo(told: string, cites: FieldProposal['cites']): boolean {
  const words = contentStems(told)
  if (cites.length < 2) return false
  return cites.some(
    ({ quote }) => hasNo(quote) === hasNo(told) && sharedCount(contentStems(quote), words) > 0,
  )
}

/** What a record of any kind may have, whoever keeps it: it needs no quote, and is Assumed. */
const PLAIN = /^(?:name|date|number|state|notes?)$|^(?:お?名前|氏名|日付?|番号|状態|メモ|備考)$/iu

/** "The date booked", 「予約の日時」: words of a name for the kind of its value, where the rest is quoted. */
function findKindsOfValue(name: string, cites: FieldProposal['cites']): string[] {
  const quotes = cites.map(({ quote }) => quote)
  if (!holdsSomethingOf(name, quotes)) return []
  return findForeignWords(name, quotes).filter((word) => PLAIN_WORD.test(word))
}

/** A day, a count, a person, a yes or no: what is written down, of whatever happens. */
const VALUE =
  /\b(?:days?|dates?|time|when|who|numbers?|amount|how many|how much|whether|list)\b|[日時数額誰]|いつ|だれ|かどうか|[たうる]か$|一覧$|名簿$|リスト$/iu

/** "when, the time he did it" has the time he did it already. */
function isSameField(one: string, other: string): boolean {
  return [one, ...one.split(/[,、;；]/u)].some((part) => stem(part.trim()) === stem(other))
}

/**
 * "cancel: more than 6 weeks before they get it back", "weather: col decides": what only makes a rule
 * hold happens, and is nothing that is written down. What its meaning or an example tells is.
 */
function isOnlyEvent({ document }: Bench, name: string, proposal: FieldProposal): boolean {
  const { meaning, rule, example, cites } = proposal
  const isTold = tidy(`${meaning ?? ''}${example ?? ''}`) !== '' || VALUE.test(name)
  if (rule === null || isTold) return false
  const own = contentStems(name)
  return document.rules.some(({ condition, outcome, quotes }) => {
    const isQuoted = quotes.some(({ text }) => {
      return cites.some(({ quote }) => text.includes(quote) || quote.includes(text))
    })
    const inCondition = sharedCount(own, contentStems(condition ?? ''))
    const inOutcome = sharedCount(own, contentStems(outcome ?? ''))
    return isQuoted && own.size > 0 && inCondition === own.size && inOutcome === 0
  })
}

/** "Whether it has a bar": what says what a field answers claims nothing. */
const ASKED_OF = 'whether'

/** Another thing or a role of that name: that one belongs to another is a link, and nothing invented. */
function findLink({ document }: Bench, { id }: Entity, name: string): string | null {
  const all = [...document.entities, ...document.roles]
  const found = all.find((each) => stem(each.name.toLowerCase()) === stem(name.toLowerCase()))
  return found === undefined || found.id === id ? null : found.id
}

/** What the draft says of the field where the proposal says something of it. */
function toldOf(
  proposal: FieldProposal,
  known: EntityField | undefined,
): Pick<Fault, 'words' | 'part'> {
  const part = DETAILS.find((detail) => tidy(proposal[detail] ?? '') !== '')
  return part === undefined ? { words: proposal.name } : { words: known?.[part] ?? '', part }
}

/** What the proposal adds to what is known of the field: of a rule, also what the draft's lacks. */
function detailsOf(proposal: FieldProposal, known: EntityField | undefined) {
  const told = DETAILS.flatMap((detail) => {
    const text = bare(tidy(proposal[detail] ?? ''))
    const before = known?.[detail] ?? null
    const isNew = before === null || (detail === 'rule' && saysMore(text, before))
    // "Whether it was ours (whether it was ours)" tells nothing more.
    const isName = keyOf(text) === keyOf(bare(tidy(proposal.name)))
    return text === '' || isName || !isNew ? [] : [[detail, text] as const]
  })
  return Object.fromEntries(told) as Partial<Record<Detail, string>>
}

function saysMore(text: string, before: string): boolean {
  const known = contentStems(before)
  return [...contentStems(text)].some((word) => !known.has(word))
}

/** "private", and who may see it. */
function withRule({ rule }: EntityField, fresh: Partial<Record<Detail, string>>) {
  const isBoth = rule !== null && fresh.rule !== undefined
  return isBoth ? { ...fresh, rule: `${rule}; ${fresh.rule}` } : fresh
}
