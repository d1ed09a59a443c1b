import * as z from 'zod/mini'
import { urlField, urlText } from '../../../../platform/web/url-field.ts'
import { type InvoiceState, invoiceStates } from '../../../../rules/get-invoice-state.ts'
import { isMonth } from '../../../../rules/periods/month.ts'
import type { InvoiceQuery } from '../contract/invoices.ts'
import {
  type InvoiceFilter,
  invoiceRanges,
  invoiceSorts,
  invoiceStatuses,
  plainInvoiceFilter,
} from '../rules/invoice-filter.ts'
import { getPeriodDays, type Period } from '../rules/periods/period.ts'

const written = z.object({
  range: urlField(z.enum(invoiceRanges)),
  from: urlText(40),
  to: urlText(40),
  status: urlField(z.array(z.enum(invoiceStatuses))),
  client: urlField(z.union([z.guid(), z.literal('unmatched')])),
  least: urlText(40),
  most: urlText(40),
  sort: urlField(z.enum(invoiceSorts)),
  state: urlField(z.enum([...invoiceStates, 'other'])),
  month: urlField(z.string().check(z.refine(isMonth))),
  age: urlField(z.int().check(z.minimum(0), z.maximum(3))),
  also: urlField(z.literal('report')),
})

/** The dialog's filter, and what a number on the screen adds to it. */
export type ListFilter = InvoiceFilter & {
  state: InvoiceState | undefined
  month: string | undefined
  age: number | undefined
  also: 'report' | undefined
}
export const plainListFilter: ListFilter = {
  ...plainInvoiceFilter,
  state: undefined,
  month: undefined,
  age: undefined,
  also: undefined,
}

/** The filter of the URL; what cannot be read is as if it were not there. */
export const readFilter = (raw: Record<string, unknown> | undefined): ListFilter => {
  const read = written.safeParse(raw ?? {})
  const found = read.success ? Object.entries(read.data).filter(([, value]) => value !== undefined) : []
  return { ...plainListFilter, ...Object.fromEntries(found) }
}

/** Returns the URL form of a filter: its differences from the plain one. Undefined if there are none. */
export const writeFilter = (filter: ListFilter): Record<string, unknown> | undefined => {
  const plain: Record<string, unknown> = plainListFilter
  const differing = Object.entries(filter).filter(
    ([key, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(plain[key]),
  )
  return differing.length > 0 ? Object.fromEntries(differing) : undefined
}

/** The same filter within the days of a period, where it has no days of its own. */
export const filterByPeriod = (filter: ListFilter, period: Period): ListFilter => {
  const { first, last } = getPeriodDays(period)
  return filter.range === plainListFilter.range ? { ...filter, range: 'custom', from: first, to: last } : filter
}

/** The server's question for a filter. */
export const toInvoiceQuery = (
  filter: ListFilter,
  timeZone: string,
  organization: string | undefined,
): InvoiceQuery => {
  const { client, state, month, age, also, status, ...rest } = filter
  const wanted = client ?? organization
  return {
    ...rest,
    timeZone,
    status: [...status],
    ...(wanted ? { client: wanted } : {}),
    ...(state ? { state } : {}),
    ...(month ? { month } : {}),
    ...(age === undefined ? {} : { age }),
    ...(also ? { also } : {}),
  }
}
