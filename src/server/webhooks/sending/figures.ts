import type { Registry } from 'prom-client'
import type { DeliveryFault } from '#domain/webhooks/delivery-state.ts'
import { countIn } from '#server/count-in.ts'

const FIGURE = {
  name: 'webhook_tries_total',
  help: 'Tries to deliver messages to users’ webhooks, by what they came to',
}

/** Counts tries by what they came to. */
export function countTry(registry: Registry, outcome: DeliveryFault | 'delivered'): void {
  countIn(registry, FIGURE, outcome)
}
