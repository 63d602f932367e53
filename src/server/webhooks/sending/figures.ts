import { Counter, type Registry } from 'prom-client'
import type { DeliveryFault } from '#domain/webhooks/delivery-state.ts'

/** Counts tries by what they came to. */
export function countTry(registry: Registry, outcome: DeliveryFault | 'delivered'): void {
  const name = 'webhook_tries_total'
  const known = registry.getSingleMetric(name)
  const counter =
    known instanceof Counter
      ? known
      : new Counter({
          name,
          help: 'Tries to deliver messages to users’ webhooks, by what they came to',
          labelNames: ['outcome'],
          registers: [registry],
        })
  counter.inc({ outcome })
}
