import { findDatePoints } from '../dates/find-date-points.ts'
import type { SectionLine } from '../sections.ts'

/** A stretch of time as one text, and the lines that it takes. */
type Stretch = { text: string; own: number }

const label = /^[\s(]*(?:(?:start|begin|end|hire|from|to|until|through)(?:ed|ing)?(?: date)?|dates?|desde|hasta)\s*:\s*/
const joint = /^\s*(?:to|through|thru|until|a|al|hasta|[-~>])\s*$/
const joined = /^\s*(?:to|through|until|a|al|hasta|-)\s+/

const opening = /\d\d.{0,3}(?:-|\bto)\s*([a-z]{3,10}\.?)?\s*$/

/** Whether a text is one moment and nothing else: “May 2015”, “Start date: 03/2021”, “Present”. */
const isMoment = (folded: string, thisYear: number): boolean => {
  const bare = folded.slice(0, 80).replace(label, '').trim()
  const [point, ...others] = findDatePoints(bare, thisYear)
  return (
    point !== undefined &&
    others.length === 0 &&
    point.kind !== 'bare' &&
    bare.slice(point.end).replace(/[).,]/g, '').trim() === '' &&
    bare.slice(0, point.start).trim() === ''
  )
}

/**
 * Returns the text of the line at `at` with what belongs to its dates in the next lines: “May 2015” above “to” above “August 2017”,
 * “From: 3/2021” above “To: 5/2023”, “Aug 2020 –” above “May 2022”.
 */
export const findStretch = (lines: SectionLine[], at: number, today: string): Stretch => {
  const thisYear = Number(today.slice(0, 4))
  const [first, second, third] = [lines[at], lines[at + 1], lines[at + 2]].map((line) =>
    line === undefined || line.isHeader ? '' : line.folded,
  )
  if (first === undefined) return { text: '', own: 1 }
  const [from, to] = [first.replace(label, '').trim(), (second ?? '').replace(label, '').trim()]
  if (isMoment(first, thisYear) && second !== undefined) {
    const last = (third ?? '').replace(label, '').trim()
    if (joint.test(second) && isMoment(last, thisYear)) return { text: `${from} - ${last}`, own: 3 }
    if (joined.test(second) && isMoment(second.replace(joined, ''), thisYear))
      return { text: `${from} - ${second.replace(joined, '').trim()}`, own: 2 }
    if (isMoment(to, thisYear) && label.test(second)) return { text: `${from} - ${to}`, own: 2 }
  }
  const [found, end = ''] = opening.exec(first) ?? []
  if (
    found === undefined ||
    second === undefined ||
    second.length >= 24 ||
    !/\d{4}|present|current|now|actual/.test(second)
  )
    return { text: first, own: 1 }
  // “Aug 2019 – Feb” above “2022”
  if (end !== '' && !/^\s*(?:19|20)\d\d\W*$/.test(second)) return { text: first, own: 1 }
  return { text: `${first.trimEnd().replace(/\bto$/, '-')} ${second.trim()}`, own: 2 }
}
