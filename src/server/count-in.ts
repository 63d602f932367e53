import { Counter, type Registry } from 'prom-client'

interface Figure {
  name: string
  help: string
}

/** Counts one more of an outcome in a counter of the registry, which is made with the first one. */
export function countIn(registry: Registry, { name, help }: Figure, outcome: string): void {
  const known = registry.getSingleMetric(name)
  const labels = { labelNames: ['outcome'], registers: [registry] }
  const counter = known instanceof Counter ? known : new Counter({ name, help, ...labels })
  counter.inc({ outcome })
}
