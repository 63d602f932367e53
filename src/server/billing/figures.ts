import { Counter, type Registry } from 'prom-client'

/** Counts what came of an event or a reading: `changed`, `repeated`, `refused` and the like. */
export function countOutcome(registry: Registry, outcome: string): void {
  const name = 'billing_outcomes_total'
  const known = registry.getSingleMetric(name)
  const counter =
    known instanceof Counter
      ? known
      : new Counter({
          name,
          help: 'What came of payment events and readings of the provider’s record',
          labelNames: ['outcome'],
          registers: [registry],
        })
  counter.inc({ outcome })
}
