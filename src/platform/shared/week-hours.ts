import * as z from 'zod/mini'

const minute = z.int().check(z.minimum(0), z.maximum(1440))
const hours = z.object({ opens: minute, closes: minute })

/** The hours of a week in minutes after local midnight, as contracts carry and the database keeps them; `opens >= closes` is a closed day. */
export const weekOfHours = z.object({ weekdays: hours, saturday: hours, sunday: hours })
