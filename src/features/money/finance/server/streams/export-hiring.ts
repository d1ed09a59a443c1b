import { stream } from '../../../../../platform/server/stream.ts'
import { toLocalDay } from '../../../../../rules/day.ts'
import { exportHiring, exportHiringPeople } from '../../contract/hiring.ts'
import { assertPastMonth } from '../assert-past-month.ts'
import { toMonthInput } from '../hiring/funnel-queries.ts'
import { loadHiring } from '../hiring/hiring.ts'
import { loadPeopleBehind } from '../hiring/hiring-people.ts'
import { figureColumns, formatKnown, writeHiringLines } from '../hiring/write-hiring-lines.ts'
import { sendSheet } from './send-sheet.ts'

const most = 100_000
/** The hiring figures of a month, a line each. */
export const exportHiringRoute = stream(exportHiring, async ({ input, transact, services, reply }) => {
  const now = services.clock()
  assertPastMonth(input.month, now)
  const asked = toMonthInput(input)
  const hiring = await transact(async (tx) => await loadHiring(tx, asked, now), { readOnly: true })
  return await sendSheet(reply, input.format, {
    name: `hiring-${input.month}`,
    columns: figureColumns,
    rows: writeHiringLines(hiring),
  })
})

/** The people behind a hiring figure, as many as 100,000. */
export const exportHiringPeopleRoute = stream(exportHiringPeople, async ({ input, transact, services, reply }) => {
  const people = await transact(
    async (tx) => await loadPeopleBehind(tx, input, services.clock(), { limit: most, offset: 0 }),
    { readOnly: true },
  )
  const columns = [
    'Name',
    'Position',
    'Organization',
    'Location',
    'Source',
    'Status',
    'Received',
    'First contact (minutes)',
  ]
  const rows = people.map((each) => [
    each.name,
    each.position,
    each.organization,
    each.location ?? '',
    each.source ?? '',
    each.status,
    { day: toLocalDay(new Date(each.received), input.timeZone) },
    formatKnown(each.touch),
  ])
  return await sendSheet(reply, input.format, { name: `hiring-people-${input.month}`, columns, rows })
})
