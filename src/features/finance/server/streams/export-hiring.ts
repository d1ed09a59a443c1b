import { stream } from '../../../../platform/server/stream.ts'
import { dayIn } from '../../../../rules/day.ts'
import { exportHiring, exportHiringPeople, type Hiring } from '../../contract/hiring.ts'
import { stages } from '../../rules/hiring.ts'
import { hiringOf } from '../hiring.ts'
import { peopleBehind } from '../hiring-people.ts'
import { monthOf } from '../hiring-sets.ts'
import { sendSheet } from './send-sheet.ts'

const most = 100_000
type Line = [string, string, string, string | number]

const known = (value: number | null): string | number => (value === null ? '' : Math.round(value * 10) / 10)

const linesOf = (hiring: Hiring): Line[] => [
  ...stages.map((stage, at): Line => ['Funnel', stage, 'Reached', hiring.reached[at] ?? 0]),
  ['Hiring', 'All', 'Hires per 100 candidates', known(hiring.perHundred)],
  ['First touch', 'All', 'Touched', hiring.touch.touched],
  ['First touch', 'All', 'Median minutes', known(hiring.touch.median)],
  ['First touch', 'All', 'Within an hour', hiring.touch.withinHour],
  ['First touch', 'All', 'Within a day', hiring.touch.withinDay],
  ...hiring.statuses.flatMap(({ label, left, here, median }): Line[] => [
    ['Time in status', label, 'Median minutes', known(median)],
    ['Time in status', label, 'Left it', left],
    ['Time in status', label, 'Are in it', here],
  ]),
  ...hiring.sources.flatMap((each) => placeLines('Source', each.source || 'Not recorded', each)),
  ...hiring.locations.flatMap((each) => placeLines('Location', `${each.organization}, ${each.location}`, each)),
  ...(hiring.otherLocations ? placeLines('Location', 'All others', hiring.otherLocations) : []),
  ['Texts', 'All', 'Sent', hiring.texts.sent],
  ['Texts', 'All', 'Delivered', hiring.texts.delivered],
  ['Texts', 'All', 'Failed', hiring.texts.failed],
  ['Texts', 'All', 'Delivery rate (%)', known(hiring.texts.deliveryRate)],
  ['Texts', 'All', 'Reply rate (%)', known(hiring.texts.replyRate)],
  ...hiring.retention.map(
    ({ days, rate, missing }): Line => ['Retention', `${days} days`, 'Stayed (%)', missing ?? known(rate)],
  ),
]

const placeLines = (
  section: string,
  of: string,
  {
    received,
    interviewed,
    hired,
    perHundred,
  }: Pick<Hiring['sources'][number], 'received' | 'interviewed' | 'hired' | 'perHundred'>,
): Line[] => [
  [section, of, 'Received', received],
  [section, of, 'Interviewed', interviewed],
  [section, of, 'Hired', hired],
  [section, of, 'Hires per 100 candidates', known(perHundred)],
]

/** The hiring figures of a month, a line each. */
export const exportHiringWay = stream(exportHiring, async ({ input, transact, house, reply }) => {
  const now = house.clock()
  const asked = monthOf(input, now)
  const hiring = await transact(async (tx) => await hiringOf(tx, asked, now), { readOnly: true })
  const columns = ['Section', 'Of', 'Figure', 'Value']
  return await sendSheet(reply, input.format, { name: `hiring-${input.month}`, columns, rows: linesOf(hiring) })
})

/** The people behind a hiring figure, as many as 100,000. */
export const exportHiringPeopleWay = stream(exportHiringPeople, async ({ input, transact, house, reply }) => {
  const people = await transact(
    async (tx) => await peopleBehind(tx, input, house.clock(), { limit: most, offset: 0 }),
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
    'First touch (minutes)',
  ]
  const rows = people.map((each) => [
    each.name,
    each.position,
    each.organization,
    each.location ?? '',
    each.source ?? '',
    each.status,
    dayIn(new Date(each.received), input.timeZone),
    known(each.touch),
  ])
  return await sendSheet(reply, input.format, { name: `hiring-people-${input.month}`, columns, rows })
})
