import { type SQL, sql } from 'drizzle-orm'
import type { Config } from '../../../../platform/server/config.ts'
import { isExcludingManualInvoices } from '../../../clients/organizations/server/public.ts'

/** Which rows of invoices count, as a condition on an alias. */
export const selectCountedInvoices = (settings: Pick<Config, 'stripe'>, alias: string): SQL =>
  isExcludingManualInvoices(settings) ? sql`${sql.identifier(alias)}.from_vendor` : sql`true`
