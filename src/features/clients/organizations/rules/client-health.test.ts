import { expect, test } from 'vitest'
import { describeHealth } from './client-health.ts'

const now = new Date('2026-11-20T12:00:00Z')
const well = {
  since: '2026-01-05T12:00:00Z',
  last7: 3,
  lastSignIn: '2026-11-19T12:00:00Z',
  lastInvoice: { status: 'paid' },
  hasPastDueInvoice: false,
}

test.each([
  [well, []],
  [{ ...well, last7: 0 }, ['No candidates for 7 days']],
  [{ ...well, lastSignIn: null }, ['No staff sign-in for 14 days']],
  [{ ...well, lastSignIn: '2026-11-06T11:59:00Z' }, ['No staff sign-in for 14 days']],
  [{ ...well, lastSignIn: '2026-11-06T12:00:00Z' }, []],
  [{ ...well, hasPastDueInvoice: true }, ['Overdue invoice']],
  [{ ...well, lastInvoice: { status: 'Uncollectible' } }, ['Overdue invoice']],
  [{ ...well, lastInvoice: null }, []],
  [{ ...well, last7: 0, since: '2026-11-20T11:58:00Z' }, []],
  [{ ...well, last7: 0, since: '2026-11-13T12:00:00Z' }, []],
  [{ ...well, last7: 0, since: '2026-11-13T11:59:00Z' }, ['No candidates for 7 days']],
  [{ ...well, lastSignIn: null, since: '2026-11-20T11:58:00Z' }, []],
  [{ ...well, lastSignIn: null, since: '2026-11-06T12:00:00Z' }, []],
  [{ ...well, lastSignIn: null, since: '2026-11-06T11:59:00Z' }, ['No staff sign-in for 14 days']],
])('%j needs %j', (signs, health) => expect(describeHealth(signs, now)).toEqual(health))
