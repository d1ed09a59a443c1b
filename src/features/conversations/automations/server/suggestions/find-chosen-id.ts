import * as z from 'zod/mini'

const longestAnswer = 500

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

/** Parses the id that a model chose. Null if it chose none, or anything but one of the given ids. */
export const findChosenId = (said: string, ids: readonly string[]): string | null => {
  const json = said.trim().replace(/^```(?:json)?\s*([\s\S]*?)\s*```$/, '$1')
  if (json.length > longestAnswer) return null
  const found = z.strictObject({ reading: z.string() }).safeParse(parsed(json))
  return found.success ? (ids.find((id) => id === found.data.reading) ?? null) : null
}
