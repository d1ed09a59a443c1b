import assert from 'node:assert/strict'
import { onResponse } from '../../platform/server/answers/response-hook.ts'

/** An instant as PostgreSQL writes it, which its shape has not called one. */
const otherInstant = /^\d{4,}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?[+-]\d\d/

const instantsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return otherInstant.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(instantsIn) : []
}

// What leaves as it was written is checked here instead of in production: it fits its contract, and has nothing that is not in it.
onResponse(({ method, path, reply }, json) => {
  const answer: unknown = JSON.parse(json)
  const call = `${method} ${path}`
  assert.deepEqual(reply.parse(answer), answer, `${call} has more than what its contract lets through of it`)
  assert.deepEqual(instantsIn(answer), [], `${call} has instants that are no instants in its contract`)
})
