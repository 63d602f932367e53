/** In letters: a longer clause is read in the answer. */
const LONGEST = 120

const OPENING = '([（［「『【'
const CLOSING = ')]）］」』】'
const STOP = /[,;.、。！？!?\n]/u
/** Where somebody who speaks without stops begins anew. */
const JOINT = /\s(?:and|but|because|so|then|u[mh]+|er|y|pero)\s/giu

/**
 * The clause of a sentence that holds what stands at a place, with the whole bracket that is in it;
 * null where nothing so short can be told from the rest, or a bracket has only one side.
 */
export function clauseAround(sentence: string, at: number): string | null {
  const stops = stopsOf(sentence)
  const piece = pieceAround(sentence, { stops, at })
  const isLong = piece.text.trim().length > LONGEST
  const joints = [...piece.text.matchAll(JOINT)].flatMap(({ index, 0: joint }) => {
    return [piece.start + index, piece.start + index + joint.length - 1]
  })
  const all = [...stops, ...joints].sort((a, b) => a - b)
  const own = isLong ? pieceAround(sentence, { stops: all, at }) : piece
  const text = own.text.replace(/\s+/gu, ' ').trim()
  return text.length > LONGEST || !isBalanced(text) ? null : text
}

/** The places of what ends a clause, outside of brackets and figures. */
function stopsOf(sentence: string): number[] {
  let depth = 0
  return sentence.split('').flatMap((sign, at) => {
    if (OPENING.includes(sign)) depth += 1
    if (CLOSING.includes(sign)) depth = Math.max(0, depth - 1)
    const isInside = depth > 0 && closes(sentence, at)
    const next = sentence[at + 1] ?? ' '
    const isFigure = (sign === ',' && /\d/u.test(next)) || (sign === '.' && !/\s/u.test(next))
    return STOP.test(sign) && !isInside && !isFigure ? [at] : []
  })
}

/** A bracket that nobody closes holds nothing together. */
function closes(sentence: string, at: number): boolean {
  return [...CLOSING].some((sign) => sentence.includes(sign, at))
}

function pieceAround(sentence: string, { stops, at }: { stops: readonly number[]; at: number }) {
  const before = stops.filter((stop) => stop < at).at(-1)
  const start = before === undefined ? 0 : before + 1
  const end = stops.find((stop) => stop >= at) ?? sentence.length
  return { start, text: sentence.slice(start, end) }
}

function isBalanced(text: string): boolean {
  return [...OPENING].every((open, pair) => {
    const close = CLOSING[pair] ?? ''
    return text.split(open).length === text.split(close).length
  })
}
