import type { Endpoint } from '../../shared/endpoint.ts'
import type { RawJson } from './raw-json.ts'

let listener: ((contract: Endpoint, json: string) => void) | undefined

/** Tells `hear` each answer that is about to leave as it was written. For the tests, which check them; no one listens in production. */
export const onResponse = (hear: typeof listener) => {
  listener = hear
}

/** The same answer, which anyone who listens has heard. */
export const emitResponse = (contract: Endpoint, answer: RawJson<unknown>): RawJson<unknown> => {
  listener?.(contract, answer.json)
  return answer
}
