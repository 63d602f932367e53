import { escapePattern } from '#domain/language/patterns/escape-pattern.ts'
import type { RowOf } from '#domain/reading/rows.ts'
import { says } from '#domain/requirements/contradictions/topics/says.ts'
import type { Role } from '#domain/requirements/document-items.ts'
import { keyOf } from '#domain/requirements/registers/name-key.ts'
import { isLooking } from '#domain/requirements/writing/features/kinds-of-work.ts'
import { standsForOthers } from '#domain/requirements/writing/served/stands-for.ts'
import { isAsking } from './deeds.ts'
import { isEverything } from './everything.ts'
import { findWhose } from './whose.ts'

/** What somebody is to the place: runs it, works there, is served by it, or has to do with it from outside. */
export type Rank = 'runs' | 'staff' | 'customer' | 'partner'

export interface Ranks {
  rankOf(role: Role): Rank
  /** The role that takes this one in: the hospital of its nurse, the customers of the regulars. */
  widerOf(role: Role): Role | null
  /** Those who are served are the members of something. */
  hasMembers: boolean
}

type Right = RowOf<'permission'>

interface Known {
  roles: readonly Role[]
  rights: readonly Right[]
  find: (name: string) => Role | null
  founder: Role | null
}

const WORKS = says(
  'staff; employees?; part-?timers?; assistants?; (?<!co-?)workers?; crew; team; colleagues?; apprentices?; helpers?; volunteers?',
  'drivers?; couriers?; riders?; technicians?; mechanics?; engineers?; cashiers?; clerks?; reception(?:ists?)?; front desk',
  'teachers?; coach(?:es)?; instructors?; trainers?; tutors?; bakers?; cooks?; chefs?; kitchen; waiters?; waitress(?:es)?',
  'walkers?; cleaners?; stylists?; hairdressers?; barbers?; therapists?; coordinators?; supervisors?; managers?; guides?; pickers?; packers?; wardens?; caretakers?; porters?; artists?',
  'secretar(?:y|ies); treasurers?; chair(?:man|woman|person)?s?; stewards?; committee; officers?; trustees?',
  'emplead[oa]s?; dependient[ea]s?; mecánic[oa]s?; técnic[oa]s?; profesor\\p{L}*; camarer[oa]s?; repartidor\\p{L}*; voluntari[oa]s?',
  'アルバイト; バイト; パート; スタッフ; 従業員; 店員; 社員; 職員; 先生; 講師; コーチ; 配達員; 運転手; 受付; 整備; 作業員; 係; 担当; 役員; 会長; 会計; 幹事; 理事; 事務局',
)
const IS_SERVED = says(
  'customers?; clients?; guests?; visitors?; buyers?; patrons?; patients?; pupils?; students?; learners?; parents?; famil(?:y|ies)',
  'relatives?; members?; subscribers?; regulars?; tenants?; residents?; neighbou?rs?; hirers?; renters?; borrowers?; homeowners?',
  '(?:dog|pet|cat|hive|boat) owners?; attendees?; participants?; players?; passengers?; clientes?; alumn[oa]s?; soci[oa]s?; familias?; padres',
  'お客; 顧客; 常連; 会員; 生徒; 保護者; 患者; 利用者; 家族; 住人; 住民; 入居者; 飼い主; 参加者; 受講; 親御; 得意先',
)
const IS_MEMBER = says('members?; soci[oa]s?; 会員; 部員; 組合員')
/** Some of the customers, by what they have always been. */
const IS_REGULAR = says(
  'regulars?; subscribers?; returning; vips?; habituales; 常連; 得意先; リピーター',
)
const ARE_A_COUPLE = says(
  'my (?:husband|wife|partner|spouse)(?: and (?:i|me))?; husband and (?:wife|i); married couple; mi (?:marido|mujer|esposa|esposo)',
  '夫婦; 夫と; 妻と; 主人と; 家内と',
)
const IS_SPOUSE =
  /^(?:my |the )?(?:husband|wife|spouse|marido|mujer|esposa|esposo)$|^(?:主人|夫|旦那(?:さん)?|妻|家内)$/iu
