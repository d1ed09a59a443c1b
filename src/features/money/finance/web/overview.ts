import type * as z from 'zod/mini'
import type { financialOverview } from '../contract/invoices.ts'

/** Data of the Financial Overview. */
export type Overview = z.output<typeof financialOverview.reply>
