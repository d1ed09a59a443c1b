import * as z from 'zod/mini'
import { isTimeZone } from '../../rules/day.ts'

/** An IANA time zone as the browser sends it, one that there is. */
export const timeZone = z._default(
  z.string().check(z.refine(isTimeZone, 'This time zone is unknown.')),
  'America/New_York',
)

/** A text that may be unknown. */
export const nullableText = z.nullable(z.string())

/** A point in time as ISO 8601 text. */
export const instant = z.string()

/** A calendar day, YYYY-MM-DD. */
export const day = z.string()

export const nothing = z.object({})
export const done = z.object({ ok: z.literal(true) })
