import { contentStems, measureLikeness } from '#domain/language/stems.ts'
import type { RowOf } from '#domain/reading/rows.ts'
import type { Role } from '#domain/requirements/document-items.ts'
import { isLooking } from '#domain/requirements/writing/features/kinds-of-work.ts'
import type { Notebook } from '#domain/requirements/writing/notebook.ts'
import { keepsOff } from '#domain/requirements/writing/rights/bans.ts'
import { isAsking, isChanging } from '#domain/requirements/writing/rights/deeds.ts'
import { isWideDeed } from '#domain/requirements/writing/rights/everything.ts'
import { isLimit, sharesObject } from '#domain/requirements/writing/rights/suppose-cell.ts'
import type { People } from '#domain/requirements/writing/write-roles.ts'

type Right = RowOf<'permission'>

/**
 * Who does beside somebody what the story of one day shows that one at: where they run the place, who works
 * there and may do it as well; where they are served, who asks the place for the same.
 */
export function findColleagues(
  actor: string | null,
  { does, notebook, people }: { does: string; notebook: Notebook; people: People },
): string[] {
  const own = people.find(actor)
  if (own === null) return []
  const rank = people.rankOf(own)
  const others =
    rank === 'runs' ? findStaff(does, notebook, people) : findPeers(own, notebook, people)
  const free = others.filter((role) => !isRefused(role, does, { notebook, people }))
  return free.filter((role) => role !== own).map(({ name }) => name)
}

/** Who else is served there and asks for the same, by a right of their own. */
export function findPeers(own: Role, notebook: Notebook, people: People): Role[] {
  return findServedAlike(own, notebook.rows('permission'), people)
}

/** Of these rights. */
function findServedAlike(own: Role, rights: readonly Right[], people: People): Role[] {
  if (people.rankOf(own) !== 'customer') return []
  const asks = (role: Role) =>
    rights.filter(
      (right) =>
        people.find(right.role)?.id === role.id && right.may !== 'never' && isAsking(right.what),
    )
  const theirs = asks(own)
  return people.roles.filter(
    (role) =>
      role !== own &&
      people.rankOf(role) === 'customer' &&
      asks(role).some(({ what }) => theirs.some((right) => asksSame(what, right.what))),
  )
}

/** The very same, or whatever the place gives: "ask for things", "book". */
function asksSame(one: string, other: string): boolean {
  return isSame(one, other) || [one, other].every((what) => ASKS_AT_LARGE.test(what.trim()))
}

const ASKS_AT_LARGE =
  /^(?:ask|book|borrow|hire|order|rent|request)(?: for)?(?: things?)?$|^(?:注文|予約|依頼)(?:を?(?:する|入れる))?$|^(?:借りる|頼む|申し込む)$/iu

/**
 * Who does a piece of daily work while nobody has said who: whoever runs the place, and who works
 * there; where others run it with the founder, of all these only who works with the same things.
 */
export function findStaff(does: string, notebook: Notebook, people: People): Role[] {
  const { roles, rankOf } = people
  const head = people.founder ?? people.widest
  const running = roles.filter((role) => rankOf(role) === 'runs')
  const office = running.filter((role) => role !== head)
  const others = office.filter((role) => {
    const own = rightsOf(role, notebook, people).filter(({ may }) => may !== 'never')
    return (
      !isRefused(role, does, { notebook, people }) &&
      (own.length === 0 || own.some(({ what }) => isWideDeed(what) || sharesObject(what, does)))
    )
  })
  const hands = roles.filter((role) => {
    const own = rightsOf(role, notebook, people).filter(({ may }) => may !== 'never')
    if (rankOf(role) !== 'staff' || isRefused(role, does, { notebook, people })) return false
    const isFree = office.length === 0 && !own.some(isLimit)
    return isFree || own.some(({ what }) => sharesObject(what, does))
  })
  const allowed = running.filter((role) => role === head || others.includes(role))
  const runs = others.length === 0 || head === null ? allowed : withHead(allowed, { head, people })
  const found = roles.filter((role) => runs.includes(role) || hands.includes(role))
  const keepsAway = (role: Role) =>
    rightsOf(role, notebook, people).some((right) => keepsOff(right, does))
  // "I don't touch the money": whoever is left does, and where nobody is, who runs the place all the same.
  const willing = found.filter((role) => !keepsAway(role))
  return willing.length > 0 ? willing : found
}

/** A founder who is one of the office is named with it. */
function withHead(running: Role[], { head, people }: { head: Role; people: People }): Role[] {
  const wider = people.widerOf(head)
  return wider !== null && running.includes(wider)
    ? running.filter((role) => role !== head)
    : running
}

/** Who asks the place for something: whoever is served there, and those who type it in for them. */
export function findAskers(does: string, people: People): Role[] {
  if (!isAsking(does)) return []
  const { roles, rankOf, widerOf } = people
  const served = roles.filter((role) => rankOf(role) === 'customer')
  return served.filter((role) => !served.includes(widerOf(role) ?? role) || widerOf(role) === null)
}

/** Somebody of whom a ban, or whom the "only" of another, keeps from just this. */
function isRefused(
  role: Role,
  does: string,
  { notebook, people }: { notebook: Notebook; people: People },
): boolean {
  const own = rightsOf(role, notebook, people)
  // "Only me and Barry" are two of whom each alone may.
  const isOne = own.some(({ may, what }) => may === 'only' && isSame(what, does))
  return notebook.rows('permission').some((right) => {
    const isOwn = own.includes(right)
    const isBarred = isOwn ? right.may === 'never' : right.may === 'only' && !isOne
    // "They can look but not touch": nothing is left but looking.
    return (
      isBarred && (isSame(right.what, does) || (isOwn && isOfAll(right.what) && !isLooking(does)))
    )
  })
}

/** A ban of every change, which names nothing that is changed. */
function isOfAll(what: string): boolean {
  return isChanging(what) && contentStems(what.replace(ANYTHING, ' ')).size <= 1
}

const ANYTHING = /\b(?:any ?things?|things?|it|nothing|at all)\b|何も|なにも|一切/giu

function isSame(one: string, other: string): boolean {
  const [a, b] = [contentStems(one), contentStems(other)]
  return measureLikeness(a, b) >= SAME
}

const SAME = 0.75

function rightsOf(role: Role, notebook: Notebook, people: People): Right[] {
  return notebook.rows('permission').filter((right) => people.find(right.role)?.id === role.id)
}
