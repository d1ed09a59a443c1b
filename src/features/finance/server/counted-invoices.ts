import { type SQL, sql } from 'drizzle-orm'
import type { Config } from '../../../platform/server/config.ts'

/**
 * Which rows of invoices count, as a condition on an alias: with a payments vendor connected only those that it told, so that rows
 * of before are not added to it; without one all.
 */
export const countedInvoices = ({ stripe }: Pick<Config, 'stripe'>, alias: string): SQL =>
  stripe ? sql`${sql.identifier(alias)}.from_vendor` : sql`true`
