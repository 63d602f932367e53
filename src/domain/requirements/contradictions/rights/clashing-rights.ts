import { APP, type Row, type RowOf, type Said } from '#domain/reading/rows.ts'
import { isSameQuote } from '#domain/reading/same-words.ts'
import type { Found } from '#domain/requirements/contradictions/found.ts'
import { meaningOf, sharedWords } from '#domain/requirements/contradictions/meaning.ts'
import { isProperName } from './narrower.ts'

type Right = RowOf<'permission'>

/** Each is compared with each: it bounds the work while typing. */
const MOST_READ = 200

/** What somebody may and must never, or what is only one's and another's as well. */
export function clashingRights(rows: readonly Row[]): Found[] {
  const roles = rows.filter((row): row is Row & RowOf<'role'> => row.kind === 'role')
  const sameRole = (one: string, other: string) => keyOf(one, roles) === keyOf(other, roles)
  const rights = rows.filter((row): row is Row & RowOf<'permission'> => row.kind === 'permission')
  const deeds = [...rights, ...rows.flatMap((row) => asRights(row, roles))].slice(0, MOST_READ)
  return rights.slice(0, MOST_READ).flatMap((right) =>
    deeds.flatMap((deed): Found[] => {
      if (deed.id === right.id || !isSameDeed(right.what, deed.what) || isSameSaid(right, deed)) {
        return []
      }
      // What holds only in a case says nothing against what holds in another.
      if (IN_A_CASE.test(right.what) !== IN_A_CASE.test(deed.what)) return []
      const said = [right.said[0], deed.said[0]].filter((each) => each !== undefined)
      if (right.may === 'never') {
        const isClash = deed.may !== 'never' && sameRole(right.role, deed.role)
        return isClash ? [{ kind: 'right', said, names: [right.role, right.what] }] : []
      }
      if (right.may !== 'only' || deed.may === 'never' || sameRole(right.role, deed.role)) return []
      // "only the owner and the clerk": two rows of one sentence.
      if (deed.may === 'only' && deed.id < right.id) return []
      // … and whoever else that sentence lets in may say so again.
      const isLetIn = ({ may, role, said }: Right) =>
        may !== 'never' && isSameSaid({ said }, right) && sameRole(role, deed.role)
      if (rights.some(isLetIn)) return []
      return [{ kind: 'only', said, names: [right.role, deed.role, right.what] }]
    }),
  )
}

/** A feature gives its actor the right to it, and whoever else its words name as doing it. */
function asRights(row: Row, roles: readonly RowOf<'role'>[]): Right[] {
  if (row.kind !== 'feature') return []
  const right = (role: string, said: Said[]): Right => ({
    ...row,
    kind: 'permission',
    role,
    said,
    may: 'may',
    what: row.does,
  })
  const named = row.said.flatMap((said) => {
    const role = roles.find(({ name }) => leads(said.words, name))
    return role === undefined ? [] : [right(role.name, [said])]
  })
  const own = row.actor === null || row.actor === APP ? [] : [right(row.actor, row.said)]
  return [...named, ...own]
}

/** Whether a role is the one who acts in these words. */
function leads(words: string, role: string): boolean {
  const said = words.trim().toLowerCase()
  const name = role.toLowerCase()
  return [
    `${name}は`,
    `${name}が`,
    `${name}も`,
    `${name} can `,
    `the ${name} can `,
    `${name}s can `,
  ].some((start) => said.startsWith(start))
}

const ALIKE = 0.66

function isSameDeed(one: string, other: string): boolean {
  if (isOthers(one) !== isOthers(other)) return false
  const [a, b] = [meaningOf(one), meaningOf(other)]
  // "book a lane" and "cancel lane bookings" are two deeds of one thing.
  if (
    isDone(one) &&
    isDone(other) &&
    sharedWords(verbOf(one), b) + sharedWords(verbOf(other), a) < 2
  )
    return false
  // To see something and to see something are alike in what is seen alone.
  if (a.has('show') && b.has('show')) for (const each of [a, b]) each.delete('show')
  const shared = sharedWords(a, b)
  const all = a.size + b.size - shared
  return shared >= 2 ? shared / all >= ALIKE : shared === 1 && all === 1
}

const IN_A_CASE =
  /(?<!\p{L})(?:if|when|unless|until|after|before|once|while|si|cuando|salvo)(?!\p{L})|場合|とき|たら|れば/iu

/** English deeds begin with their verb. */
function isDone(what: string): boolean {
  return /^[a-z]+ \p{L}/u.test(what)
}

function verbOf(what: string): Set<string> {
  return meaningOf(what.split(' ')[0] ?? '')
}

/** What is one's own and what is another's are two things. */
function isOthers(what: string): boolean {
  return /other|else|ほか|他|別/i.test(what)
}

function isSameSaid(one: { said: Said[] }, other: { said: Said[] }): boolean {
  return one.said.some((a) => other.said.some((b) => isSameQuote(a, b)))
}

function keyOf(name: string, roles: readonly RowOf<'role'>[]): string {
  const plain = plainName(name)
  const role =
    roles.find((each) => plainName(each.name) === plain) ??
    // One of several by name is not all of them.
    roles.find(
      ({ also }) =>
        also.some((each) => plainName(each) === plain) && !(also.length > 1 && isProperName(name)),
    )
  return role?.id ?? plain
}

function plainName(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/^(?:the|an?)\s/, '')
    .replace(/([^s])s$/, '$1')
}
