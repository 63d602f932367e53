import type { Block, Cell, Piece, Row, Statement, Text } from './blocks.ts'

export function plain(text: string): Piece {
  return { kind: 'plain', text }
}

export function makeStrong(text: string): Piece {
  return { kind: 'strong', text }
}

export function makeItem(id: string): Piece {
  return { kind: 'item', id, text: id }
}

/** Texts one after the other, with the same words between them; empty ones are left out. */
export function joined(texts: readonly Text[], between: string): Text {
  return texts
    .filter((text) => text.length > 0)
    .flatMap((text, index) => (index === 0 ? text : [plain(between), ...text]))
}

/** A text as it reads, without its looks. */
export function toPlainText(text: Text): string {
  return text.map((piece) => piece.text).join('')
}

/** An item on a line of its own; what is not given is empty. */
export function line(id: string, parts: Partial<Omit<Statement, 'kind' | 'id'>>): Statement {
  return {
    kind: 'statement',
    id,
    look: 'line',
    text: [],
    origin: [],
    meta: [],
    below: [],
    ...parts,
  }
}

export function makeTextCell(text: Text | string): Cell {
  return { kind: 'text', text: typeof text === 'string' ? makeWords(text) : text }
}

/** A text of one plain piece; empty for an empty one. */
export function makeWords(text: string): Text {
  return text === '' ? [] : [plain(text)]
}

/** A table, or nothing when it has no rows. */
export function table(name: string, head: readonly string[], rows: readonly Row[]): Block[] {
  return rows.length === 0 ? [] : [{ kind: 'table', name, head, rows }]
}

/** A list of entries, or nothing when there are none. */
export function list(entries: readonly Text[], ordered = false): Block[] {
  return entries.length === 0 ? [] : [{ kind: 'list', ordered, entries }]
}

/** What is folded on the screen and is at the end of a file; nothing for nothing. */
export function fold(name: string, title: string, blocks: readonly Block[]): Block[] {
  if (blocks.length === 0) return []
  return [{ kind: 'fold', anchor: `fold-${name}`, title, isTold: false, blocks }]
}

/** What is told above already, to be edited one by one on the screen; nothing for nothing. */
export function foldTold(name: string, title: string, blocks: readonly Block[]): Block[] {
  if (blocks.length === 0) return []
  return [{ kind: 'fold', anchor: `fold-${name}`, title, isTold: true, blocks }]
}

/** What a cell says in running text; nothing where it is none. */
export function textOfCell(cell: Cell | undefined): Text {
  return cell?.kind === 'text' ? cell.text : []
}

/** A line that in a file goes on in the paragraph of the line before it. */
export function runIn(statement: Statement): Statement {
  return { ...statement, look: 'run' }
}

/** A small heading above what is there; nothing above nothing. */
export function part(text: string, blocks: readonly Block[]): Block[] {
  if (blocks.length === 0) return []
  return [{ kind: 'heading', anchor: null, id: null, text, origin: [] }, ...blocks]
}
