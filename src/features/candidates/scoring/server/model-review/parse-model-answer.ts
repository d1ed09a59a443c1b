import type { GivenVerdict } from '@reinforce/resume-reader/model-review/keep-agreed-verdicts.ts'
import * as z from 'zod/mini'

const longestAnswer = 50_000
const most = 200
const answer = z.object({
  criteria: z
    .array(
      z.object({
        id: z.string(),
        verdict: z.enum(['Found', 'Missing', 'Unclear']),
        lines: z._default(z.array(z.int()).check(z.maxLength(most)), []),
      }),
    )
    .check(z.maxLength(most)),
})

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

/** Parses the verdicts in a model's answer, which may have other words around them. Null if there are none. */
export const parseModelAnswer = (said: string): GivenVerdict[] | null => {
  if (said.length > longestAnswer) return null
  const found = answer.safeParse(parsed(said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1)))
  return found.success ? found.data.criteria : null
}
