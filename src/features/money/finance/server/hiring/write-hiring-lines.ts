import type { Hiring } from '../../contract/hiring.ts'
import { stages } from '../../rules/hiring.ts'

export const figureColumns = ['Section', 'Of', 'Figure', 'Value']
export type Line = [string, string, string, string | number]

/** A tenth is the finest a file tells; what is not known stays empty. */
export const formatKnown = (value: number | null): string | number =>
  value === null ? '' : Math.round(value * 10) / 10

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
  [section, of, 'Hire rate (%)', formatKnown(perHundred)],
]

/** The hiring figures of a month, a line each: section, of what, figure, value. */
export const writeHiringLines = (hiring: Hiring): Line[] => [
  ...stages.map((stage, at): Line => ['Funnel', stage, 'Reached', hiring.reached[at] ?? 0]),
  ['Hiring', 'All', 'Hire rate (%)', formatKnown(hiring.perHundred)],
  ['First contact', 'All', 'Contacted', hiring.touch.touched],
  ['First contact', 'All', 'Median minutes', formatKnown(hiring.touch.median)],
  ['First contact', 'All', 'Within an hour', hiring.touch.withinHour],
  ['First contact', 'All', 'Within a day', hiring.touch.withinDay],
  ...hiring.statuses.flatMap(({ label, left, here, median }): Line[] => [
    ['Time in status', label, 'Median minutes', formatKnown(median)],
    ['Time in status', label, 'Left status', left],
    ['Time in status', label, 'In status now', here],
  ]),
  ...hiring.sources.flatMap((each) => placeLines('Source', each.source || 'Not recorded', each)),
  ...hiring.locations.flatMap((each) => placeLines('Location', `${each.organization}, ${each.location}`, each)),
  ...(hiring.otherLocations ? placeLines('Location', 'All others', hiring.otherLocations) : []),
  ...hiring.recruiters.flatMap((each) => placeLines('Recruiter', each.recruiter, each)),
  ['Texts', 'All', 'Sent', hiring.texts.sent],
  ['Texts', 'All', 'Delivered', hiring.texts.delivered],
  ['Texts', 'All', 'Failed', hiring.texts.failed],
  ['Texts', 'All', 'Delivery rate (%)', formatKnown(hiring.texts.deliveryRate)],
  ['Texts', 'All', 'Reply rate (%)', formatKnown(hiring.texts.replyRate)],
  ...hiring.retention.map(
    ({ days, rate, missing }): Line => ['Retention', `${days} days`, 'Stayed (%)', missing ?? formatKnown(rate)],
  ),
]
