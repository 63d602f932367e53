import type { Telling } from './telling.ts'

/** The number of the line that each stretch begins in, counted from 1. */
export function numberLines({ text, stretches }: Pick<Telling, 'text' | 'stretches'>): number[] {
  let line = 1
  let at = 0
  return stretches.map(({ start, end }) => {
    // An indent before its words belongs to it; the break before that does not.
    const first = Math.max(start, end - text.slice(start, end).trimStart().length)
    for (; at < first; at++) if (text[at] === '\n') line++
    return line
  })
}

/** Numbers in rising order as runs: 3, 4, 5, 9 are 3 to 5 and 9. */
export function runsOf(numbers: readonly number[]): [first: number, last: number][] {
  const runs: [number, number][] = []
  for (const number of numbers) {
    const run = runs.at(-1)
    if (run && number - run[1] <= 1) run[1] = number
    else runs.push([number, number])
  }
  return runs
}
