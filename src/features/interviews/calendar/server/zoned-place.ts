import * as z from 'zod/mini'

const text = z.nullable(z.string())

/** A location as far as its zone goes, null where there is none; selected as `json_build_object` of its three columns. */
export const zonedPlace = z.nullable(z.object({ city: text, state: text, time_zone: text }))