const EMPLOYED = says(
  'employees?; staff; works? (?:for|with) (?:me|us); on the payroll; アルバイト; 従業員; スタッフ',
)

/** What each of the roles is to the place, and which of them are parts of others. */
export function rankRoles(known: Known): Ranks {
  const { roles, rights, find, founder } = known
  const rightsOf = (role: Role) => rights.filter((right) => find(right.role)?.id === role.id)
  const rankByName = (role: Role): Rank | null =>
    asksThere(role, { roles, rightsOf }) ? 'customer' : readRank(role)
  const rest = roles.filter((role) => !isRunning(role, { ...known, own: rightsOf(role) }))
  const ranks = new Map<string, Rank>()
  for (const role of roles) if (!rest.includes(role)) ranks.set(role.id, 'runs')
  const served = rest.filter((role) => rankByName(role) === 'customer')
  const hasMembers = served.some(({ name }) => IS_MEMBER.test(name))
  for (const role of rest) {
    const own = rightsOf(role)
    const byRights = rankByRights(own)
    // Who has a post among members has it beside being one.
    const isPost = hasMembers && byRights === 'customer'
    const byName = isLookingOn(role, own) ? null : rankByName(role)
    ranks.set(role.id, byName ?? (isPost ? 'partner' : byRights))
  }
  const wider = new Map<string, Role>()
  for (const role of roles) {
    const around = roles.find((other) => other.id !== role.id && takesIn(other, role, founder))
    if (around !== undefined) wider.set(role.id, around)
  }
  for (const role of rest) {
    const around = wider.get(role.id)
    const rank = around === undefined ? undefined : ranks.get(around.id)
    if (rank !== undefined && rank !== 'runs' && rankByName(role) === null) ranks.set(role.id, rank)
  }
  const [main, ...others] = served.filter((role) => rightsOf(role).length > 0)
  for (const role of served) {
    const isPart =
      IS_REGULAR.test(role.name) || (rightsOf(role).length === 0 && others.length === 0)
    if (main !== undefined && main !== role && isPart && !wider.has(role.id)) {
      wider.set(role.id, main)
    }
  }
  return {
    rankOf: ({ id }) => ranks.get(id) ?? 'partner',
    widerOf: ({ id }) => wider.get(id) ?? null,
    hasMembers,
  }
}

/** Who answers the questions, whoever may do everything, and the other of a couple that runs the place. */
function isRunning(role: Role, { founder, own }: Known & { own: readonly Right[] }): boolean {
  if (role.id === founder?.id || own.some(isEverything)) return true
  if (founder === null || readRank(role) !== null) return false
  return (
    IS_SPOUSE.test(role.name) ||
    role.quotes.some(
      ({ text }) =>
        ARE_A_COUPLE.test(text) && founder.quotes.some((quote) => quote.text.includes(text)),
    )
  )
}

function namesOf({ name, also = [] }: Role): string[] {
  return [name, ...also]
}

function readRank(role: Role): Rank | null {
  if (WORKS.test(role.name)) return 'staff'
  if (IS_SERVED.test(role.name)) return 'customer'
  const names = namesOf(role)
  if (names.some((name) => WORKS.test(name))) return 'staff'
  if (names.some((name) => IS_SERVED.test(name))) return 'customer'
  return isEmployed(role) ? 'staff' : null
}

function isEmployed({ quotes }: Role): boolean {
  return quotes.some(({ text }) => text.length <= MOST && EMPLOYED.test(text))
}

/**
 * "Schools and societies: the teacher asks for things, sees only their own": whom the word for work is of
 * another place, where nothing else is told of them than of those who are served, or than one asks.
 */
function asksThere(
  role: Role,
  { roles, rightsOf }: { roles: readonly Role[]; rightsOf: (role: Role) => Right[] },
): boolean {
  if (readRank(role) !== 'staff' || isEmployed(role)) return false
  const own = rightsOf(role).filter(({ may }) => may !== 'never')
  const asks = own.some(({ what }) => isAsking(what))
  if (!asks || !own.every(({ what }) => isAsking(what) || isLooking(what))) return false
  if (rankByRights(own) !== 'customer') return false
  // "The stage manager" is only one of those who book.
  if (!WORKS.test(role.name) || standsForOthers(role)) return true
  return roles.some(
    (other) =>
      readRank(other) !== 'staff' &&
      own.every((right) => rightsOf(other).some((each) => isInOneBreath(each, right))),
  )
}

