import { contentStems, sharedCount } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Role } from '#domain/requirements/document-items.ts'
import { findTooLong } from '#domain/requirements/enrichment/find-form-fault.ts'
import { findUnfounded } from '#domain/requirements/enrichment/find-unfounded.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import { hasNo } from '#domain/requirements/enrichment/negations.ts'
import { findForeignWords } from '#domain/requirements/enrichment/own-words.ts'
import { findOtherDoer } from '#domain/requirements/enrichment/supplying/find-other-doer.ts'
import { doesHarm } from '#domain/requirements/enrichment/supplying/harm.ts'
import { isSeeing } from '#domain/requirements/writing/rights/deeds.ts'
import { findFounder } from '#domain/requirements/writing/rights/find-founder.ts'
import { isNamed } from '#domain/requirements/writing/rights/named-beside.ts'
import { sharesObject } from '#domain/requirements/writing/rights/suppose-cell.ts'
import { findWhose } from '#domain/requirements/writing/rights/whose.ts'
import { isGranted, isRefused, type Saying } from './sayings.ts'

interface Given {
  /** The deed of the row. */
  text: string
  role: Role
  /** "no" where the row does not name the role. */
  may: string
  sayings: readonly Saying[]
  items: readonly string[]
}

interface Around {
  document: RequirementsDocument
  sameLanguage: boolean
  /** What the limit of a right may be told in. */
  sources: readonly string[]
}

/**
 * Why a cell is not what its rights and requirements say of the role: what was said stays as wide as it
 * was said, what was refused or waits stays refused, and what is only supposed does no harm.
 */
export function findCellFault(given: Given, around: Around): Fault | null {
  const { role, may, sayings } = given
  const granted = sayings.filter(isGranted)
  const [first] = granted
  if (may === 'no') return first === undefined ? null : faultOf('lost', first, role)
  const asked = sayings.find((each) => each.asked !== null)
  if (asked !== undefined) return faultOf('denied', { ...asked, id: asked.asked ?? '' }, role)
  return (
    findRefusal(given, granted, around) ??
    (isLimit(may) ? findLimitFault(given, around) : null) ??
    findOtherWidth(given, granted, around) ??
    (granted.length === 0 ? findWrongSupposition(given, around) : null) ??
    findHarm(given, around)
  )
}

function isLimit(may: string): boolean {
  return may !== 'yes' && may !== 'own'
}

function faultOf(
  rule: 'lost' | 'denied',
  { id, words }: Pick<Saying, 'id' | 'words'>,
  role: Role,
): Fault {
  return { rule, words: `${id} (${words})`, says: role.name, part: 'cells' }
}

/** What was refused may be theirs as far as it is their own, or as far as something else allows it. */
function findRefusal(given: Given, granted: readonly Saying[], { document }: Around): Fault | null {
  const { role, may } = given
  const isLet = isLetUntil(given, document)
  // What only follows from who alone may holds until a question of the row says otherwise.
  const sayings = given.sayings.filter((each) => !isLet || each.isSaid || each.asked !== null)
  const sole = sayings.find((each) => each.isOthers && !isGranted(each))
  if (sole !== undefined) return faultOf('denied', sole, role)
  const refused = sayings.filter(isRefused)
  const [first] = refused
  if (first === undefined) return null
  const isOfOthers = refused.every(({ words }) => findWhose(words) === 'others')
  const isKept = may === 'own' ? isOfOthers || granted.length > 0 : granted.length > 0
  return isKept && may !== 'yes' ? null : faultOf('denied', first, role)
}

/** Whether what holds until a question of the row is decided names the role as one who may it. */
function isLetUntil({ text, role, items }: Given, document: RequirementsDocument): boolean {
  return document.openQuestions.some(
    ({ id, suggestedDefault }) =>
      items.includes(id) &&
      (suggestedDefault ?? '')
        .split(CLAUSE)
        .some((clause) => isNamed(clause, role) && !hasNo(clause) && sharesObject(text, clause)),
  )
}

const CLAUSE = /[.,;:!?。、！？\n]/u

function findLimitFault({ may, text, sayings }: Given, around: Around): Fault | null {
  const { sameLanguage, sources } = around
  const known = [...sources, text, ...sayings.map(({ words }) => words)]
  const long = findTooLong({ text: may, part: 'may' }, LIMITS.rightRows.limit)
  if (long !== null) return long
  const [invented] = findUnfounded(may, known)
  if (invented !== undefined) return { rule: 'invented', words: invented, part: 'may' }
  const [foreign] = sameLanguage ? findForeignWords(may, known) : []
  return foreign === undefined ? null : { rule: 'words-added', words: foreign, part: 'may' }
}

