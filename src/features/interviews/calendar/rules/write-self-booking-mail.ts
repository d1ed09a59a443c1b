import type { InterviewType } from './interview-kinds.ts'
import { formatInterviewType } from './interview-words.ts'

/** Actions of a candidate through a booking link. */
export type SelfService = 'booked' | 'moved' | 'cancelled'

type MailInput = {
  did: SelfService
  /** By a link, or by a text that an automation answered. */
  way: 'link' | 'text'
  /** The recipient. */
  reader: string
  candidate: string
  type: InterviewType
  /**
   * The hour in the zone of the interview, followed by the candidate's: 'Tue, Nov 24, 9:00 – 9:30 AM EST (8:00 AM CST
   * for the candidate)'.
   */
  when: string
  /** The hour it was moved from. */
  before?: string | undefined
  interviewer: string | null
  /** The candidate's words when canceling. */
  reason?: string | undefined
  link: string
  /** Whether it is the reader’s own interview, which they have not confirmed. */
  confirms?: boolean | undefined
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 120)
/** 'a phone interview', 'an interview in person'. */
const aKind = (type: InterviewType) => `${type === 'In person' ? 'an' : 'a'} ${formatInterviewType(type)}`

const describeWhen = ({ did, when, before }: MailInput): string => {
  if (did === 'moved' && before) return `New time: ${when}. Before: ${before}.`
  return did === 'cancelled' ? `It was planned for ${when}.` : `Time: ${when}.`
}

const ways = {
  link: { how: 'by the booking link', came: 'A candidate used a booking link' },
  text: { how: 'by text', came: 'A candidate answered an automatic text' },
}

/**
 * Writes the email to clinic staff about a candidate's action through a booking link or by text: person, kind, and time
 * on both clocks. Our link comes before any words typed by a stranger.
 */
export const writeSelfBookingMail = (of: MailInput) => {
  const did = `${oneLine(of.candidate)} ${of.did} ${aKind(of.type)}`
  return {
    subject: did,
    text: [
      oneLine(of.reader) ? `Hello ${oneLine(of.reader)},` : 'Hello,',
      `${ways[of.way].came}. See the interview: ${of.link}`,
      `${did} ${ways[of.way].how}. ${describeWhen(of)}`,
      of.interviewer ? `Interviewer: ${oneLine(of.interviewer)}` : 'No interviewer assigned yet.',
      ...(of.confirms ? ['Open the interview to confirm that you’ll conduct it.'] : []),
      ...(of.reason?.trim() ? [`They wrote: ${of.reason.trim()}`] : []),
      'Reinforce',
    ].join('\n\n'),
  }
}

type ReassignedMailInput = Pick<MailInput, 'reader' | 'candidate' | 'type' | 'when' | 'link'> & {
  from: string | null
  to: string | null
}

/** The email that tells both that an interview is held by a colleague now, because its interviewer is away. */
export const writeReassignedMail = ({ reader, candidate, type, when, link, from, to }: ReassignedMailInput) => {
  const whose = oneLine(to ?? '') || 'a colleague'
  return {
    subject: `${whose} will conduct the interview with ${oneLine(candidate)}`,
    text: [
      oneLine(reader) ? `Hello ${oneLine(reader)},` : 'Hello,',
      `${oneLine(from ?? '') || 'The interviewer'} is away, so ${whose} will conduct this interview. See the interview: ${link}`,
      `${oneLine(candidate)}, ${formatInterviewType(type)}. Time: ${when}. The time stays the same, and the candidate gets reminders as planned.`,
      'Reinforce',
    ].join('\n\n'),
  }
}
