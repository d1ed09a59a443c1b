type Signs = {
  /** When it became a client. */
  since: string
  last7: number
  lastSignIn: string | null
  lastInvoice: { status: string } | null
  /** Whether any invoice, however old, is past its due date and unpaid. */
  hasPastDueInvoice: boolean
}

/** An invoice past its due date or uncollectible, not only the newest. */
export const pastDueSign = 'Overdue invoice'

const emptyDays = 7
const quietDays = 14
const msPerDay = 86_400_000

const isOlder = (at: string, days: number, now: Date) => now.getTime() - Date.parse(at) > days * msPerDay

/**
 * What wants attention at a client, in words: no candidates for a week, no staff for two, an invoice past its due date,
 * or the newest given up. A client that is younger than such a time cannot have missed it.
 */
export const describeHealth = (
  { since, last7, lastSignIn, lastInvoice, hasPastDueInvoice }: Signs,
  now: Date,
): string[] => [
  ...(last7 === 0 && isOlder(since, emptyDays, now) ? ['No candidates for 7 days'] : []),
  ...(isOlder(lastSignIn ?? since, quietDays, now) && isOlder(since, quietDays, now)
    ? ['No staff sign-in for 14 days']
    : []),
  ...(hasPastDueInvoice || lastInvoice?.status.toLowerCase() === 'uncollectible' ? [pastDueSign] : []),
]
