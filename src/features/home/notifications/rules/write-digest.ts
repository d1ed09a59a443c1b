import { type Day, formatDay } from '../../../../rules/day.ts'
import { getFirstName } from '../../../../rules/person-name.ts'
import { pluralize } from '../../../../rules/words/count.ts'
import { escapeHtml } from '../../../../rules/words/escape-html.ts'
import { formatCount } from '../../../../rules/words/format-count.ts'
import { interviewTimeQuery } from '../../../candidates/directory/rules/review/interview-time-query.ts'
import { type AttentionCounts, attentionKinds, describeAttention } from '../../attention/rules/attention-words.ts'

/** Facts of someone's day when its digest is written. */
export type DigestFacts = {
  day: Day
  timeZone: string
  /** Figures of the dashboard. */
  needs: {
    waiting: AttentionCounts
    unconfirmed: number
    /** Candidates at Interview Scheduled without an interview to come. */
    timesMissing: number
    /** Candidates that wait for a first contact for more than a day. */
    untouched: number
    /** Job posts in Alert. */
    alert: number
    documents: number
    clientsToBringLive: number
    interviews: number
  }
  /** Interviews of the day, the first ones; `name` is the candidate's full name. */
  interviews: readonly { at: Date; name: string }[]
  /** Applicants of the day before, and that day. */
  applicants: { count: number; day: Day }
  /** Broken parts, a sentence each. */
  problems: readonly string[]
  /** The newest seal of the record, for Admins. */
  recordLine: string | null
}

type Line = { words: string; path?: string }
type Section = { title: string; lines: Line[] }

const waitingPaths: Partial<Record<keyof AttentionCounts, string>> = {
  requests: '/score-requests',
  unrouted: '/unrouted',
}

/** A list in an address, as the console writes it. */
const writeList = (name: string, values: readonly string[]) => `${name}=${encodeURIComponent(JSON.stringify(values))}`
const todayPath = `/interviews?when=today&${writeList('status', ['Scheduled', 'Confirmed'])}`

const listNeeds = ({ waiting, ...needs }: DigestFacts['needs']): Line[] => {
  const { unconfirmed, timesMissing, untouched, alert, documents, clientsToBringLive: clients } = needs
  const others = [
    {
      n: unconfirmed,
      words: `${pluralize(unconfirmed, 'upcoming interview')} not confirmed`,
      path: '/interviews?needsConfirmation=interviewer',
    },
    {
      n: timesMissing,
      words: pluralize(timesMissing, 'interview needs a time', 'interviews need a time'),
      path: `/candidate-directory?interviewTime=${encodeURIComponent(interviewTimeQuery.interviewTime).replaceAll('%20', '+')}`,
    },
    {
      n: untouched,
      words: `${formatCount(untouched)} not contacted after a day`,
      path: '/candidate-directory?firstTouch=Waiting+over+a+day&dateRange=Last+30+Days&sortDate=oldest',
    },
    {
      n: alert,
      words: `${pluralize(alert, 'post')} in Alert`,
      path: `/job-post-tracker?${writeList('state', ['Alert'])}`,
    },
    {
      n: documents,
      words: `${pluralize(documents, 'document')} expired or expiring`,
      path: '/documents?shelf=expiring',
    },
    {
      n: clients,
      words: `${pluralize(clients, 'client has', 'clients have')} no candidates`,
      path: '/client-onboarding',
    },
  ]
  return [
    ...attentionKinds
      .filter((kind) => waiting[kind] > 0)
      .map((kind) => ({
        words: describeAttention(kind, waiting[kind]),
        path: waitingPaths[kind] ?? '/messages?show=waiting',
      })),
    ...others.filter(({ n }) => n > 0),
  ]
}

const listInterviews = ({ interviews, needs, timeZone }: DigestFacts): Line[] => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })
  const more = needs.interviews - interviews.length
  return [
    ...interviews.map(({ at, name }) => ({
      words: `${format.format(at).replace(/\s/g, ' ')} ${getFirstName(name)}`,
    })),
    ...(interviews.length > 0
      ? [{ words: more > 0 ? `${formatCount(more)} more` : 'All today', path: todayPath }]
      : []),
  ]
}

