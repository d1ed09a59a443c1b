import { idOf } from './world.ts'

/** A client as the list tells it. */
export const client = {
  id: idOf(2),
  name: 'Bright Path ABA',
  status: 'Active',
  subscription_type: 'Premium',
  scheduler: false,
  time_zone: 'America/Chicago',
  contact_name: 'Dana Reyes',
  contact_email: 'dana@brightpath.test',
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
