import { Counter, collectDefaultMetrics, Histogram, type Registry } from 'prom-client'

interface ServedRequest {
  method: string
  /** The route's pattern, such as `/api/projects/:id`; never the address itself. */
  route: string
  status: number
  ms: number
}

export interface Metrics {
  observe(served: ServedRequest): void
  /** In Prometheus' text format, of this type. */
  text(): Promise<string>
  contentType: string
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'])

/** Adds counts and times of responses, and the process's own figures, and shows all of `registry`. */
export function createMetrics(registry: Registry): Metrics {
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by method, route and status class',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60],
    registers: [registry],
  })
  const failures = new Counter({
    name: 'http_server_errors_total',
    help: 'Answers with a status of 500 and above',
    registers: [registry],
  })
  return {
    observe({ method, route, status, ms }) {
      const known = METHODS.has(method) ? method : 'OTHER'
      durations.observe(
        { method: known, route, status: `${Math.floor(status / 100)}xx` },
        ms / 1000,
      )
      if (status >= 500) failures.inc()
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
