import type { Stretch } from '#domain/language/find-words.ts'

const LATIN_CUT =
  /[.!?;|→⇒\n\t](?=\s|$)|[\n\t;→⇒]|,\s|\s(?:and|but|so|otherwise|or else|then|because|bc|uh+|um+|y|pero|et|mais|und|aber)\s/giu
const JAPANESE_CUT = /[。！？、\n]|(?<=[すたるいん])が(?=[^っ])/gu

/** How many words of Latin script, or signs of Japanese, are quoted at most on each side. */
const WORDS = { before: 11, behind: 5 }
const SIGNS = { before: 22, behind: 24 }
const FEW_WORDS = 4
const FEW_SIGNS = 9

/** The literal piece of a text that says what a limit in it limits: its clause, not too long. */
export function findClauseAround(text: string, limit: Stretch, isJapanese: boolean): string {
  const cuts = [...text.matchAll(isJapanese ? JAPANESE_CUT : LATIN_CUT)]
    .map(({ index, 0: cut }) => ({ start: index, end: index + cut.length }))
    .filter(({ start, end }) => end <= limit.start || start >= limit.end)
  const before = cuts.filter(({ end }) => end <= limit.start)
  const behind = cuts.filter(({ start }) => start >= limit.end)
  let start = before.at(-1)?.end ?? 0
  const end = behind[0]?.start ?? text.length
  // Two words alone do not say what they limit: the piece before them does.
  for (
    let back = 2;
    isShort(text.slice(start, end), isJapanese) && back <= before.length + 1;
    back += 1
  ) {
    start = before.at(-back)?.end ?? 0
  }
  const lead = text.slice(start, limit.start)
  const tail = text.slice(limit.end, end)
  const [first, last] = isJapanese
    ? [Math.min(lead.length, SIGNS.before), Math.min(tail.length, SIGNS.behind)]
    : [lastWords(lead, WORDS.before), firstWords(tail, WORDS.behind)]
  return text
    .slice(limit.start - first, limit.end + last)
    .replace(/\s+/g, ' ')
    .replace(
      /^(?:\s*(?:uh+|um+|and|but|so|like|well|ok|え[えー]*と|あの[うー]*|で|また)[\s,、])+/iu,
      '',
    )
    .replace(/^[\s,.:;、。・*–—-]+|[\s,.:;、。–—-]+$/gu, '')
}

function isShort(piece: string, isJapanese: boolean): boolean {
  return isJapanese
    ? piece.trim().length < FEW_SIGNS
    : (piece.match(/\S+/g) ?? []).length < FEW_WORDS
}

/** How many letters the last words of a piece take. */
function lastWords(piece: string, count: number): number {
  const words = [...piece.matchAll(/\S+/g)]
  const first = words.at(-count)
  return words.length <= count || first === undefined ? piece.length : piece.length - first.index
}

function firstWords(piece: string, count: number): number {
  const last = [...piece.matchAll(/\S+/g)][count - 1]
  return last === undefined ? piece.length : last.index + last[0].length
}
