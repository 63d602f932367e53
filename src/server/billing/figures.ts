import type { Registry } from 'prom-client'
import { countIn } from '#server/count-in.ts'

const FIGURE = {
  name: 'billing_outcomes_total',
  help: 'What came of payment events and readings of the provider’s record',
}

/** Counts what came of an event or a reading: `changed`, `repeated`, `refused` and the like. */
export function countOutcome(registry: Registry, outcome: string): void {
  countIn(registry, FIGURE, outcome)
}
