import type { PermissionRow, Role, Statement } from '#domain/requirements/document-items.ts'
import type { Segment } from '#domain/requirements/reading/segment.ts'
import { readAction, splitActions } from '#domain/requirements/wording/action.ts'
import { type Actors, createActors } from '#domain/requirements/wording/actors.ts'
import { readSubject } from '#domain/requirements/wording/japanese.ts'
import {
  actor,
  bare,
  isPlural,
  isSole,
  sentence,
  upperFirst,
} from '#domain/requirements/wording/phrases.ts'
import { isVerb } from '#domain/requirements/wording/verbs.ts'
import { addSource, type Notebook } from './notebook.ts'
import { permissionRows } from './permission-rows.ts'

const NAMED = /^([^:：.!?,;]{1,60}?)\s*[:：–—=]\s*(.+)$/u
const DASHED = /^([\p{L}][^:.!?,;]{0,40}?)\s+-\s+(.+)$/u
const MODAL =
  /^(?:(?:an?|the|every|each|all|our|my)\s+)?((?:[\p{L}'’-]+\s+){0,3}?[\p{L}'’-]+)\s+((?:can|may|must|should|could|cannot|can't|can’t|never|is allowed|are allowed|has to|have to)\b.*)$/iu
const NOT_A_ROLE =
  /^(?:they|he|she|it|this|that|nobody|no one|everyone|everybody|only|also|and|but|who|which|these|those|note|important)$/i
const SELF = /^(?:i|me|myself|we|us|ourselves)$/i
const ONLY_ME = /^(?:only|just)\s+(?:one|me|myself|i)\b/i
const NEVER =
  /(?:^|[,;.]?\s+)(?:(?:and|but)\s+)?(?:(?:they|he|she|it)\s+)?((?:must|should|may|shall|can|do|does)(?: not|n't|n’t| never)|cannot|never|not allowed to|no access to)\s+/i

interface RoleBook {
  notebook: Notebook
  actors: Actors
  /** By id, in the order of the answer. */
  roles: Map<string, Role>
  prohibitions: Statement[]
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
  const book: RoleBook = { notebook, actors, roles: new Map(), prohibitions: [] }
  let last: { role: Role; line: number; heading: string | null } | null = null
  for (const segment of segments) {
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
  if (roles.length > 0) askForGaps(notebook, roles, permissions)
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
  const topic = book.notebook.japanese ? readSubject(text) : null
  const subject = book.roles.get(book.actors.roleOf(topic?.name ?? '') ?? '')
  if (topic !== null && subject !== undefined) {
    return addRights(book, subject, { text: topic.rest, segment })
  }
  const modal = MODAL.exec(text)
  const known = book.actors.at(text)
  const knownRole = book.roles.get(known?.role ?? '')
  if (known !== null && knownRole !== undefined && known.rest !== '') {
    return addRights(book, knownRole, { text: known.rest, segment })
  }
  if (modal !== null && isRoleName(modal[1] ?? '')) {
    return addRights(book, roleNamed(book, modal[1] ?? ''), {
      text: modal[2] ?? '',
      segment,
    })
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
  const list = bare(text).split(/,\s*(?:and\s+)?|\s+and\s+|\s*\/\s*/)
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

function isRoleName(name: string): boolean {
  const words = name.trim().split(/\s+/)
  return words.length <= 5 && /\p{L}/u.test(name) && !words.every((word) => NOT_A_ROLE.test(word))
}

function roleNamed(book: RoleBook, name: string): Role {
  const said = upperFirst(bare(name).replace(/^(?:an?|the|every|each|all|our)\s+/i, ''))
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
  addSource(role, [said.segment])
  if (book.notebook.japanese) return addJapaneseRights(book, role, said)
  const never = NEVER.exec(said.text)
  const may = bare(never === null ? said.text : said.text.slice(0, never.index))
  for (const part of may.split(/,?\s+and\s+(?=(?:can|may)\b)/i)) {
    if (part === '') continue
    const actions = splitActions(readAction(part)?.phrase ?? part)
    for (const action of actions.map((one) => readAction(one)?.phrase ?? one)) {
      role.can.push(BARE_ALL.test(action) ? `do ${action}` : action)
    }
  }
  if (never !== null) {
    const phrase = bare(said.text.slice(never.index + never[0].length)).replace(
      /^(?:ever|be able to)\s+/i,
      '',
    )
    if (phrase !== '') forbid(book, role, { text: phrase, segment: said.segment })
  }
  return role
}

/** "見る、予約する" → two rights; what must not be ends in "…ない" or names it forbidden. */
function addJapaneseRights(
  book: RoleBook,
  role: Role,
  said: { text: string; segment: Segment },
): Role {
  for (const part of bare(said.text).split(/[、，,]\s*(?:または)?(?!.{0,8}含めて)/u)) {
    const action = bare(part)
    if (action === '') continue
    if (/ない$|禁止$|不可$/.test(action)) {
      const { segment } = said
      const deed = action
        .replace(/してはいけない$/, 'すること')
        .replace(/(?<=[見えめけせべ])てはいけない$/, 'ること')
      role.mustNot.push(deed)
      const text = `The app shall ${role.name}について、次のことを守る：${action}`
      book.prohibitions.push({ ...book.notebook.item('PRIV', [segment]), text: sentence(text) })
    } else role.can.push(action)
  }
  return role
}

function forbid(book: RoleBook, role: Role, said: { text: string; segment: Segment }): void {
  role.mustNot.push(said.text)
  const text = `The app shall not let ${actor(role.name, book.notebook.names)} ${said.text}`
  book.prohibitions.push({ ...book.notebook.item('PRIV', [said.segment]), text: sentence(text) })
}

const BARE_ALL = /^(?:everything|anything|all)\b/i

function askForGaps(
  notebook: Notebook,
  roles: readonly Role[],
  permissions: readonly PermissionRow[],
): void {
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
}
