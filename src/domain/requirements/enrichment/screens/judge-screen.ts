import { measureLikeness } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type {
  FunctionalRequirement,
  Permission,
  Role,
  Screen,
} from '#domain/requirements/document-items.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import { type Bench, tidy } from '#domain/requirements/enrichment/applying/bench.ts'
import { listNamed } from '#domain/requirements/enrichment/capabilities/deeds.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import type { ScreenProposal } from '#domain/requirements/enrichment/supply-proposals.ts'
import { findDenied, keyWords } from '#domain/requirements/enrichment/supplying/draft-says.ts'
import { findRoles } from '#domain/requirements/enrichment/supplying/find-role.ts'
import { doesHarm } from '#domain/requirements/enrichment/supplying/harm.ts'
import { bare } from '#domain/requirements/phrases.ts'
import { listNames, listRequirements } from '#domain/requirements/registers/list-items.ts'
import { isSameName } from '#domain/requirements/registers/same-thing.ts'
import { findShownFault } from './find-shown-fault.ts'

/** What may be taken of a screen; an empty text, and nobody, is nothing. */
export interface JudgedScreen {
  name: string
  who: Role[]
  functions: FunctionalRequirement[]
  most: string
  empty: string
  fails: string
}

/**
 * Judges what a model supplies of a screen, `known` where the draft has it: people who may do
 * something on it, and all who do what is done on it, with texts that hold nothing new.
 */
export function judgeScreen(
  bench: Bench,
  { proposal, known }: { proposal: ScreenProposal; known: Screen | null },
  words: DocumentWords,
): JudgedScreen | { refused: Fault } {
  const { document } = bench
  const name = known?.name ?? bare(tidy(proposal.name ?? ''))
  const all = listRequirements(document)
  const lost = proposal.functions.find((id) => !all.some((each) => each.id === id))
  if (lost !== undefined) {
    return { refused: { rule: 'unknown-item', words: lost, part: 'functions' } }
  }
  const functions = all.filter(({ id }) => proposal.functions.includes(id))
  const found = findRoles(document.roles, proposal.who)
  if ('unknown' in found) {
    return { refused: { rule: 'unknown-item', words: found.unknown, part: 'who' } }
  }
  const told = known?.supposed?.includes('who') === true ? [] : (known?.who ?? [])
  const named = document.roles.filter(({ id }) => told.includes(id))
  const who =
    named.length > 0
      ? withActing(named, found.roles, functions)
      : withDoers(found.roles, functions, document)
  const texts = {
    // What the draft tells of it is the founder's.
    most: known !== null && tellsMost(known) ? '' : bare(tidy(proposal.most ?? '')),
    empty: bare(tidy(proposal.empty ?? '')),
    fails: bare(tidy(proposal.fails ?? '')),
  }
  const fault =
    (known === null ? nameFault(bench, { name, functions }, words) : null) ??
    peopleFault(bench, { who, functions }, words) ??
    textFault(bench, { texts, quotes: known?.quotes ?? [] }, words)
  return fault === null ? { name, who, functions, ...texts } : { refused: fault }
}

/** Whether more is said of a screen than what it is called. */
export function tellsMost({ name, content }: Pick<Screen, 'name' | 'content'>): boolean {
  return bare(content).toLowerCase() !== bare(name).toLowerCase()
}

/** Where nobody is named it is for who does what is done on it. */
function withDoers(
  named: Role[],
  functions: readonly FunctionalRequirement[],
  { roles }: RequirementsDocument,
): Role[] {
  if (named.length > 0) return named
  return roles.filter(({ id }) => functions.some((each) => doersOf(each).includes(id)))
}

/** Whom the draft names, and of whom a model names whoever does something on it. */
function withActing(
  told: Role[],
  named: readonly Role[],
  functions: readonly FunctionalRequirement[],
): Role[] {
  const isActing = ({ id }: Role) => functions.some((each) => doersOf(each).includes(id))
  return [...told, ...named.filter((role) => !told.includes(role) && isActing(role))]
}

function doersOf({ role, beside = [] }: FunctionalRequirement): string[] {
  return [...(role === null ? [] : [role]), ...beside]
}

interface Named {
  name: string
  functions: readonly FunctionalRequirement[]
}

/** A further screen has a short name that no other has, and something to be done on it. */
function nameFault(bench: Bench, { name, functions }: Named, words: DocumentWords): Fault | null {
  const part = 'name'
  const most = LIMITS.screens.name
  const fault = findShownFault(bench, { text: name, part, most, beside: [] }, words)
  if (fault !== null) return fault
  const known = bench.document.screens.find((each) => isSameName(each.name, name))
  if (known !== undefined) {
    return { rule: 'repeated', words: known.id, says: known.name, part }
  }
  const isIdle = functions.length === 0
  return isIdle ? { rule: 'shape', form: 'empty', words: '', part: 'functions' } : null
}

interface Used {
  who: readonly Role[]
  functions: readonly FunctionalRequirement[]
}

/** Who does it is there, and nobody who may do nothing of it. */
function peopleFault(
  { document }: Bench,
  { who, functions }: Used,
  words: DocumentWords,
): Fault | null {
  const { roles } = document
  if (who.length === 0 || functions.length === 0) return null
  for (const each of functions) {
    const doers = roles.filter((role) => doersOf(each).includes(role.id))
    const isThere = ({ id }: Role) => [...doersOf(each), ...listNamed(each, roles)].includes(id)
    if (doers.length === 0 || who.some(isThere)) continue
    const says = words.document.listed(doers.map(({ name }) => name))
    return { rule: 'shape', form: 'doer-missing', words: each.id, says, part: 'who' }
  }
  const people = listNames(roles)
  for (const role of who) {
    const barred = functions.map((each) => {
      if (doersOf(each).includes(role.id)) return null
      const deed = words.document.deed(each.text, each.role === null ? [] : people)
      const denied = findDenied(document, deed, role)
      if (denied !== null) {
        const right = document.permissions.find(({ id }) => id === denied)
        return { rule: 'denied' as const, words: denied, says: right?.action ?? '', part: 'who' }
      }
      const isHarmful =
        !isGiven(document, deed, role) && doesHarm(deed, { role, roles, quotes: [] })
      return isHarmful ? { rule: 'harm' as const, words: deed, part: 'who' } : null
    })
    const [first = null] = barred
    if (!barred.includes(null)) return first
  }
  return null
}

/** Whether a right gives a role this deed. */
function isGiven({ permissions }: RequirementsDocument, deed: string, role: Role): boolean {
  return permissions.some(
    ({ action, cells }) =>
      cells.some(({ role: id, permission }) => id === role.id && MAY.includes(permission)) &&
      measureLikeness(keyWords(action), keyWords(deed)) >= ALIKE,
  )
}

const MAY: readonly Permission[] = ['yes', 'only']
const ALIKE = 0.8

interface Texts {
  texts: Pick<JudgedScreen, 'most' | 'empty' | 'fails'>
  quotes: Screen['quotes']
}

function textFault(bench: Bench, { texts, quotes }: Texts, words: DocumentWords): Fault | null {
  const beside = quotes.map(({ text }) => text)
  for (const part of ['most', 'empty', 'fails'] as const) {
    const given = { text: texts[part], part, most: LIMITS.screens[part], beside }
    const fault = given.text === '' ? null : findShownFault(bench, given, words)
    if (fault !== null) return fault
  }
  return null
}
