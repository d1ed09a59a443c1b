import { Gauge, Histogram, type Registry } from 'prom-client'
import type { CallWatcher } from './watch-calls.ts'

const statusClass = (status: number | 'gone') => (status === 'gone' ? 'gone' : `${Math.floor(status / 100)}xx`)

/** How long calls take, by method, pattern and class of the answer, and how many are under way. */
export const createCallWatcher = (registry: Registry): CallWatcher => {
  const durations = new Histogram({
    name: 'reinforce_http_request_duration_seconds',
    help: 'Time from request to end of response, or to the start of an event stream. status: response class, or gone.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  })
  const underWay = new Gauge({
    name: 'reinforce_http_requests_under_way',
    help: 'Requests in progress.',
    registers: [registry],
  })
  return {
    began: () => underWay.inc(),
    ended: (_, { method, route, status, seconds }) => {
      underWay.dec()
      durations.observe({ method, route, status: statusClass(status) }, seconds)
    },
  }
}
