import { msPerDay, toInstant } from '../../rules/day.ts'
import type { Random } from './random.ts'

type Person = { id: string; name: string; email: string; organization: string; zone: string; left: boolean }

/** Eight in the morning of the first of a month. */
const getFirstDay = (now: Date, months: number, zone: string) => {
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1))
  return toInstant(first.toISOString().slice(0, 10), 480, zone).toISOString()
}

/** The figures of the clinic by email every month: the last sending reached all but the one who left; and one that was stopped. */
export const createDemoReportSchedules = (r: Random, organization_id: string, people: readonly Person[], now: Date) => {
  const ours = people
    .filter(({ organization }) => organization === organization_id)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const [maker] = ours
  if (!maker) return { schedules: [], runs: [], mails: [] }
  const [monthly, weekly] = [r.uuid(), r.uuid()]
  const { zone } = maker
  const thisMonth = getFirstDay(now, 0, zone)
  const last = thisMonth <= now.toISOString() ? thisMonth : getFirstDay(now, -1, zone)
  const month = new Date(Date.parse(last) - msPerDay).toISOString().slice(0, 7)
  const created_at = getFirstDay(now, -3, zone)
  const sent = ours.map((each) => ({ ...each, mail: each.left ? null : r.uuid() }))
  const schedule = { organization_id, made_by: maker.id, hour: 8, created_at }
  return {
    schedules: [
      {
        ...schedule,
        id: monthly,
        every: 'month',
        day: 1,
        recipients: ours.map(({ id }) => id),
        next_at: getFirstDay(new Date(last), 1, zone),
        stopped_at: null,
      },
      {
        ...schedule,
        id: weekly,
        every: 'week',
        day: 1,
        recipients: [maker.id],
        next_at: last,
        stopped_at: getFirstDay(now, -2, zone),
      },
    ],
    mails: sent.flatMap(({ mail, email }) =>
      mail === null
        ? []
        : [
            {
              id: mail,
              organization_id,
              kind: 'report',
              about: monthly,
              to_address: email,
              subject: `Figures of ${month}`,
              state: 'sent',
              tries: 1,
              created_at: last,
            },
          ],
    ),
    runs: [
      {
        id: r.uuid(),
        organization_id,
        schedule_id: monthly,
        due_at: last,
        at: last,
        month,
        people: sent.map(({ name, mail }) => ({ name, mail, reason: mail === null ? 'deactivated' : null })),
      },
    ],
  }
}
