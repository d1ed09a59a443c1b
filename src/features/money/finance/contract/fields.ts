import * as z from 'zod/mini'
import { isMonth } from '../../../../rules/periods/month.ts'
import { isPeriod } from '../rules/periods/period.ts'

/** A calendar month as 'YYYY-MM', 2000 to 2200. */
export const month = z.string().check(z.refine(isMonth, 'Use a month like 2026-06'))
/** A month '2026-06', a quarter '2026-Q2', a year '2026', or days '2026-04-01..2026-05-15', ten years at most. */
export const period = z
  .string()
  .check(
    z.refine(isPeriod, 'Use a month like 2026-06, a quarter like 2026-Q2, a year, or days like 2026-04-01..2026-05-15'),
  )
export const page = z._default(z.int().check(z.minimum(1), z.maximum(100_000)), 1)
/** Only up to this day of the month; a shorter month ends at its last day. */
export const through = z.optional(z.int().check(z.minimum(1), z.maximum(31)))
export const fileFormat = z._default(z.enum(['csv', 'xlsx']), 'csv')
export const text = z.nullable(z.string())
