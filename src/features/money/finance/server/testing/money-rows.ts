import { randomUUID } from 'node:crypto'
import type { World } from '../../../../../app/server/testing/world.ts'
import { insertRows } from '../../../../../db/demo/insert.ts'

/** The customer that the rows of a clinic of the test world belong to. */
export const getCustomer = (world: World, whose: 'own' | 'foreign') => `cus_${world[whose].organizationId}`

/** Adds performance reports; amounts in cents. */
export const addReports = async (world: World, rows: Record<string, unknown>[]) =>
  await world.inPlatform(
    async (tx) =>
      await insertRows(
        tx,
        'performance_reports',
        rows.map((row) => ({ id: randomUUID(), created_date: null, fee: 0, ...row })),
      ),
  )

/** Adds invoices; `day` is noon of that day in UTC. */
export const addInvoices = async (world: World, rows: (Record<string, unknown> & { day: string })[]) =>
  await world.inPlatform(
    async (tx) =>
      await insertRows(
        tx,
        'invoices',
        rows.map(({ day, ...row }) => ({
          id: `in_${randomUUID()}`,
          created: Date.parse(`${day}T17:00:00Z`) / 1000,
          status: 'paid',
          amount_paid: 0,
          synced_at: 0,
          from_vendor: false,
          currency: 'usd',
          ...row,
        })),
      ),
  )
