import { listFigures } from '#domain/language/numbers/list-figures.ts'
import { contentStems, sharedCount } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type {
  FunctionalRequirement,
  PermissionRow,
  Quote,
  Role,
} from '#domain/requirements/document-items.ts'
import { type Bench, tidy } from '#domain/requirements/enrichment/applying/bench.ts'
import { findUnclear } from '#domain/requirements/enrichment/applying/find-unclear.ts'
import { readCitations } from '#domain/requirements/enrichment/citations.ts'
import { findInvented } from '#domain/requirements/enrichment/find-invented.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import { findForeignWords } from '#domain/requirements/enrichment/own-words.ts'
import type { DoerProposal } from '#domain/requirements/enrichment/supply-proposals.ts'
import { bare } from '#domain/requirements/phrases.ts'
import { keyOf } from '#domain/requirements/registers/name-key.ts'
import { isDelicate, isSeeing } from '#domain/requirements/writing/rights/deeds.ts'
import { findFounder } from '#domain/requirements/writing/rights/find-founder.ts'
import { findWhose } from '#domain/requirements/writing/rights/whose.ts'
import { findDenied, keyWords } from './draft-says.ts'
import { findDeedFault } from './find-deed-fault.ts'
import { findOtherDoer } from './find-other-doer.ts'
import { findRoles } from './find-role.ts'
import { doesHarm, isGivenByName } from './harm.ts'
import type { Wording } from './judge-feature.ts'

/** Who may be named as doing what a requirement asks for. */
export interface JudgedDoer {
  deed: string
  /** The whole sentence. */
  text: string
  /** In the order of the document; nobody for the app. */
  roles: Role[]
  quotes: Quote[]
}

interface Given {
  proposal: DoerProposal
  requirement: FunctionalRequirement
  /** The deed is the requirement's own and only who does it is proposed: its form stands in the draft already. */
  isOwnDeed?: boolean
}

/**
 * Judges who is supposed to do what nobody said who does: roles that the draft knows, whom no right
 * refuses it and no other default names somebody else for, and the deed in the requirement's own words.
 */
export function judgeDoer(
  bench: Bench,
  { proposal, requirement, isOwnDeed = false }: Given,
  { frames }: Wording,
): JudgedDoer | Fault {
  const { document, evidence } = bench
  const named = findDoers(bench, proposal.roles)
  if ('rule' in named) return named
  const { roles } = named
  const deed = bare(tidy(proposal.does))
  const { quotes, wrong } = readCitations(proposal.cites, evidence.answers)
  const form = isOwnDeed
    ? null
    : findDeedFault({ text: deed, part: 'does', roles, frames, most: LIMITS.doers.words })
  const fault =
    form ??
    findInvented({ text: deed, part: 'does' }, evidence.told) ??
    findOtherWords(bench, deed, { requirement, quotes }) ??
    findRefusal(bench, { deed, roles, quotes })
  if (fault !== null) return fault
  if (wrong !== null) return { rule: 'citation-wrong', words: wrong.quote, part: 'cites' }
  if (quotes.length === 0) return { rule: 'citation-missing', words: '', part: 'cites' }
  const names = roles.map(({ name }) => name)
  const [only, ...more] = names
  const text =
    only === undefined
      ? frames.appDoes(deed)
      : more.length === 0
        ? frames.lets(only, deed)
        : frames.letsAll(names, deed)
  const said = { text, kind: 'functional' as const, ownWriting: true, part: 'does', cited: [] }
  const own = document.roles.filter((role) => roles.includes(role))
  return findUnclear(bench, said) ?? { deed, text, roles: own, quotes }
}

/** The app alone, or roles of the draft; who has no access does nothing in the app. */
function findDoers({ document }: Bench, named: readonly string[]): { roles: Role[] } | Fault {
  const part = 'roles'
  if (named.length === 0) return { rule: 'shape', form: 'empty', words: '', part }
  if (named.every(isApp)) return { roles: [] }
  if (named.some(isApp))
    return { rule: 'shape', form: 'app-and-roles', words: named.join(', '), part }
  const found = findRoles(document.roles, named)
  if ('roles' in found) return found
  const { unknown } = found
  const outsider = document.outsiders?.find(({ name }) => keyOf(name) === keyOf(unknown))
  return outsider === undefined
    ? { rule: 'unknown-item', words: unknown, part }
    : { rule: 'denied', words: outsider.id, says: outsider.name, part }
}

