import type { Outsider, Role } from '#domain/requirements/document-items.ts'
import type { Block, Text } from '#domain/requirements/outline/blocks.ts'
import { type Desk, SELF } from '#domain/requirements/outline/desk.ts'
import {
  joined,
  line,
  makeStrong,
  part,
  plain,
  runIn,
  makeWords as text,
} from '#domain/requirements/outline/pieces.ts'
import { bare, lowerFirst } from '#domain/requirements/phrases.ts'
import { listForNobody } from './list-for-nobody.ts'
import { permissionBlocks } from './permission-table.ts'
import { rightsNote } from './rights-note.ts'
import { forNobody, listRights, rightsTable } from './rights-table.ts'
import { roleTable } from './role-table.ts'

/** Section 4, which always stands: when nobody said it, as an open question. */
export function writeRoleBlocks(desk: Desk): Block[] {
  const { document, words } = desk
  const { roles, outsiders = [], permissions } = document
  const nobody = roles.length === 0 && permissions.length === 0
  const { said = {} } = desk.workedOut
  const who = (role: Role) => introduce(desk, role, said[role.id] ?? [])
  const rights = listRights(desk)
  const inTable = roleTable(desk, {
    introduce: (role) => sourced(desk, role, who(role)),
    silent: rights.silent,
  })
  return [
    ...(nobody ? [unsaidNote(desk)] : []),
    ...(inTable.length > 0 ? inTable : roles.map((role) => roleLine(desk, role, who(role)))),
    ...part(words.roleTable.rights, [
      ...rightsTable(desk, rights),
      ...forNobody(desk, listForNobody(document), rights.usual),
      ...rightsNote(desk, rights),
    ]),
    ...permissionBlocks(desk),
    ...noAccess(desk, outsiders),
  ]
}

function noAccess(desk: Desk, outsiders: readonly Outsider[]): Block[] {
  return part(
    desk.words.parts.noAccess,
    outsiders.map((person) =>
      runIn(line(person.id, { text: outsiderText(desk, person), origin: desk.origin(person) })),
    ),
  )
}

function unsaidNote(desk: Desk): Block {
  const { document, words, links, mark } = desk
  const asked = document.openQuestions.filter(({ sources }) => sources.includes('q5'))
  const waiting =
    asked.length === 0 ? [] : [plain(words.comma), ...links(asked.map(({ id }) => id))]
  return {
    kind: 'paragraph',
    text: [plain(words.nobodySaidWho), ...desk.bracketed([mark('open'), ...waiting])],
  }
}

function sourced(desk: Desk, role: Role, who: Text): Text {
  return who.length === 0 ? desk.origin(role) : [...who, ...desk.sourced(role)]
}

function roleLine(desk: Desk, role: Role, who: Text): Block {
  const told = who.length === 0 ? [] : [plain(desk.words.colon), ...who]
  return line(role.id, { text: [makeStrong(role.name), ...told], origin: desk.origin(role) })
}

/** Who it is: other names, and the founder's words where they say more than these. */
function introduce(desk: Desk, role: Role, said: readonly string[]): Text {
  const { words, quoted } = desk
  // Everywhere else a long name is told by a short one.
  const alias = desk.aliases.find(({ name }) => name === role.name)
  const own = [role.name, alias?.short ?? ''].map((name) => name.toLowerCase())
  const names = (role.also ?? []).map((name) => (SELF.test(name) ? words.roleTable.founder : name))
  const also = names.filter(
    (name) => !own.includes(name.toLowerCase()) && !said.some((each) => each.includes(name)),
  )
  const quotes = [...(alias === undefined ? [] : [lowerFirst(role.name)]), ...said.map(bare)]
  return joined(
    [text(also.join(words.comma)), ...quotes.map((each) => [quoted(each)])],
    words.semicolon,
  )
}

function outsiderText({ quoted, words, workedOut }: Desk, person: Outsider): Text {
  const said = (workedOut.said?.[person.id] ?? []).map((own): Text => [quoted(bare(own))])
  const more = said.length === 0 ? [] : [plain(words.colon), ...joined(said, words.comma)]
  return [makeStrong(person.name), ...more]
}
