import type { ExperienceNote, Screen, ScreenState } from '#domain/requirements/document-items.ts'
import type { Block, Cell, Row, Statement, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { listWaiting } from '#domain/requirements/outline/open/waiting.ts'
import {
  joined,
  line,
  makeItem,
  makeTextCell,
  plain,
  runIn,
  table,
  makeWords as text,
} from '#domain/requirements/outline/pieces.ts'
import { bare } from '#domain/requirements/phrases.ts'
import { checkBehind } from './with-checks.ts'

/** Section 10: the screens in one table without the columns that none of them fills, then devices and look. */
export function screenBlocks(desk: Desk): Block[] {
  const { document, words } = desk
  const { screens } = document
  const { columns, headings } = words
  const told = COLUMNS.filter((column) =>
    screens.some((screen) => cellOf(desk, screen, column).length > 0),
  )
  const head = [columns.id, columns.screen, ...told.map((column) => columns[column]), columns.mark]
  const rows = screens.map(
    (screen): Row => ({
      id: screen.id,
      cells: [
        nameCell(desk, screen),
        ...told.map((column) => makeTextCell(cellOf(desk, screen, column))),
        makeTextCell(originOf(desk, screen)),
      ],
    }),
  )
  return [
    ...table(headings.screens, head, rows),
    ...document.experience.map((note, at, all) => {
      const told = lookLine(desk, note, all[at - 1])
      return { ...told, text: [...told.text, ...checkBehind(desk, note)] }
    }),
  ]
}

/** With the contradictions that have its own words as a side: a reader of its row alone would build one of them. */
function originOf(desk: Desk, screen: Screen): Text {
  const told = desk.origin(screen)
  const { clashes } = listWaiting(desk.document, { ids: [screen.id], quotes: screen.quotes })
  const isNamed = (id: string) => told.some((piece) => piece.kind === 'item' && piece.id === id)
  const more = clashes.filter((id) => !isNamed(id)).map((id) => [makeItem(id)])
  return joined([told, ...more], desk.words.semicolon)
}

/** What is to be seen or held in the hand, behind its kind where that is another than of the note before. */
export function lookLine(
  desk: Desk,
  note: ExperienceNote,
  before: ExperienceNote | undefined,
): Statement {
  const told = labelOf(desk, note, before) + note.text
  return runIn(line(note.id, { text: text(told), origin: desk.origin(note) }))
}

const COLUMNS = ['who', 'most', 'empty', 'fails'] as const

/** What is done on it is in the head of a reader of the screen; a file has it in the requirements. */
function nameCell({ isFile, words, links }: Desk, { name, requirements }: Screen): Cell {
  if (isFile || requirements.length === 0) return makeTextCell(name)
  return { kind: 'entries', entries: [text(name), [plain(words.usedFor), ...links(requirements)]] }
}

function cellOf(desk: Desk, screen: Screen, column: (typeof COLUMNS)[number]): Text {
  const { words, document } = desk
  const { name, content, who = [] } = screen
  if (column === 'who') {
    // Whom nobody said stands behind whom the draft names, before the sign.
    const names = who.flatMap((id) => document.roles.find((role) => role.id === id)?.name ?? [])
    return told(words.listed(names))
  }
  if (column === 'most') {
    return told(bare(content) === bare(name) ? '' : bare(content))
  }
  const states = screen.states.filter(({ kind }) => (kind === 'empty') === (column === 'empty'))
  return states.flatMap((state, at) => [
    ...(at === 0 ? [] : [plain(words.semicolon)]),
    ...stateText(desk, state, screen),
  ])
}

function told(words: string): Text {
  return words === '' ? [] : [plain(words)]
}

/** The mark of the screen, or that it is confirmed, holds for its states. */
function stateText(desk: Desk, state: ScreenState, { mark, confirmed }: Screen): Text {
  const { words } = desk
  const label = state.kind === 'loading' ? words.states.loading + words.colon : ''
  const isWhole = mark === 'assumed' || confirmed === true
  const origin = isWhole ? [] : desk.sourced(state)
  return [plain(label + bare(state.text)), ...origin]
}

/** Before the first of a kind: those of a kind follow one another. */
function labelOf(
  { words }: Desk,
  { kind }: ExperienceNote,
  before: ExperienceNote | undefined,
): string {
  return kind === before?.kind ? '' : words.experience[kind] + words.colon
}
