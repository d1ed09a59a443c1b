import * as z from 'zod/mini'
import { isMonth } from '../rules/month.ts'

/** A calendar month as 'YYYY-MM', 2000 to 2200. */
export const month = z.string().check(z.refine(isMonth, 'Use a month like 2026-06'))
export const page = z._default(z.int().check(z.minimum(1), z.maximum(100_000)), 1)
/** Only up to this day of the month; a shorter month ends at its last day. */
export const through = z.optional(z.int().check(z.minimum(1), z.maximum(31)))
export const fileFormat = z._default(z.enum(['csv', 'xlsx']), 'csv')
export const text = z.nullable(z.string())