const listSections = (facts: DigestFacts): Section[] =>
  [
    { title: 'Needs attention', lines: listNeeds(facts.needs) },
    { title: 'Interviews today', lines: listInterviews(facts) },
    {
      title: 'Yesterday',
      lines:
        facts.applicants.count > 0
          ? [
              {
                words: pluralize(facts.applicants.count, 'applicant'),
                path: `/candidate-directory?since=${facts.applicants.day}`,
              },
            ]
          : [],
    },
    { title: 'Problems', lines: facts.problems.map((words) => ({ words })) },
  ].filter(({ lines }) => lines.length > 0)

/** Whether there is nothing to report. The seal of the record alone is no news. */
export const isDigestEmpty = (facts: DigestFacts): boolean => listSections(facts).length === 0

const writeSubject = ({ needs, interviews }: DigestFacts, isEmpty: boolean): string => {
  if (isEmpty) return 'Your day: nothing needs attention'
  const waiting = attentionKinds.reduce((sum, kind) => sum + needs.waiting[kind], 0)
  const parts = [
    ...(waiting > 0 ? [`${formatCount(waiting)} waiting`] : []),
    ...(interviews.length > 0 ? [pluralize(needs.interviews, 'interview')] : []),
  ]
  return parts.length === 0 ? 'Your day' : `Your day: ${parts.join(', ')}`
}

type Writing = { facts: DigestFacts; reader: string; link: (path: string) => string; unsubscribeUrl: string }

const writeText = (sections: readonly Section[], { facts, reader, link, unsubscribeUrl }: Writing): string =>
  [
    `Hello ${getFirstName(reader)},`,
    `Your day, ${formatDay(facts.day)}:`,
    ...(sections.length === 0 ? ['Nothing needs attention.'] : []),
    ...sections.map(({ title, lines }) =>
      [title, ...lines.map(({ words, path }) => `- ${words}${path ? `: ${link(path)}` : ''}`)].join('\n'),
    ),
    ...(facts.recordLine === null ? [] : [`Record (keep this line elsewhere)\n${facts.recordLine}`]),
    'Reinforce',
    `Stop this email: ${unsubscribeUrl}\nChoose its time: ${link('/settings?tab=notifications')}`,
  ].join('\n\n')

const writeLink = (href: string, words: string) => `<a href="${escapeHtml(href)}">${escapeHtml(words)}</a>`

const writeHtml = (sections: readonly Section[], { facts, reader, link, unsubscribeUrl }: Writing): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"></head>',
    '<body style="font:15px/1.5 system-ui,sans-serif;max-width:560px;margin:0 auto;padding:16px">',
    `<p>Hello ${escapeHtml(getFirstName(reader))},</p><p>Your day, ${formatDay(facts.day)}:</p>`,
    ...(sections.length === 0 ? ['<p>Nothing needs attention.</p>'] : []),
    ...sections.map(({ title, lines }) =>
      [
        `<h2 style="font-size:16px;margin:20px 0 4px">${escapeHtml(title)}</h2><ul style="margin:0;padding-left:20px">`,
        ...lines.map(({ words, path }) => `<li>${path ? writeLink(link(path), words) : escapeHtml(words)}</li>`),
        '</ul>',
      ].join(''),
    ),
    ...(facts.recordLine === null
      ? []
      : [
          '<h2 style="font-size:16px;margin:20px 0 4px">Record</h2>',
          `<p style="overflow-wrap:anywhere">Keep this line elsewhere: ${escapeHtml(facts.recordLine)}</p>`,
        ]),
    `<p style="margin-top:24px">Reinforce</p><p>${writeLink(unsubscribeUrl, 'Stop this email')} · `,
    `${writeLink(link('/settings?tab=notifications'), 'Choose its time')}</p></body></html>`,
  ].join('')

/** Writes the daily digest as text and as simple HTML: figures, first names, and links. */
export const writeDigest = (writing: Writing): { subject: string; text: string; html: string } => {
  const sections = listSections(writing.facts)
  return {
    subject: writeSubject(writing.facts, sections.length === 0),
    text: writeText(sections, writing),
    html: writeHtml(sections, writing),
  }
}
