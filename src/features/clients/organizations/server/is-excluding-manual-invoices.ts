import type { Config } from '../../../../platform/server/config.ts'

/** With a payments vendor connected only the invoices count that it told (`from_vendor`), so that rows of before are not added to it; without one all. */
export const isExcludingManualInvoices = ({ stripe }: Pick<Config, 'stripe'>): boolean => Boolean(stripe)
