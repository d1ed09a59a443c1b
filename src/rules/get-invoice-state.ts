/** The states of an invoice for the reader of the list: an open one whose due date has passed is overdue. */
export const invoiceStates = ['paid', 'open', 'overdue', 'draft', 'void', 'uncollectible'] as const
export type InvoiceState = (typeof invoiceStates)[number] | 'other'

/** `due_date` and `now` in seconds. Due at a second means overdue from that second on; without a due date never. */
export const getInvoiceState = (invoice: { status: string; due_date: number | null }, now: number): InvoiceState => {
  const status = invoice.status.toLowerCase()
  if (status === 'open' && invoice.due_date !== null && invoice.due_date <= now) return 'overdue'
  return invoiceStates.find((state) => state === status && state !== 'overdue') ?? 'other'
}

/** The word of each state; `other` is a state of Stripe’s that we do not know yet. */
export const invoiceStateWords: Record<InvoiceState, string> = {
  paid: 'Paid',
  open: 'Open',
  overdue: 'Overdue',
  draft: 'Draft',
  void: 'Void',
  uncollectible: 'Uncollectible',
  other: 'Other',
}
