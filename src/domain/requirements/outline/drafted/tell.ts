import type { Quote, Traced } from '#domain/requirements/document-items.ts'
import { SUPPOSED, unsigned } from '#domain/requirements/drafting/supposed.ts'
import type { Piece, Row, Statement, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { joined, line, makeItem, makeTextCell, plain } from '#domain/requirements/outline/pieces.ts'
import { listContents } from '#domain/requirements/registers/list-items.ts'

const ID = /\b[A-Z]{2,7}-\d{2,3}(?:\.\d+)?\b/gu

/** What the sections of a written document are told with. */
export interface Teller {
  desk: Desk
  /** A text of the model, in which ids lead to what they name. */
  text: (written: string | null | undefined) => Text
  /** Whose word it is, and from which answers. */
  origin: (of: Traced) => Text
}

export function openTeller(desk: Desk): Teller {
  const known = new Set(listContents(desk.document).map(({ item }) => item.id))
  const { words } = desk
  return {
    desk,
    text: (written) => linked(written ?? '', known),
    origin: ({ sources, mark, quotes, edited, confirmed }) => {
      const isOurs = mark === 'assumed' && confirmed !== true && edited !== true
      const sign: Piece = desk.isFile ? plain(SUPPOSED) : desk.mark('assumed')
      const more: Text[] = [
        ...(edited === true ? [[{ kind: 'edited' as const, text: words.edited }]] : []),
        ...(confirmed === true ? [[{ kind: 'edited' as const, text: words.confirmed }]] : []),
        ...(isOurs ? [[sign]] : []),
      ]
      return joined([...sourcesOf(desk, sources, quotes), ...more], words.comma)
    },
  }
}

function linked(written: string, known: ReadonlySet<string>): Text {
  const pieces: Piece[] = []
  let at = 0
  for (const { 0: id, index } of written.matchAll(ID)) {
    if (!known.has(id)) continue
    if (index > at) pieces.push(plain(written.slice(at, index)))
    pieces.push(makeItem(id))
    at = index + id.length
  }
  return at < written.length ? [...pieces, plain(written.slice(at))] : pieces
}

function sourcesOf(desk: Desk, sources: readonly string[], quotes: readonly Quote[]): Text[] {
  return sources.map((id) => {
    const own = quotes.filter(({ question }) => question === id).map(({ text }) => text)
    return [{ kind: 'source', question: id, text: desk.question(id), quotes: own }]
  })
}

/** What is ours as a whole, of which the head has the sign. */
export function ours({ text }: Teller, written: string | null | undefined): Text {
  return text(unsigned(written ?? ''))
}

/** For items that all have the same mark, of which the head tells it. */
export function unmarked(teller: Teller): Teller {
  return { ...teller, origin: (of: Traced) => teller.origin({ ...of, mark: 'stated' }) }
}

/** A line of a list, with where it comes from behind it. */
export function tellLine({ text, origin }: Teller, of: Traced & { text: string }): Statement {
  return line(of.id, { text: text(of.text), origin: origin(of) })
}

/** A row whose last cell says where it comes from. */
export function tellRow({ origin }: Teller, of: Traced, cells: readonly Text[]): Row {
  return { id: of.id, cells: [...cells, origin(of)].map((each) => makeTextCell(each)), main: 0 }
}
