import { UNSPACED } from '#domain/language/japanese/unspaced.ts'
import { contentStems, stem } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { type Bench, tidy } from '#domain/requirements/enrichment/applying/bench.ts'
import { findFormFault, findTooLong } from '#domain/requirements/enrichment/find-form-fault.ts'
import { type Fault, type Judged, judgeItem } from '#domain/requirements/enrichment/judge-item.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import { findOtherNegation } from '#domain/requirements/enrichment/negations.ts'
import { NEUTRAL } from '#domain/requirements/enrichment/own-words.ts'
import type { ThingProposal } from '#domain/requirements/enrichment/supply-proposals.ts'
import { bare } from '#domain/requirements/phrases.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { keyOf } from '#domain/requirements/registers/name-key.ts'
import { findKept, findRoleNamed, isSameName } from '#domain/requirements/registers/same-thing.ts'
import { isKeptPrivate } from '#domain/requirements/writing/rights/deeds.ts'
import { rootOf } from '#domain/requirements/writing/stages/word-root.ts'
import { listSentences } from '#domain/requirements/writing/words/list-sentences.ts'
import { findLeftOut, ONE_LETTER, speaksOf } from './draft-says.ts'
import { findRole } from './find-role.ts'

/** A field as it was proposed, in one line each; null for nothing. */
type Field = ThingProposal['fields'][number]

/** A thing that may be taken. */
export interface JudgedThing {
  name: string
  what: string
  fields: Field[]
  /** The things and roles of which one has many of it. */
  owners: { id: string; name: string }[]
  judged: Judged
}

/**
 * Judges a thing that a model supplies: named in an answer or by what needs it, neither there already
 * nor left out, with no number or name of the model's own and nothing private that no answer names.
 */
export function judgeThing(
  bench: Bench,
  proposal: ThingProposal,
): JudgedThing | { refused: Fault } {
  const name = bare(tidy(proposal.name))
  const what = bare(tidy(proposal.what))
  const fields = proposal.fields.map((field) => ({
    name: bare(tidy(field.name)),
    meaning: bare(tidy(field.meaning ?? '')) || null,
    rule: bare(tidy(field.rule ?? '')) || null,
  }))
  const found = proposal.belongsTo.map((named) => ({ named, owner: findOwner(bench, named) }))
  const owners = found.flatMap(({ owner }) => owner ?? [])
  const fault = shapeFault({ name, what, fields }) ?? draftFault(bench, name, owners)
  if (fault !== null) return { refused: fault }
  const unknown = found.find(({ owner }) => owner === undefined)
  if (unknown !== undefined) {
    return { refused: { rule: 'unknown-item', words: unknown.named, part: 'belongsTo' } }
  }
  const parts = { name, what, ...partsOf(fields) }
  const judged = judgeItem({ parts, told: name, cites: proposal.cites, around: [] }, bench.evidence)
  if ('refused' in judged) return judged
  // What only somebody else could vouch for is kept by nobody: it is mended or left out.
  if (judged.doubt !== null) return { refused: judged.doubt }
  const harm = findHarm(bench.evidence.answers, parts)
  return harm === null ? { name, what, fields, owners, judged } : { refused: harm }
}

/** The texts of the fields by the names they have in the proposal. */
function partsOf(fields: readonly Field[]): Record<string, string> {
  const texts = fields.flatMap((field, index) =>
    Object.entries(field).map(([part, text]) => [`fields[${index}].${part}`, text ?? '']),
  )
  return Object.fromEntries(texts.filter(([, text]) => text !== ''))
}

function shapeFault({
  name,
  what,
  fields,
}: Pick<JudgedThing, 'name' | 'what' | 'fields'>): Fault | null {
  if (contentStems(name).size === 0 && !ONE_LETTER.test(name)) {
    return { rule: 'shape', form: 'empty', words: name, part: 'name' }
  }
  const most = LIMITS.things.fields
  if (fields.length === 0 || fields.length > most) {
    return { rule: 'shape', form: 'how-many', most, words: `${fields.length}`, part: 'fields' }
  }
  const long = findTooLong({ text: name, part: 'name' }, LIMITS.things.letters)
  if (long !== null) return long
  for (const [part, text] of Object.entries({ what, ...partsOf(fields) })) {
    const form = findFormFault({ text, part }, LIMITS.fields.letters)
    if (form !== null) return form
  }
  const names = fields.map((field) => stem(field.name))
  const at = names.findIndex((each, index) => each === '' || names.indexOf(each) < index)
  if (at === -1) return null
  const again = fields[at]?.name ?? ''
  const form = again === '' ? 'empty' : 'twice'
  return { rule: 'shape', form, words: again, part: `fields[${at}].name` }
}

