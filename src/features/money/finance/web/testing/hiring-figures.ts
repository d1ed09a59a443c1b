import { toId } from '../../../../../app/web/testing/world.ts'

const place = { received: 40, interviewed: 20, hired: 8, perHundred: 20 }
/** The hiring figures of a month with forty candidates. */
export const hiring = {
  received: 40,
  reached: [40, 30, 20, 14, 10, 8],
  perHundred: 20,
  touch: { touched: 30, median: 185, withinHour: 9, withinDay: 22 },
  statuses: [{ key: 'initial inquiry', label: 'Initial Inquiry', left: 30, here: 10, median: 185 }],
  sources: [{ source: 'Indeed', ...place }],
  locations: [
    {
      location_id: toId(50),
      location: 'Waco',
      organization_id: toId(2),
      organization: 'Bright Path ABA',
      ...place,
      touched: 30,
      touch: 185,
    },
  ],
  recruiters: [{ owner_id: null, recruiter: 'Unassigned', ...place }],
  otherLocations: null,
  waiting: [{ key: 'initial inquiry', label: 'Initial Inquiry', waits: [1, 2, 3, 0, 4] }],
  weeks: [{ week: 1, received: 40, touched: 30, interviewed: 20, hired: 8 }],
  texts: { sent: 12, delivered: 9, failed: 3, people: 10, replied: 5, deliveryRate: 75, replyRate: 50 },
  hires: 8,
  retention: [
    { days: 30, due: 8, stayed: 6, rate: 75, missing: null },
    { days: 60, due: 0, stayed: 0, rate: null, missing: 'No data yet: these hires are too recent.' },
    { days: 90, due: 0, stayed: 0, rate: null, missing: 'No data yet: these hires are too recent.' },
  ],
}