function isInOneBreath(one: Right, other: Right): boolean {
  return (
    one.what.trim().toLowerCase() === other.what.trim().toLowerCase() &&
    one.said.some(({ words }) => other.said.some((each) => each.words === words))
  )
}

/** What somebody who is served there does, said of somebody without a log-in. */
const BUYS = says(
  'owns?; buys?; orders?; books?; rents?; hires?; pays?; brings?; uses? us; comes? to us',
  '(?:持って|買って|注文して|借りて|預けて|利用して)(?:い|お|く); お得意; 取引',
)
const STAYS_OUT = says(
  'paper; print(?:out|s|ed)?; phones?; rings?; calls?; posts?; never; not; without; only gets; stays? out',
  "no (?:access|login|log-in|account); (?:does|wo|is|do)n[’']?t",
  '紙; 電話; 使いません; 使わない; 見せません; 入れません; 入りません',
)

/** "The school: they own sixty instruments, and those come to us": who is served is no stranger. */
export function isServed({ said }: RowOf<'role'>): boolean {
  const text = said.map(({ words }) => words).join(' ')
  return BUYS.test(text) && !STAYS_OUT.test(text)
}

/** Whether a name is what those are called who are served. */
export function namesTheServed(name: string): boolean {
  return IS_SERVED.test(name) && !WORKS.test(name)
}

/** Whether a name is what the members of something are called. */
export function namesMembers(name: string): boolean {
  return IS_MEMBER.test(name)
}

/** Whether a name is what several are called by what they do or get there: "Staff", "Members". */
export function namesAKind(name: string): boolean {
  return IS_SERVED.test(name) || WORKS.test(name)
}

/** A longer text may speak of several. */
const MOST = 80

/** Who sees their own and nobody else's is served. */
function rankByRights(own: readonly Right[]): Rank {
  const theirs = own.filter(({ may, what }) => may !== 'never' && findWhose(what) === 'own')
  // Who has customers of their own works there.
  if (theirs.some(({ what }) => IS_SERVED.test(what))) return 'staff'
  if (theirs.length > 0) return 'customer'
  const work = own.filter(({ may, what }) => may !== 'never' && !isLooking(what) && !isAsking(what))
  return work.length >= FEWEST_DEEDS ? 'staff' : 'partner'
}

/** Who has so much to do that is nobody's own works there: "Mel makes the quotes, has the roster". */
const FEWEST_DEEDS = 2

/**
 * "The receptionists need a list, just names, no prices": who may only look, and not at everything, works
 * for somebody else, whatever they are called.
 */
function isLookingOn(role: Role, own: readonly Right[]): boolean {
  const allowed = own.filter(({ may }) => may !== 'never')
  const isKept = own.some(({ may }) => may === 'never')
  return (
    isKept &&
    allowed.length > 0 &&
    allowed.every(({ what }) => isLooking(what)) &&
    !role.quotes.some(({ text }) => EMPLOYED.test(text))
  )
}

/** A role that another names among its own people: "hospital: secretaries and the nurse (Mme Carron)". */
function takesIn(wide: Role, role: Role, founder: Role | null): boolean {
  const own = new Set(namesOf(role).map(keyOf))
  const isNamed = (wide.also ?? []).some((name) => own.has(keyOf(name)))
  const isFirst = keyOf(wide.name) !== keyOf(role.name)
  if (isNamed && isFirst && (wide.also ?? []).length > (role.also ?? []).length) {
    return wide.id !== founder?.id
  }
  const head = new RegExp(
    `^[-*・\\s]*${escapePattern(wide.name.toLowerCase())}(?:e?s)?\\s*[:：]`,
    'u',
  )
  return wide.quotes.some(({ question, text }) => {
    if (!head.test(text.toLowerCase())) return false
    return role.quotes.some(
      (quote) =>
        quote.question === question && quote.text.length < text.length && text.includes(quote.text),
    )
  })
}
