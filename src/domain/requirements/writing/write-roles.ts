import type { PermissionRow, Role, Statement } from '#domain/requirements/document-items.ts'
import type { Segment } from '#domain/requirements/reading/segment.ts'
import { type Actors, createActors } from '#domain/requirements/wording/actors.ts'
import {
  forbiddenDeed,
  japaneseNames,
  readJapaneseRights,
  readPerson,
} from '#domain/requirements/wording/japanese-rights.ts'
import {
  actor,
  bare,
  isPlural,
  isSole,
  sentence,
  upperFirst,
} from '#domain/requirements/wording/phrases.ts'
import { readRights } from '#domain/requirements/wording/rights.ts'
import { isVerb } from '#domain/requirements/wording/verbs.ts'
import { addSource, type Notebook } from './notebook.ts'
import { permissionRows } from './permission-rows.ts'

const NAMED = /^([^:：.!?,;]{1,60}?)\s*[:：–—=]\s*(.+)$/u
const DASHED = /^([\p{L}][^:.!?,;]{0,40}?)\s+-\s+(.+)$/u
const MODAL =
  /^(?:(?:an?|the|every|each|all|our|my)\s+)?((?:[\p{L}'’-]+\s+){0,3}?[\p{L}'’-]+)\s+((?:can|may|must|should|could|cannot|can't|can’t|never|is allowed|are allowed|has to|have to|(?:only\s+|also\s+)?(?:has|have|gets?)\s+(?:[\p{L}-]+\s+){0,2}(?:access|rights|permissions)(?=\s|[.,;]|$)).*)$/iu
const NOT_A_ROLE =
  /^(?:they|he|she|it|this|that|nobody|no one|everyone|everybody|only|also|and|but|who|which|these|those|note|important)$/i
const NOBODY = /^(?:nobody|no|none|neither|not)$/i
const NEXT_ROLE =
  /[;,；]\s+(?=\p{L}[^\s:：;,.]{0,30}(?: [^\s:：;,.]{1,30}){0,2}[:：]\s?)|[;；]\s+(?=\p{L}[^\s:;,.]{0,30}(?: [^\s:;,.–—-]{1,30}){0,2} [–—-] )/u
const SELF = /^(?:i|me|myself|we|us|ourselves)$/i
const ONLY_ME = /^(?:only|just)\s+(?:one|me|myself|i)\b|^(?:自分|私)(?:だけ|のみ|一人)/i
interface RoleBook {
  notebook: Notebook
  actors: Actors
  /** By id, in the order of the answer. */
  roles: Map<string, Role>
  prohibitions: Statement[]
  /** The names of things that stand where a role's actions should. */
  things: Map<Role, string[]>
}

/** Question 5: who uses the app, what each may and must never do, and the matrix of both. */
export function writeRoles(
  notebook: Notebook,
  segments: readonly Segment[],
): {
  roles: Role[]
  permissions: PermissionRow[]
  prohibitions: Statement[]
  actors: Actors
} {
  const actors = createActors(notebook.names)
  const book: RoleBook = { notebook, actors, roles: new Map(), prohibitions: [], things: new Map() }
  let last: { role: Role; line: number; heading: string | null } | null = null
  for (const segment of segments.flatMap(oneRoleEach)) {
    const carried =
      last !== null &&
      (last.line === segment.line || (segment.heading !== null && last.heading === segment.heading))
        ? last.role
        : null
    const role = readRole(book, segment, carried)
    if (role !== null) last = { role, line: segment.line, heading: segment.heading }
  }
  const roles = [...book.roles.values()]
  const permissions = permissionRows(notebook, roles)
  if (roles.length > 0) askForGaps(book, permissions)
  return { roles, permissions, prohibitions: book.prohibitions, actors }
}

/** Reads one piece into the role it speaks of; null when it speaks of none. */
function readRole(book: RoleBook, segment: Segment, carried: Role | null): Role | null {
  const { text, heading } = segment
  const named = NAMED.exec(text) ?? DASHED.exec(text)
  if (named !== null && isRoleName(named[1] ?? '')) {
    return addRights(book, roleNamed(book, named[1] ?? ''), {
      text: named[2] ?? '',
      segment,
    })
  }
  const person = book.notebook.japanese ? readPerson(book.actors, text) : null
  if (person !== null) {
    return addRights(book, roleNamed(book, person.name), { text: person.rest, segment })
  }
  const modal = MODAL.exec(text)
  const known = book.actors.at(text)
  const knownRole = book.roles.get(known?.role ?? '')
  if (known !== null && knownRole !== undefined && known.rest !== '') {
    return addRights(book, knownRole, { text: known.rest, segment })
  }
  if (modal !== null && isRoleName(modal[1] ?? '')) {
    const named = namesIn(modal[1] ?? '').map((name) =>
      addRights(book, roleNamed(book, name), { text: modal[2] ?? '', segment }),
    )
    return named.at(-1) ?? null
  }
  return readLoose(book, segment, { carried, heading })
}

function readLoose(
  book: RoleBook,
  segment: Segment,
  { carried, heading }: { carried: Role | null; heading: string | null },
): Role | null {
  const text = segment.text.replace(/^(?:they|he|she|it|who)\s+(?=\p{L})/iu, '')
  const role =
    carried ?? (heading !== null && isRoleName(heading) ? roleNamed(book, heading) : null)
  if (role !== null) return addRights(book, role, { text, segment })
  const acting = actingRole(text)
  if (acting !== null) {
    return addRights(book, roleNamed(book, acting.name), { text: acting.rest, segment })
  }
  if (ONLY_ME.test(text)) {
    return addRights(book, roleNamed(book, book.notebook.words.owner), { text: '', segment })
  }
  const list = book.notebook.japanese ? japaneseNames(text) : namesIn(text)
  if (list.every((name) => isRoleName(name) && name.split(/\s+/).length <= 3)) {
    const named = list.map((name) => addRights(book, roleNamed(book, name), { text: '', segment }))
    return named.at(-1) ?? null
  }
  book.notebook.leaveUnplaced(segment)
  return null
}

/** "The shop owner manages prices": up to three words and a known verb in the third person. */
function actingRole(text: string): { name: string; rest: string } | null {
  const words = text.replace(/^(?:an?|the|every|each|our|my)\s+/i, '').split(' ')
  for (let count = 1; count <= 3 && count < words.length; count += 1) {
    const name = words.slice(0, count).join(' ')
    const rest = words.slice(count).join(' ')
    const verb = words[count] ?? ''
    const acts = isPlural(name) ? isVerb(verb) : isVerb(verb) && verb.endsWith('s')
    if (acts && isRoleName(name) && !/[,;]/.test(name)) return { name, rest }
  }
  return null
}

/** "Clients, teachers and owner" → three names. */
function namesIn(text: string): string[] {
  return bare(text).split(/,\s*(?:and\s+)?|\s+and\s+|\s*\/\s*/)
}

/** "Owner: everything; staff: bookings" speaks of two roles in one piece. */
function oneRoleEach(segment: Segment): Segment[] {
  const pieces = segment.text.split(NEXT_ROLE)
  return pieces.length === 1 ? [segment] : pieces.map((text) => ({ ...segment, text }))
}

function isRoleName(name: string): boolean {
  const words = name.trim().split(/\s+/)
  if (NOBODY.test(words[0] ?? '')) return false
  return words.length <= 5 && /\p{L}/u.test(name) && !words.every((word) => NOT_A_ROLE.test(word))
}

function roleNamed(book: RoleBook, name: string): Role {
  const said = upperFirst(
    bare(name).replace(/^(?:(?:only|just)\s+)?(?:(?:an?|the|every|each|all|our)\s+)?/i, ''),
  )
  const clean = SELF.test(said) ? book.notebook.words.owner : said
  const known = book.roles.get(book.actors.roleOf(clean) ?? '')
  if (known !== undefined) return known
  const role: Role = { ...book.notebook.item('ROLE', []), name: clean, can: [], mustNot: [] }
  book.roles.set(role.id, role)
  book.actors.add(role)
  if (isSole(clean) && /owner$/i.test(clean)) book.actors.add({ id: role.id, name: 'I' })
  return role
}

function addRights(book: RoleBook, role: Role, said: { text: string; segment: Segment }): Role {
  const { text, segment } = said
  addSource(role, [segment])
  const rights = book.notebook.japanese ? readJapaneseRights(text) : readRights(text)
  role.can.push(...rights.can)
  if (rights.things.length > 0) {
    book.things.set(role, [...(book.things.get(role) ?? []), ...rights.things])
  }
  for (const action of rights.mustNot) forbid(book, role, { text: action, segment })
  return role
}

function forbid(book: RoleBook, role: Role, said: { text: string; segment: Segment }): void {
  const { japanese, names } = book.notebook
  role.mustNot.push(japanese ? forbiddenDeed(said.text) : said.text)
  const text = japanese
    ? `The app shall ${role.name}について、次のことを守る：${said.text}`
    : `The app shall not let ${actor(role.name, names)} ${said.text}`
  book.prohibitions.push({ ...book.notebook.item('PRIV', [said.segment]), text: sentence(text) })
}

function askForGaps(
  { notebook, roles: byId, things }: RoleBook,
  permissions: readonly PermissionRow[],
): void {
  const roles = [...byId.values()]
  const gaps = permissions.filter((row) => row.cells.some((cell) => cell.permission === 'unstated'))
  if (gaps.length > 0) {
    const blocks = gaps.map(({ id }) => id)
    notebook.assume(notebook.words.assume.denied, blocks)
    notebook.ask({ ...notebook.words.ask.permissions, blocks, question: 'q5' })
  }
  const silent = roles.filter((role) => role.can.length === 0)
  if (silent.length > 0) {
    notebook.ask({
      ...notebook.words.ask.silentRoles(silent.map(({ name }) => name)),
      blocks: silent.map(({ id }) => id),
      question: 'q5',
    })
  }
  if (things.size > 0) {
    notebook.ask({
      ...notebook.words.ask.bareThings(
        [...things].map(([{ name }, names]) => ({ name, things: names })),
      ),
      blocks: [...things.keys()].map(({ id }) => id),
      question: 'q5',
    })
  }
}