/** Whether a doer that is named is the app. */
export function isApp(name: string): boolean {
  return /^(?:the )?app$|^アプリ$/iu.test(name.trim())
}

interface Told extends Pick<Given, 'requirement'> {
  quotes: readonly Quote[]
}

/** The deed is in the words of the requirement and what it rests on, but for its verb, and leaves none of its figures out. */
function findOtherWords(
  { evidence }: Bench,
  deed: string,
  { requirement, quotes }: Told,
): Fault | null {
  if (!evidence.sameLanguage) return null
  const cited = [...requirement.quotes, ...quotes].map(({ text }) => text)
  const [foreign] = findForeignWords(deed.replace(VERB, ' '), [requirement.text, ...cited])
  if (foreign !== undefined) return { rule: 'words-added', words: foreign, part: 'does' }
  const told = contentStems(requirement.text)
  const own = contentStems(deed)
  const figures = listFigures(deed)
  const figure = listFigures(requirement.text).find((each) => !figures.includes(each))
  if (figure !== undefined) return { rule: 'lost', words: figure, part: 'does' }
  if (sharedCount(told, own) >= told.size * LEAST_KEPT) return null
  return { rule: 'lost', words: requirement.text, part: 'does' }
}

/** A title may name a thing alone: then its verb is supplied. */
const VERB = /^\p{Script=Latin}+(?=\s)|[\p{Script=Han}\p{Script=Katakana}ー]*\p{Script=Hiragana}*$/u
/** Of the words of a title. */
const LEAST_KEPT = 0.6

interface Doing extends Pick<JudgedDoer, 'deed' | 'roles'> {
  quotes: readonly Quote[]
}

/** A right that refuses it, harm that it could do, or a default that names somebody else; null for none. */
export function findRefusal({ document }: Bench, { deed, roles, quotes }: Doing): Fault | null {
  const part = 'roles'
  for (const role of roles) {
    const denied = findDenied(document, deed, role) ?? findUnseen(document, deed, role)
    if (denied !== null) return { rule: 'denied', words: denied, says: role.name, part }
  }
  const doers = roles.length === 0 ? [null] : roles
  if (doers.some((role) => doesHarm(deed, { role, roles: document.roles, quotes }))) {
    return { rule: 'harm', words: deed, part }
  }
  if (locksOut(document, { deed, roles, quotes })) {
    return { rule: 'shape', form: 'runs-alone', words: roles[0]?.name ?? '', part }
  }
  const other = findOtherDoer(document, { deed, doers: roles })
  return other === null ? null : { ...other, part }
}

/**
 * Whether who runs the place is supposed to be the only one who looks at something: with all else
 * refused, whoever does the work of it would be locked out. What does harm stays there, and what the
 * quoted words or a right give to that one alone.
 */
function locksOut({ roles, permissions }: RequirementsDocument, doing: Doing): boolean {
  const [only, ...more] = doing.roles
  if (only === undefined || more.length > 0 || roles.length < 3) return false
  if (findFounder(roles)?.id !== only.id || !isSeeing(doing.deed)) return false
  if (isDelicate(doing.deed) || isGivenByName(doing.deed, only, doing.quotes)) return false
  const things = new Set([...keyWords(doing.deed)].slice(1))
  return !permissions.some(
    ({ action, cells }) =>
      sharedCount(things, new Set(keyWords(action))) > 0 &&
      cells.some(({ role, permission }) => role === only.id && permission === 'only'),
  )
}

/** Who must not see something does no work with it: the right that says so, by its id; null for none. */
function findUnseen(
  { permissions }: RequirementsDocument,
  deed: string,
  role: Role,
): string | null {
  const [, ...things] = keyWords(deed)
  const isBarred = ({ action, cells }: PermissionRow) =>
    isSeeing(action) &&
    findWhose(action) !== 'others' &&
    cells.some((cell) => cell.role === role.id && cell.permission === 'no' && !cell.assumed)
  const unseen = permissions.find((row) => {
    const [[, ...first] = [], ...others] = row.action
      .split(LISTED)
      .map((part) => [...keyWords(part)])
    const seen = [first, ...others].filter(({ length }) => length > 0)
    return isBarred(row) && seen.some((each) => each.every((word) => things.includes(word)))
  })
  return unseen?.id ?? null
}

/** "Invoices and pay rates" are two things. */
const LISTED = /,|\band\b|、/iu
