import type { Outsider, Role } from '#domain/requirements/document-items.ts'
import type { Block, Statement, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import {
  joined,
  line,
  makeStrong,
  part,
  plain,
  runIn,
  makeWords as text,
} from '#domain/requirements/outline/pieces.ts'
import { bare } from '#domain/requirements/phrases.ts'
import { isBehaviour } from '#domain/requirements/writing/rights/conduct.ts'
import { columnsOf, permissionBlocks } from './permission-table.ts'
import { tellOutsider, tellRoles } from './role-words.ts'

/** Section 4, which always stands: when nobody said it, as an open question. */
export function writeRoleBlocks(desk: Desk): Block[] {
  const { document, words } = desk
  const { roles, outsiders = [], permissions } = document
  const nobody = roles.length === 0 && permissions.length === 0
  const told = tellRoles(document)
  return [
    ...(nobody ? [unsaidNote(desk)] : []),
    ...roles.map((role) => roleLine(desk, role, told.get(role.id) ?? [])),
    ...part(
      words.parts.noAccess,
      outsiders.map((person) =>
        runIn(line(person.id, { text: outsiderText(desk, person), origin: desk.origin(person) })),
      ),
    ),
    ...permissionBlocks(desk),
  ]
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

/**
 * Who it is, in the founder's words where they say more than the name. What a role may do is in the
 * table; where there is none, and how to behave, is told with the role.
 */
function roleLine(desk: Desk, role: Role, said: readonly string[]): Statement {
  const { document, words, quoted } = desk
  const { may, mustNever, semicolon } = words
  const also = (role.also ?? []).filter((name) => name.toLowerCase() !== role.name.toLowerCase())
  const isInTable = columnsOf(document).some(({ id }) => id === role.id)
  const can = isInTable ? [] : role.can
  // How somebody has to behave is nothing that a table of the app's rights can hold.
  const mustNot = isInTable ? role.mustNot.filter(isBehaviour) : role.mustNot
  const told: Text[] = [
    can.length === 0 ? [] : text(may(can.join(semicolon))),
    mustNot.length === 0 ? [] : text(mustNever(mustNot.join(semicolon))),
  ]
  return line(role.id, {
    text: [
      makeStrong(role.name),
      ...(also.length === 0 ? [] : text(words.also(also))),
      ...said.flatMap((own, at) => [
        plain(at === 0 ? words.colon : words.comma),
        quoted(bare(own)),
      ]),
    ],
    origin: desk.origin(role),
    meta: told.filter(({ length }) => length > 0),
  })
}

function outsiderText({ quoted, words }: Desk, person: Outsider): Text {
  const said = tellOutsider(person).map((own): Text => [quoted(bare(own))])
  const more = said.length === 0 ? [] : [plain(words.colon), ...joined(said, words.comma)]
  return [makeStrong(person.name), ...more]
}
