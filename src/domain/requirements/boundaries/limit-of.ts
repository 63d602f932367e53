import type { FigureKind, Limit, LimitWord, Period } from './limit.ts'

interface Told {
  figure: string
  /** The last figure of a range. */
  last?: string
  kind: FigureKind
  period?: Period | null
}

/** A limit from where it was found in a text; a sentence's full stop is no part of a figure. */
export function limitOf(
  word: LimitWord,
  match: RegExpExecArray,
  { figure, last, kind, period = null }: Told,
): Limit {
  const start = match.index
  return {
    word,
    figure: figure.trim().replace(/(?<!\s[ap])\.$/i, ''),
    ...(last !== undefined && { last: last.trim() }),
    kind,
    period,
    start,
    end: start + match[0].trimEnd().length,
  }
}
