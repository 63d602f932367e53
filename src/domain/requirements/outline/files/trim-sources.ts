import { contentStems } from '#domain/language/stems.ts'
import type { Piece, Text } from '#domain/requirements/outline/blocks.ts'
import { plain } from '#domain/requirements/outline/pieces.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'
import { type SheetGroup, sentenceOf } from './sheet.ts'

type Source = Extract<Piece, { kind: 'source' }>

/** So many answers a paragraph names, and a line below it. */
const OF_LEAD = 3
const OF_LINE = 2

/**
 * The answers of a paragraph, and of a line below it, from which its words come: each that tells a word of it
 * which no other does. Where a rank `isRanked` the answer that ranks is one of them. Every source is in the JSON.
 */
export function trimSources(
  { lead, below }: SheetGroup,
  { words, isRanked }: { words: DocumentText; isRanked: boolean },
): SheetGroup {
  const picked = pickSources(lead, words, OF_LEAD)
  const own = isRanked ? withRanking(lead, picked) : picked
  return {
    lead: keepSources(lead, own, words),
    below: below.map((line) => keepSources(line, pickSources(line, words, OF_LINE), words)),
  }
}

/** The answer that gives features their rank. */
const RANKING = 'q7'

function withRanking(text: Text, picked: readonly Source[]): Source[] {
  const ranking = text.filter(
    (piece): piece is Source => piece.kind === 'source' && piece.question === RANKING,
  )
  return [...new Set([...ranking.slice(0, 1), ...picked])].slice(0, OF_LEAD)
}

/** The answer that tells most words of a line, then each that tells more of them. */
function pickSources(text: Text, words: DocumentText, most: number): Source[] {
  const sources = text.filter((piece): piece is Source => piece.kind === 'source')
  const wanted = contentStems(sentenceOf(text, words.signs))
  const told = new Map(
    sources.map((source) => {
      const own = contentStems(source.quotes.join(' '))
      return [source, [...wanted].filter((word) => own.has(word))] as const
    }),
  )
  const known = new Set<string>()
  const picked: Source[] = []
  const newOf = (source: Source) => (told.get(source) ?? []).filter((word) => !known.has(word))
  while (picked.length < most) {
    const [best] = sources
      .filter((source) => !picked.includes(source))
      .sort((one, other) => newOf(other).length - newOf(one).length)
    if (best === undefined || newOf(best).length === 0) break
    for (const word of newOf(best)) known.add(word)
    picked.push(best)
  }
  // Of words that are in no quote the first answer stands.
  return picked.length > 0 ? picked : sources.slice(0, 1)
}

/** The text with these answers alone, without what stands between the others, and without empty brackets. */
function keepSources(
  text: Text,
  kept: readonly Source[],
  { comma, semicolon, signs }: DocumentText,
): Text {
  const isBetween = (piece: Piece | undefined) =>
    piece !== undefined && [comma, semicolon].includes(piece.text)
  const told: Piece[] = []
  for (let at = 0; at < text.length; at += 1) {
    const piece = text[at] as Piece
    const [before, after] = [told.at(-1), text[at + 1]]
    if (piece.kind !== 'source' || kept.includes(piece)) told.push(piece)
    else if (before?.text === comma) told.pop()
    else if (isBetween(after)) at += 1
    else if (isBetween(before)) told.pop()
    else if (before?.text === signs.open && after?.text === signs.close) {
      told.pop()
      at += 1
    }
  }
  return markFirst(told, { semicolon, signs })
}

/** A mark that no answer is left for stands before the brackets of what is asked. */
function markFirst(
  text: readonly Piece[],
  { semicolon, signs }: Pick<DocumentText, 'semicolon' | 'signs'>,
): Text {
  const at = text.map((piece) => piece.text).lastIndexOf(signs.open)
  const [mark, between, asked] = text.slice(at + 1)
  if (at < 0 || mark?.kind !== 'mark' || between?.text !== semicolon) return text
  if (asked?.kind !== 'item') return text
  const alone = [plain(signs.open), mark, plain(signs.close)]
  return [...text.slice(0, at), ...alone, plain(signs.open), ...text.slice(at + 3)]
}
