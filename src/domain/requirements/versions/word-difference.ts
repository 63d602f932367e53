/** A run of text that is in both, in the old one alone or in the new one alone. */
export interface WordPart {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** Above this many pairs of words the middle is told as replaced: nobody reads it word by word. */
const MOST_PAIRS = 250_000

/** A word, a sign of a script that is written without spaces, a space, or any other sign. */
const WORDS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}\p{N}_’'])+|\s+|./gsu

/**
 * How one text becomes the other, word by word: the parts that are not `added` spell the old text,
 * those that are not `removed` the new one.
 */
export function wordDifference(before: string, after: string): WordPart[] {
  const old = splitWords(before)
  const now = splitWords(after)
  let start = 0
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1
  let end = 0
  const most = Math.min(old.length, now.length) - start
  while (end < most && old.at(-1 - end) === now.at(-1 - end)) end += 1
  return joined([
    ...old.slice(0, start).map(part('same')),
    ...middle(old.slice(start, old.length - end), now.slice(start, now.length - end)),
    ...old.slice(old.length - end).map(part('same')),
  ])
}

/** The pieces that are compared: words, signs and the spaces between, which join to the text. */
export function splitWords(text: string): string[] {
  return text.match(WORDS) ?? []
}

function middle(old: readonly string[], now: readonly string[]): WordPart[] {
  if (old.length * now.length > MOST_PAIRS) {
    return [...old.map(part('removed')), ...now.map(part('added'))]
  }
  const shared = sharedLengths(old, now)
  const parts: WordPart[] = []
  let from = 0
  let to = 0
  while (from < old.length || to < now.length) {
    const gone = old[from]
    const come = now[to]
    if (gone !== undefined && gone === come) {
      parts.push({ kind: 'same', text: gone })
      from += 1
      to += 1
    } else if (gone !== undefined && rest(shared, from + 1, to) >= rest(shared, from, to + 1)) {
      parts.push({ kind: 'removed', text: gone })
      from += 1
    } else {
      parts.push({ kind: 'added', text: come ?? '' })
      to += 1
    }
  }
  return parts
}

/** For each pair of places, how many words the rests of both texts share in order. */
function sharedLengths(old: readonly string[], now: readonly string[]): number[][] {
  const table: number[][] = old.map(() => [])
  for (let from = old.length - 1; from >= 0; from -= 1) {
    const row = table[from] ?? []
    for (let to = now.length - 1; to >= 0; to -= 1) {
      row[to] =
        old[from] === now[to]
          ? rest(table, from + 1, to + 1) + 1
          : Math.max(rest(table, from + 1, to), row[to + 1] ?? 0)
    }
  }
  return table
}

/** 0 beyond the end of either text. */
function rest(table: readonly number[][], from: number, to: number): number {
  return table[from]?.[to] ?? 0
}

function part(kind: WordPart['kind']) {
  return (text: string): WordPart => ({ kind, text })
}

/** Neighbours of one kind as one run. */
function joined(parts: readonly WordPart[]): WordPart[] {
  const runs: WordPart[] = []
  for (const { kind, text } of parts) {
    const last = runs.at(-1)
    if (last?.kind === kind) last.text += text
    else runs.push({ kind, text })
  }
  return runs
}
