import * as z from 'zod/mini'

/** An IANA time zone as the browser sends it; the server checks that it exists. */
export const timeZone = z._default(z.string().check(z.maxLength(64)), 'America/New_York')

/** A point in time as ISO 8601 text. */
export const instant = z.string()

/** A calendar day, YYYY-MM-DD. */
export const day = z.string()

export const nothing = z.object({})
export const done = z.object({ ok: z.literal(true) })
