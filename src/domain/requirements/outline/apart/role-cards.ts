import type { Block, Cell, Row, Section, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { joined, makeStrong, plain, textOfCell } from '#domain/requirements/outline/pieces.ts'
import { fileTextOf } from '#domain/requirements/outline/tables/file-text.ts'

type Table = Extract<Block, { kind: 'table' }>

/**
 * Section 4 of a file, where it is told by role, as one reads it: "**ROLE-03 Kev** (hoist; Q5)", and below that what the
 * role sees, may and may not, a line each. Cells of a table beside each other were walls of words.
 */
export function tellRoleCards(section: Section, desk: Desk): Section {
  if (section.name !== 'roles') return section
  const { sees, may, mayNot } = desk.words.roleTable
  const isByRole = (block: Block): block is Table =>
    block.kind === 'table' && [sees, may, mayNot].every((head) => block.head.includes(head))
  const blocks = section.blocks.flatMap((block) =>
    isByRole(block) ? block.rows.flatMap((row) => cardOf(row, block.head, desk)) : [block],
  )
  return { ...section, blocks }
}

function cardOf({ id, cells }: Row, [, , ...heads]: readonly string[], desk: Desk): Block[] {
  const { words, bracketed } = desk
  const { betweenPhrases } = fileTextOf(words)
  const [named, ...parts] = cells
  const [name, ...who] = named === undefined ? [] : textOfCell(named)
  const last = parts.pop()
  const origin = last === undefined ? [] : textOfCell(last)
  const isOpen = who.at(-1)?.text === words.signs.close && origin.length > 0
  const behind = isOpen
    ? [...who.slice(0, -1), plain(words.semicolon), ...origin, ...who.slice(-1)]
    : [...who, ...bracketed(origin)]
  const lead = [makeStrong([id ?? '', name?.text ?? ''].filter(Boolean).join(' ')), ...behind]
  const entries = parts.flatMap((part, at): Text[] => {
    const told = listed(part)
    const head = (heads[at] ?? '') + words.colon
    return told.length === 0
      ? []
      : [
          [
            makeStrong(head.trimEnd()),
            plain(head.endsWith(' ') ? ' ' : ''),
            ...joined(told, betweenPhrases),
            plain(words.stop),
          ],
        ]
  })
  return [
    { kind: 'paragraph', text: lead },
    ...(entries.length === 0 ? [] : [{ kind: 'list' as const, ordered: false, entries }]),
  ]
}

function listed(cell: Cell): readonly Text[] {
  if (cell.kind === 'entries') return cell.entries
  const text = textOfCell(cell)
  return text.length === 0 ? [] : [text]
}
