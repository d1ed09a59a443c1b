import { type Day, formatDay } from '../../../../rules/day.ts'
import type { RequestKind } from './find-request-problem.ts'

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 120)

const wants: Record<RequestKind, string> = {
  correction: 'asks for a correction',
  person: 'asks for a human review',
}

type MailInput = { reader: string; candidate: string; kind: RequestKind; words: string; dueOn: Day; link: string }

/**
 * Writes the email to the clinic about a request on an explanation page. Our link comes before any words typed by a
 * stranger.
 */
export const writeRequestMail = ({ reader, candidate, kind, words, dueOn, link }: MailInput) => {
  const did = `${oneLine(candidate) || 'A candidate'} ${wants[kind]}`
  return {
    subject: did,
    text: [
      oneLine(reader) ? `Hello ${oneLine(reader)},` : 'Hello,',
      `A candidate read their score explanation and sent a request. Answer by ${formatDay(dueOn)} here: ${link}`,
      `${did}.`,
      ...(words.trim() ? [`They wrote: ${words.trim()}`] : []),
      'Reinforce',
    ].join('\n\n'),
  }
}
