/** Numbers from 0 to 1, the same for the same seed, so that a failed run can be repeated. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The seed to use: the one given on the command line or a new one. */
export function seedOf(argument: string | undefined): number {
  return argument === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(argument)
}

export function say(line: string) {
  process.stdout.write(`${line}\n`)
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}