/** What the draft says of it already: that it is there, that it is left out, or nothing at all. */
function draftFault(
  { document, evidence }: Bench,
  name: string,
  owners: JudgedThing['owners'],
): Fault | null {
  const role = findRoleNamed(document.roles, name)
  const known =
    document.entities.find((entity) => isSameName(entity.name, name)) ??
    (role === null ? null : findKept(role, document))
  if (known !== null) {
    return { rule: 'repeated', words: known.id, says: known.name, part: 'name' }
  }
  const out = findLeftOut(document, name)
  if (out !== null) return { rule: 'left-out', words: out, part: 'name' }
  if (!evidence.sameLanguage || isNamed(document, name) || isBetween(name, owners)) return null
  return { rule: 'words-added', words: name, part: 'name' }
}

/** What is between two: a contract of a plot and a tenant, the day of a dog. */
function isBetween(name: string, owners: JudgedThing['owners']): boolean {
  const [one, ...others] = owners
  if (one === undefined || others.length === 0) return false
  const known = owners.map((owner) => owner.name).join(' ')
  // 「の」 is no letter of a word: 「文の」 and 「の部」 of 「注文の部屋」 are in no name.
  return LINK.test(name) || name.split('の').every((part) => speaksOf(known, part))
}

/** What ties two together, in any trade. */
const LINK = /^(?:contract|agreement|payment|attendance|契約|支払い?|入金|出席|参加)$/iu

/**
 * One answer, or one line of the draft that needs it, has all words of its name in some form (a payment where
 * somebody pays), and it is not that of any list.
 */
function isNamed(document: RequirementsDocument, name: string): boolean {
  const words = [...contentStems(name)]
  const isAny = words.length > 0 && words.every((word) => NEUTRAL.has(word))
  const { answers, rules, messages, openQuestions } = document
  const needing = [...listRequirements(document), ...rules, ...messages, ...openQuestions]
  const told = [...answers, ...needing]
  return !isAny && told.some(({ text }) => speaksOf(text, name) || tellsDeedOf(text, name))
}

function tellsDeedOf(text: string, name: string): boolean {
  if (UNSPACED.test(name)) {
    const words = name.replace(NOUN_OF_DEED, '').match(RUNS) ?? []
    return words.length > 0 && words.every((word) => text.includes(word))
  }
  const words = [...contentStems(name)]
  const roots = new Set([...contentStems(text)].map(rootOf))
  return words.length > 0 && words.every((word) => roots.has(rootOf(word)))
}

/** That a deed is written down is no word of an answer; of 「貸し出し」 the first verb alone may be. */
const NOUN_OF_DEED =
  /(?:記録|(?<=\p{Script=Han}\p{Script=Hiragana})\p{Script=Han}\p{Script=Hiragana})$/u
/** Words without particles and endings between them. */
const RUNS = /[\p{Script=Han}々]+|[\p{Script=Katakana}ー]{2,}/gu

function findOwner({ document }: Bench, named: string) {
  const key = keyOf(named)
  const thing = document.entities.find(({ id, name }) => id === named.trim() || keyOf(name) === key)
  if (thing !== undefined) return thing
  const role = findRole(document.roles, named)
  // What is kept of somebody stands for them.
  return role === undefined ? undefined : (findKept(role, document) ?? role)
}

/** What is private is kept where an answer names it and none says that it is not, and only there. */
export function findHarm(
  answers: readonly { text: string }[],
  parts: Readonly<Record<string, string>>,
): Fault | null {
  const said = answers.flatMap(({ text }) =>
    listSentences(text).map(({ start, end }) => text.slice(start, end)),
  )
  const isSaid = (text: string) => {
    const about = said.filter((sentence) => speaksOf(sentence, text))
    return about.length > 0 && findOtherNegation(text, about) === null
  }
  const found = Object.entries(parts).find(([, text]) => isKeptPrivate(text) && !isSaid(text))
  return found === undefined ? null : { rule: 'harm', words: found[1], part: found[0] }
}
