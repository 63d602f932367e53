import { escapePattern } from '#domain/language/patterns/escape-pattern.ts'
import { capitalise, lowerFirst } from '#domain/requirements/phrases.ts'
import type { Block, Cell, Section, Statement, Text } from './blocks.ts'

/** What somebody says stands as it was said. */
const SAID = /“[^”]*”|"[^"]*"|「[^」]*」/gu
/** Days and months, but for words that are others as well: "sat", "may". */
const DAYS =
  'monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thurs fri'
const MONTHS = 'january february april june july august september october november december'
const OF_CALENDAR = makeWordPattern([...DAYS.split(' '), ...MONTHS.split(' ')])
/** "3 march", "in may 4": of "under 18 may" a month is not told apart. */
const DATED = /(?<=\d )march(?![\p{L}\p{N}-])|(?<![\p{L}\p{N}-])(?:march|may)(?= \d)/gu

/** Each of these alone, or with "s" that says whose. */
function makeWordPattern(words: readonly string[]): RegExp {
  const all = words.map(escapePattern).join('|')
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${all})(?=['’]s|[^\\p{L}\\p{N}'’-]|$)`, 'gu')
}

/** How a long name is told: "Person who runs the library" is the founder. */
export interface Alias {
  name: string
  short: string
  /** A name of somebody, which has no article. */
  isPerson: boolean
}

/** "The person who runs it sees" is "The founder sees"; alone in a cell or a list it is a name. */
function shorten(text: string, { name, short, isPerson }: Alias): string {
  const pattern = new RegExp(`(?<![\\p{L}-])(the )?${escapePattern(name)}(?![\\p{L}-])`, 'giu')
  return text.replace(pattern, (match, article: string | undefined) => {
    if (isPerson) return short
    const isName = article === undefined && /^\p{Lu}/u.test(match)
    return (article ?? '') + (isName ? short : lowerFirst(short))
  })
}

/**
 * Sections with the names of people, days and months written large, however they were typed: "dee sends
 * it on wed" reads "Dee sends it on Wed". The founder's own words stay as they are.
 */
export function writeLarge(
  sections: readonly Section[],
  names: readonly string[],
  aliases: readonly Alias[] = [],
): Section[] {
  const longest = [...aliases].sort((one, other) => other.name.length - one.name.length)
  const small = names.map((name) => name.toLowerCase()).filter((name, at) => name !== names[at])
  const patterns = [OF_CALENDAR, DATED, ...(small.length === 0 ? [] : [makeWordPattern(small)])]
  const enlarge = (text: string) => {
    const told = longest.reduce(shorten, text)
    return patterns.reduce((whole, pattern) => whole.replace(pattern, capitalise), told)
  }
  const write = (text: string) => {
    const said = text.match(SAID) ?? []
    return text
      .split(SAID)
      .map((piece, at) => enlarge(piece) + (said[at] ?? ''))
      .join('')
  }
  return sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => writeBlock(block, write)),
  }))
}

type Write = (text: string) => string

function writeBlock(block: Block, write: Write): Block {
  const texts = (all: readonly Text[]) => all.map((text) => writeText(text, write))
  switch (block.kind) {
    case 'heading':
      return { ...block, text: write(block.text) }
    case 'paragraph':
    case 'note':
      return { ...block, text: writeText(block.text, write) }
    case 'statement':
      return writeStatement(block, write)
    case 'list':
      return { ...block, entries: texts(block.entries) }
    case 'table': {
      const rows = block.rows.map((row) => ({
        ...row,
        cells: row.cells.map((cell) => writeCell(cell, write)),
      }))
      return { ...block, head: block.head.map(write), rows }
    }
    case 'fold':
      return { ...block, blocks: block.blocks.map((each) => writeBlock(each, write)) }
    case 'diagram':
    case 'verbatim':
      return block
  }
}

function writeStatement(statement: Statement, write: Write): Statement {
  return {
    ...statement,
    text: writeText(statement.text, write),
    meta: statement.meta.map((each) => writeText(each, write)),
    below: statement.below.map((each) => writeStatement(each, write)),
  }
}

function writeCell(cell: Cell, write: Write): Cell {
  if (cell.kind === 'entries')
    return { ...cell, entries: cell.entries.map((each) => writeText(each, write)) }
  return { ...cell, text: writeText(cell.text, write) }
}

function writeText(text: Text, write: Write): Text {
  return text.map((piece) =>
    piece.kind === 'plain' || piece.kind === 'strong'
      ? { ...piece, text: write(piece.text) }
      : piece,
  )
}
