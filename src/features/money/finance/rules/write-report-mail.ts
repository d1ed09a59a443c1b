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

const describeRevenue = ({ rows, amount, fee, net, clients }: MailedFigures['money'], month: string): string =>
  rows === 0
    ? `Money: no performance reports for ${month}.`
    : `Money: ${pluralize(rows, 'performance report')} of ${pluralize(clients, 'client')} with ` +
      `${formatUsd(amount)}, less ${formatUsd(fee)} in fees: ${formatUsd(net)}.`

const describeHiring = ({ received, reached, perHundred, touch }: MailedFigures['hiring']): string => {
  if (received === 0) return 'Hiring: no candidates received.'
  const [interviewed, hired] = [reached[2] ?? 0, reached[5] ?? 0]
  const touched =
    touch.touched === 0
      ? 'No one has contacted them yet.'
      : `Median time to first contact for ${pluralize(touch.touched, 'person', 'people')}: ` +
        `${showMinutes(touch.median).toLowerCase()}. ${pluralize(received - touch.touched, 'candidate')} not ` +
        'contacted yet.'
  return (
    `Hiring: ${pluralize(received, 'candidate')} received; so far ${formatCount(interviewed)} reached an ` +
    `interview and ${formatCount(hired)} ${hired === 1 ? 'was' : 'were'} hired (${showShare(perHundred ?? 0)}). ` +
    touched
  )
}

const describeTexts = ({ texts }: MailedFigures['hiring']): string =>
  texts.people === 0
    ? 'Texts: none sent.'
    : `Texts: ${pluralize(texts.sent, 'text')} to ${pluralize(texts.people, 'person', 'people')}; delivered ` +
      `${showShare(texts.deliveryRate)}, replied ${showShare(texts.replyRate)}.`

const describeRetention = ({ hires, retention }: MailedFigures['hiring']): string => {
  const known = retention.filter(({ rate }) => rate !== null)
  const stayed = known.map(({ days, rate }) => `${showShare(rate)} stayed ${days} days`).join(', ')
  return `Hires of the month: ${formatCount(hires)}${stayed ? `; ${stayed}` : ''}.`
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 120)

/** The email that tells the figures of a month in words. `why`: what made it come. */
export const writeReportMail = (of: {
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
      describeRevenue(of.figures.money, month),
      describeHiring(of.figures.hiring),
      describeTexts(of.figures.hiring),
      describeRetention(of.figures.hiring),
      `See what’s behind each number:\n${of.link}`,
      `All figures are in the attached ${of.file}.`,
      `${of.why} Change or pause scheduled emails here:\n${of.stopLink}`,
      'Reinforce',
    ].join('\n\n'),
  }
}
