import type { Endpoint } from '../../shared/endpoint.ts'
import type { Written } from './written.ts'

let listener: ((contract: Endpoint, json: string) => void) | undefined

/** Tells `hear` each answer that is about to leave as it was written. For the tests, which check them; nobody listens in production. */
export const onAnswer = (hear: typeof listener) => {
  listener = hear
}

/** The same answer, which whoever listens has heard. */
export const heard = (contract: Endpoint, answer: Written<unknown>): Written<unknown> => {
  listener?.(contract, answer.json)
  return answer
}
