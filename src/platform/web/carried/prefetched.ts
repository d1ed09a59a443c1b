import * as z from 'zod/mini'
import type { Endpoint } from '../../shared/endpoint.ts'
import { createQueryKey } from '../../shared/question.ts'

/** After this a screen asks again, as it does for any answer. */
const freshForMs = 15_000

const carriedSchema = z.record(z.string(), z.unknown())
let scope: string | null = null
let answers = new Map<string, unknown>()

/** Loads the answers that the document carries for its person, under their cache scope. */
export const loadPrefetched = (ofWhom: string) => {
  const element = document.getElementById('answers')
  const text = element?.textContent
  const read = carriedSchema.safeParse(text ? JSON.parse(text) : {})
  // The next person at this browser finds none in the page.
  element?.remove()
  scope = ofWhom
  answers = new Map(read.success ? Object.entries(read.data) : [])
}

/** Clears the prefetched answers: someone else is here, or something changed, so everything is fetched from now on. */
export const clearPrefetched = () => {
  scope = null
  answers.clear()
}

/**
 * Returns the answer that came with the document, if it did so a moment ago and for this person: once, then it is
 * fetched.
 */
export const getPrefetched = <I extends z.ZodMiniType, R extends z.ZodMiniType>(
  ofWhom: string,
  endpoint: Endpoint<I, R>,
  input: z.input<I>,
): z.output<R> | undefined => {
  if (answers.size === 0) return undefined
  if (ofWhom !== scope || performance.now() > freshForMs) {
    clearPrefetched()
    return undefined
  }
  const name = createQueryKey(endpoint, input)
  if (!answers.has(name)) return undefined
  const read = endpoint.reply.safeParse(answers.get(name))
  answers.delete(name)
  return read.success ? read.data : undefined
}
