import { formatUsd } from '../../../../rules/money.ts'
import { type Month, showMonth } from '../../../../rules/periods/month.ts'
import { pluralize } from '../../../../rules/words/count.ts'
import { formatCount } from '../../../../rules/words/format-count.ts'
import { showMinutes } from '../../../../rules/words/show-minutes.ts'
import { showShare } from './hiring.ts'

export type MailedFigures = {
  money: { rows: number; amount: number; fee: number; net: number; clients: number }
  hiring: {
    received: number
    /** By stage. */
    reached: readonly number[]
    perHundred: number | null
    touch: { touched: number; median: number | null }
    texts: { sent: number; deliveryRate: number | null; replyRate: number | null; people: number }
    hires: number
    retention: readonly { days: number; rate: number | null; due: number }[]
  }
}

const moneyWords = ({ rows, amount, fee, net, clients }: MailedFigures['money'], month: string): string =>
  rows === 0
    ? `Money: there is no performance report for ${month}.`
    : `Money: ${pluralize(rows, 'performance report')} of ${pluralize(clients, 'client')} with ${formatUsd(amount)}, less ${formatUsd(fee)} in fees: ${formatUsd(net)}.`

const hiringWords = ({ received, reached, perHundred, touch }: MailedFigures['hiring']): string => {
  if (received === 0) return 'Hiring: no candidate was received.'
  const [interviewed, hired] = [reached[2] ?? 0, reached[5] ?? 0]
  const touched =
    touch.touched === 0
      ? 'Nobody has been in touch with them yet.'
      : `Half of the ${pluralize(touch.touched, 'person', 'people')} somebody was in touch with were touched within: ${showMinutes(touch.median).toLowerCase()}. ${pluralize(received - touch.touched, 'candidate')} not touched yet.`
  return `Hiring: ${pluralize(received, 'candidate')} received; so far ${formatCount(interviewed)} reached an interview and ${formatCount(hired)} ${hired === 1 ? 'was' : 'were'} hired (${perHundred ?? 0} of 100). ${touched}`
}

const textWords = ({ texts }: MailedFigures['hiring']): string =>
  texts.people === 0
    ? 'Texts: none was sent.'
    : `Texts: ${pluralize(texts.sent, 'text')} to ${pluralize(texts.people, 'person', 'people')}; delivered ${showShare(texts.deliveryRate)}, replied ${showShare(texts.replyRate)}.`

const stayedWords = ({ hires, retention }: MailedFigures['hiring']): string => {
  const known = retention.filter(({ rate }) => rate !== null)
  const stayed = known.map(({ days, rate }) => `${showShare(rate)} stayed ${days} days`).join(', ')
  return `Hires of the month: ${formatCount(hires)}${stayed ? `; ${stayed}` : ''}.`
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 120)

/** The email that tells the figures of a month in words. `why`: what made it come. */
export const reportMail = (of: {
  name: string
  organization: string
  month: Month
  soFar: boolean
  figures: MailedFigures
  why: string
  link: string
  stopLink: string
  file: string
}): { subject: string; text: string } => {
  const month = showMonth(of.month)
  const name = oneLine(of.name)
  return {
    subject: `${month}${of.soFar ? ' so far' : ''}: figures of ${oneLine(of.organization)}`,
    text: [
      name ? `Hello ${name},` : 'Hello,',
      `these are the figures of ${oneLine(of.organization)} for ${month}${of.soFar ? ' so far' : ''}.`,
      moneyWords(of.figures.money, month),
      hiringWords(of.figures.hiring),
      textWords(of.figures.hiring),
      stayedWords(of.figures.hiring),
      `Every number with what is behind it:\n${of.link}`,
      `All figures are in the attached ${of.file}.`,
      `${of.why} Change or stop scheduled mails here:\n${of.stopLink}`,
      'Reinforce',
    ].join('\n\n'),
  }
}