/** Wider than it was said, or narrower. */
function findOtherWidth(
  { text, role, may, sayings }: Given,
  granted: readonly Saying[],
  { document }: Around,
): Fault | null {
  if (findFounder(document.roles)?.id === role.id) {
    const whole = granted.find((each) => each.may === 'yes')
    return may !== 'yes' && whole !== undefined ? faultOf('lost', whole, role) : null
  }
  const isOwnRow = findWhose(text) === 'own'
  const [first] = granted
  const isWide = maysEverything(document, role)
  const isNarrow = (each: Saying) => each.may === 'part' || (each.isOwn && !isOwnRow && !isWide)
  if (may === 'yes' && first !== undefined && granted.every(isNarrow)) {
    return { ...faultOf('denied', first, role), rule: 'shape', form: 'not-whole' }
  }
  const stems = contentStems(may)
  const told = (each: Saying) =>
    [each.words, each.part, ...each.quotes.map((quote) => quote.text)].join(' ')
  const isBorneOut = (each: Saying) =>
    may === 'own'
      ? each.isOwn || each.isOfOwn
      : sayings.some((one) => sharedCount(stems, contentStems(told(one))) > 0) &&
        (!each.isOwn || findWhose(may) === 'own')
  const wide = granted.find((each) => isRight(each) && each.may === 'yes' && !isBorneOut(each))
  return may === 'yes' || wide === undefined ? null : faultOf('lost', wide, role)
}

/** "Same as me": most rights of somebody were read from a right to everything, which is more than what is theirs. */
function maysEverything({ permissions }: RequirementsDocument, { id }: Role): boolean {
  const read = permissions.filter(({ cells }) =>
    cells.some(({ role, permission, guess }) => role === id && permission === 'yes' && guess),
  )
  return read.length > permissions.length / 2
}

function isRight({ id }: Saying): boolean {
  return id.startsWith('PERM')
}

/** What holds until a question is decided may give the deed to somebody else. */
function findWrongSupposition(
  { text, role, may, sayings }: Given,
  { document }: Around,
): Fault | null {
  const isFounder = findFounder(document.roles)?.id === role.id
  // That somebody may leaves others what is their own.
  const isFree = isFounder || may === 'own' || findWhose(may) === 'own' || THEIR_PART.test(may)
  for (const deed of [text, ...sayings.map(({ words }) => words)]) {
    const other = findOtherDoer(document, { deed, doers: [role] })
    // Whoever runs the place may do it, too, unless somebody alone may.
    const isAlone = ALONE.test(other?.says ?? '') && !isSharedBeyond(document, other, sayings)
    if (other === null || (isFree && !isAlone)) continue
    return { ...other, part: 'cells' }
  }
  return null
}

/** "Only the collector" is only one of those who are asked about, where the right is somebody else's as it was said. */
function isSharedBeyond(
  { permissions, roles }: RequirementsDocument,
  other: Fault | null,
  sayings: readonly Saying[],
): boolean {
  const ids = sayings.map(({ id }) => id)
  return permissions.some(
    ({ id, cells }) =>
      ids.includes(id) &&
      cells.some(({ role, permission, assumed }) => {
        const holder = roles.find((each) => each.id === role)
        const isSaid = permission === 'yes' && assumed !== true
        return isSaid && holder !== undefined && !isNamed(other?.says ?? '', holder)
      }),
  )
}

const THEIR_PART = /^(?:their|his|her|its) /iu
const ALONE = /\b(?:only|alone|nobody|no one|the app)\b|だけ|のみ|しか|アプリ/iu

/** What a right supposes of nobody is given to nobody where it could do harm; to see one's own does none. */
function findHarm({ text, role, may, sayings }: Given, { document }: Around): Fault | null {
  const { roles } = document
  const isHers = sayings.some(isGranted)
  // What only requirements of others tell is supposed of the role.
  const isFar = sayings.length === 0 && !(may === 'own' && isSeeing(text))
  if (isFar && doesHarm(text, { role, roles, quotes: [], ...partOf(may) })) {
    return { rule: 'harm', words: text, says: role.name, part: 'cells' }
  }
  const harmful = sayings.find(({ may: held, isSaid, words, quotes }) => {
    const isNew = !isSaid && (held === 'no' || (held === 'part' && may === 'yes'))
    const isFree = held === 'unsaid' || isNew
    if (!isFree || (isHers && may !== 'yes') || (may === 'own' && isSeeing(words))) return false
    return doesHarm(words, { role, roles, quotes, ...partOf(may) })
  })
  return harmful === undefined
    ? null
    : { rule: 'harm', words: harmful.words, says: role.name, part: 'cells' }
}

function partOf(may: string): { part?: string } {
  return may === 'yes' ? {} : { part: may }
}
