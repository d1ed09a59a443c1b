type Signs = { last7: number; lastSignIn: string | null; lastInvoice: { status: string } | null }

const quietDays = 14
const msPerDay = 86_400_000

/** What wants attention at a client, in words: no candidates for a week, no staff for two, an invoice that is not paid. */
export const healthOf = ({ last7, lastSignIn, lastInvoice }: Signs, now: Date): string[] => [
  ...(last7 === 0 ? ['No candidates for 7 days'] : []),
  ...(lastSignIn === null || now.getTime() - Date.parse(lastSignIn) > quietDays * msPerDay
    ? ['No staff sign-in for 14 days']
    : []),
  ...(lastInvoice && ['open', 'uncollectible'].includes(lastInvoice.status.toLowerCase()) ? ['Unpaid invoice'] : []),
]
