import { toId } from './world.ts'

/** A client as the list tells it. */
export const client = {
  id: toId(2),
  name: 'Bright Path ABA',
  status: 'Active',
  subscription_type: 'Premium',
  scheduler: false,
  scheduler_new: false,
  time_zone: 'America/Chicago',
  contact_name: 'Dana Reyes',
  contact_email: 'dana@brightpath.test',
  texting_number: null,
  activeLocations: 4,
  posts: { good: 1, warning: 1, alert: 1 },
  today: 3,
  last7: 20,
  last30: 90,
  hired30: 2,
  firstTouchMinutes: 45,
  lastInvoice: null,
  lastSignIn: null,
  health: ['No staff sign-in for 14 days'],
}

/** The same client as its page tells it. */
export const details = {
  id: toId(2),
  name: 'Bright Path ABA',
  status: 'Active',
  subscription_type: 'Premium',
  scheduler: false,
  scheduler_new: false,
  time_zone: 'America/Chicago',
  contact_name: 'Dana Reyes',
  contact_email: 'dana@brightpath.test',
  texting_number: null,
  retention_months: null,
  posts: { good: 1, warning: 1, alert: 1 },
  locations: [
    {
      id: toId(51),
      name: 'Waco',
      city: 'Waco',
      state: 'TX',
      is_active: true,
      time_zone: null,
      hours: null,
      rbt_codes: ['BPA-L1-R2'],
      bcba_codes: [],
      candidates: 3,
    },
  ],
  funnel: [{ status: 'Hired', count: 3 }],
}
