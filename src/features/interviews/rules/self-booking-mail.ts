import type { InterviewType } from './interview-kinds.ts'
import { kindInWords } from './interview-words.ts'

/** What a candidate does by a booking link. */
export type SelfService = 'booked' | 'moved' | 'cancelled'

type Told = {
  did: SelfService
  /** Who reads it. */
  reader: string
  candidate: string
  type: InterviewType
  /** The hour in the clinic's zone: 'Tue, Nov 24, 9:00 – 9:30 AM EST'. */
  when: string
  /** The hour it was moved from. */
  before?: string | undefined
  interviewer: string | null
  /** What the candidate wrote when cancelling. */
  reason?: string | undefined
  link: string
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 120)
/** 'a phone interview', 'an interview in person'. */
const aKind = (type: InterviewType) => `${type === 'In person' ? 'an' : 'a'} ${kindInWords(type)}`

const whenOf = ({ did, when, before }: Told): string => {
  if (did === 'moved' && before) return `New time: ${when}. Before: ${before}.`
  return did === 'cancelled' ? `It was planned for ${when}.` : `Time: ${when}.`
}

/**
 * The mail that tells the clinic’s people what a candidate did by a booking link: who, what kind, when in the clinic's zone. Our
 * link stands before anything that a stranger typed. Promise: docs/promises.md, Interviews.
 */
export const selfBookingMail = (of: Told) => {
  const did = `${oneLine(of.candidate)} ${of.did} ${aKind(of.type)}`
  return {
    subject: did,
    text: [
      oneLine(of.reader) ? `Hello ${oneLine(of.reader)},` : 'Hello,',
      `A candidate used a booking link; everything about it stands here: ${of.link}`,
      `${did} by the booking link. ${whenOf(of)}`,
      of.interviewer ? `Interviewer: ${oneLine(of.interviewer)}` : 'Nobody is named as the interviewer yet.',
      ...(of.reason?.trim() ? [`They wrote: ${of.reason.trim()}`] : []),
      'Reinforce',
    ].join('\n\n'),
  }
}
