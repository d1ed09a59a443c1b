import { toStatusKey } from '../../../../candidates/directory/rules/statuses.ts'
import { splitStatusWord } from './status-word.ts'

/** Words of other systems and what they are here; the first pattern that fits. */
const meanings: readonly [RegExp, string][] = [
  [
    new RegExp(
      [
        String.raw`\b(?:un|dis)qualified\b|\breject\w*|\bdeclin\w*|\bnot (?:a )?(?:fit|selected|hired|interested`,
        String.raw`|qualified|a match)\b|\bwithdr[ae]w\w*|\barchiv\w*|\bno.?show\b|\bdnh\b|\bdo not hire\b`,
        String.raw`|\bnot moving forward\b|\bclosed\b`,
      ].join(''),
      'i',
    ),
    'Archived',
  ],
  [/\bterminat\w*|\bresigned\b|\bfired\b/i, 'Terminated'],
  [/^\s*hired\b|\bonboard\w*|\bstarted\b/i, 'Hired'],
  [/\boffer\b|\bbackground\b|\bpre.?hire\b|\bhiring paperwork\b/i, 'In-Process To Hire'],
  [/\binterview(?:s|ing|ed)?\b|\bphone (?:screen|call)\b|\bon-?site\b|\bface[ -]to[ -]face\b/i, 'Interview Scheduled'],
  [/\breviewed\b|\bshortlist\w*|\bscreened\b/i, 'Reviewed By Clinic'],
  [
    new RegExp(
      [
        String.raw`^\s*(?:new|new (?:lead|applicant|application|candidate)|applied|application(?: review| received)?`,
        '|awaiting review|to review|in review|inbox|open|lead|prospect|sourced|contacting|contacted',
        '|attempted to contact|in progress|active|undecided|maybe|moved to ats|(?:great|good|fair',
        String.raw`|strong) (?:match|fit)|potential (?:match|fit))\s*$`,
      ].join(''),
      'i',
    ),
    'Initial Inquiry',
  ],
]

const ends = { rejected: 'Archived', hired: 'Hired' } as const

/**
 * The status of an organization that another system's word means: its own label in any case, then the usual words for one. Null where nothing
 * is known; `labels` holds the organization's labels by `toStatusKey`.
 */
export const findStatusMeaning = (text: string, labels: ReadonlyMap<string, string>): string | null => {
  const own = labels.get(toStatusKey(text))
  if (own !== undefined) return own
  const parts = splitStatusWord(text)
  if (parts) {
    const meant = parts.end === null ? null : ends[parts.end]
    const stage = parts.stage === '' ? null : findStatusMeaning(parts.stage, labels)
    const isContradicted = Object.values(ends).some((end) => end !== meant && end === stage)
    return meant === null || isContradicted ? null : (labels.get(toStatusKey(meant)) ?? null)
  }
  const words = text.slice(0, 200).replaceAll('_', ' ')
  const meant = meanings.find(([pattern]) => pattern.test(words))?.[1]
  return meant === undefined ? null : (labels.get(toStatusKey(meant)) ?? null)
}
