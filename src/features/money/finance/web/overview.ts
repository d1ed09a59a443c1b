import type * as z from 'zod/mini'
import type { financialOverview } from '../contract/invoices.ts'

/** What the Financial Overview is made of. */
export type Overview = z.output<typeof financialOverview.reply>
