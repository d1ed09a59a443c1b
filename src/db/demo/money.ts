import type { DemoClinics } from './clinics.ts'
import { createRandom, type Random } from './random.ts'

const day = 86_400
const stranger = 'cus_demo_former'

/** Reports of 14 months in cents: clients come and go, a client was reported twice, a fee is too high, a customer is unknown. */
const createReports = (r: Random, customers: readonly string[], now: Date) => {
  const months = Array.from(
    { length: 14 },
    (_, back) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 3, 15)),
  )
  return months.flatMap((at, back) => {
    const of = (stripe_customer_id: string, amount: number, fee = Math.floor(amount * 0.029) + 30) => ({
      id: r.uuid(),
      created_date: (at > now ? now : at).toISOString(),
      stripe_customer_id,
      amount,
      fee,
      month: at.getUTCMonth() + 1,
      year: at.getUTCFullYear(),
    })
    const here = customers.length - Math.min(back, customers.length - 6) * 0.6
    const rows = r
      .some(customers, Math.max(5, Math.floor(here) - r.below(3)))
      .map((customer) => of(customer, 60_000 + r.below(340_000 - back * 9_000)))
    const [first] = rows
    if (back % 4 === 1 && first) rows.push(of(first.stripe_customer_id, first.amount))
    if (back % 5 === 2) rows.push(of(stranger, 88_000))
    if (back % 6 === 1) rows.push(of(customers[3] ?? stranger, 1_200, 4_500))
    return rows
  })
}

const statuses = [
  'paid',
  'paid',
  'paid',
  'paid',
  'paid',
  'paid',
  'paid',
  'paid',
  'paid',
  'open',
  'open',
  'open',
  'void',
  'uncollectible',
  'draft',
] as const

/** Invoices of the last 90 days, due two weeks after they are made: paid, open, overdue, void, given up, drafts. */
const createInvoices = (r: Random, customers: readonly string[], now: Date) => {
  const second = Math.floor(now.getTime() / 1000)
  return Array.from({ length: 180 }, (_, i) => {
    const created = second - r.below(i % 12 === 0 ? 2 * day : 89 * day)
    const status = r.pick(statuses)
    const amount_due = 45_000 + r.below(250_000)
    return {
      id: `in_demo_${String(i).padStart(4, '0')}`,
      number: `RF-${String(1_000 + i)}`,
      created,
      status,
      amount_due,
      amount_paid: status === 'paid' ? amount_due : 0,
      due_date: status === 'draft' ? null : created + 14 * day,
      customer: i % 45 === 44 ? stranger : (customers[i % 7 === 0 ? 0 : r.below(customers.length)] ?? null),
      synced_at: created,
    }
  })
}

/** Reports of 14 months and the invoices of the last 90 days, in cents. */
export const createDemoMoney = (clinics: DemoClinics, now: Date) => {
  const r = createRandom('money')
  const customers = clinics.organizations.map((each) => each.stripe_customer_id).filter((id) => id !== null)
  return { reports: createReports(r, customers, now), invoices: createInvoices(r, customers, now) }
}
