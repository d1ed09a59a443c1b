import { type SQL, sql } from 'drizzle-orm'
import { searchReadings } from '../../rules/fold-search.ts'

const escaped = (words: string): string => words.replace(/[\\%_]/g, String.raw`\$&`)

/** The pattern of `like` and `ilike` for what contains these words as they are: `50%` means no wildcard. Blanks around them do not count. */
export const toLikePattern = (words: string): string => `%${escaped(words.trim())}%`

/** Whether a name is found by these words, however accents, apostrophes and hyphens are typed; it may be null. */
export const findsName = (name: SQL, words: string): SQL => {
  const readings = searchReadings(words).map((wanted) => `%${escaped(wanted)}%`)
  if (readings.length === 0) return sql`${name} ilike ${toLikePattern(words)}`
  return sql`app.name_readings(${name}) like any (${sql.param(readings)}::text[])`
}
