import * as z from 'zod/mini'

const longestAnswer = 500

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

/** The id that a model chose among those it was given; null where it said none, or anything else but one of them. */
export const chosenId = (said: string, ids: readonly string[]): string | null => {
  const json = said.trim().replace(/^```(?:json)?\s*([\s\S]*?)\s*```$/, '$1')
  if (json.length > longestAnswer) return null
  const found = z.strictObject({ reading: z.string() }).safeParse(parsed(json))
  return found.success ? (ids.find((id) => id === found.data.reading) ?? null) : null
}
