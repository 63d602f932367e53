/** What a test counted. Every figure named in `bars` must be at its bar. */
export interface Figures {
  test: string
  rounds: number
  counts: Record<string, number>
  /** The figures that must be exactly this. */
  bars: Record<string, number>
}

/** Prints one line a figure; true when every bar is held. */
export function report({ test, rounds, counts, bars }: Figures): boolean {
  process.stdout.write(`\n${test} (${rounds} rounds)\n`)
  let isHeld = true
  for (const [name, count] of Object.entries(counts)) {
    const bar = bars[name]
    const isOk = bar === undefined || bar === count
    isHeld &&= isOk
    const verdict = bar === undefined ? '' : isOk ? 'ok' : `FAILED, the bar is ${bar}`
    process.stdout.write(`  ${name.padEnd(52)} ${String(count).padStart(7)}  ${verdict}\n`)
  }
  return isHeld
}

export function note(text: string): void {
  process.stdout.write(`  ${text}\n`)
}
