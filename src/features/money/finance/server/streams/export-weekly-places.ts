import { stream } from '../../../../../platform/server/stream.ts'
import { formatDay } from '../../../../../rules/day.ts'
import { exportWeeklyPlaces } from '../../contract/weekly-places.ts'
import { assertPastMonth } from '../assert-past-month.ts'
import { loadWeeklyPlaces } from '../hiring/weekly-places.ts'
import { sendSheet } from './send-sheet.ts'

/** Candidates per week and location, a line a location. */
export const exportWeeklyPlacesRoute = stream(
  exportWeeklyPlaces,
  async ({ input, transact, services, reply }): Promise<unknown> => {
    assertPastMonth(input.month, services.clock())
    const most = Number.POSITIVE_INFINITY
    const { weeks, places, all } = await transact(async (tx) => await loadWeeklyPlaces(tx, input, most), {
      readOnly: true,
    })
    const columns = [
      'Organization',
      'Location',
      ...weeks.map(({ from, until }) =>
        from === until ? formatDay(from) : `${formatDay(from)} – ${formatDay(until)}`,
      ),
      'Total',
    ]
    const rows = places.map(({ organization, location, counts, total }) => [organization, location, ...counts, total])
    return await sendSheet(reply, input.format, {
      name: `candidates-per-week-${input.month}`,
      columns,
      rows: [...rows, ['All', '', ...all.counts, all.total]],
    })
  },
)
