import { expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Block } from '#domain/requirements/outline/blocks.ts'
import { createDesk } from '#domain/requirements/outline/desk.ts'
import {
  makeTextCell,
  plain,
  textOfCell,
  toPlainText,
} from '#domain/requirements/outline/pieces.ts'
import { readWorkedOut } from '#domain/requirements/outline/worked/work-out.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { tellScreenRoles } from './screen-roles.ts'

const words = DOCUMENT_WORDS.document

/** Who a screen of the first four of these is told to be for. */
function toldWho(names: readonly string[]): string {
  const roles = names.map((name, at) => ({
    ...{ id: `ROLE-0${at + 1}`, name, also: [], can: [], mustNot: [] },
    ...{ sources: ['q5'], mark: 'stated' as const, quotes: [] },
  }))
  const who = roles.slice(0, 4).map(({ id }) => id)
  const screen = { id: 'SCR-01', name: 'The yard', who, sources: [], quotes: [], mark: 'stated' }
  const document = { ...writeRows([]), roles, screens: [screen] } as unknown as RequirementsDocument
  const desk = createDesk(document, words, {
    workedOut: readWorkedOut({ ...document, screens: [] }, words),
    isFile: true,
  })
  const cells = ['The yard', names.slice(0, 4).join(', ')].map((text) =>
    makeTextCell([plain(text)]),
  )
  const table: Block = {
    ...{
      kind: 'table',
      name: 'Screens',
      head: [words.columns.id, words.columns.screen, words.columns.who],
    },
    rows: [{ id: 'SCR-01', main: 0, cells }],
  }
  const section = { name: 'screens', blocks: [table] } as never
  const [told] = tellScreenRoles(section, desk).blocks
  const cell = told?.kind === 'table' ? told.rows[0]?.cells[1] : undefined
  return toPlainText(textOfCell(cell))
}

it('names whom a screen leaves out where they are few of all who stand in section 4', () => {
  const yard = ['Office', 'Packer', 'Driver', 'Host', 'Member']
  expect(toldWho(yard)).toBe('All but the member')
  // Who uses nothing yet is let in by "all but the member", too.
  expect(toldWho([...yard, 'Rigger', 'Visitor'])).toBe('Office, packer, driver and host')
})
