import type { ImportField } from '../headers.ts'
import { parseDateCell } from '../parse-date-cell.ts'

/** Columns for the end of an application, next to its stage: "Rejected: Yes", "Archive Reason", "Hired at". */
export const endFields = ['rejected', 'rejection_reason', 'hired'] as const
type EndField = (typeof endFields)[number]

const anyDay = { timeZone: 'UTC', now: new Date(0) }
const isDay = (text: string): boolean => {
  const read = parseDateCell(text, anyDay)
  return read.ok && read.value !== null
}

const yes = /^(?:y|yes|true|t|1|x|s[ií]|checked|✓|✔|☑)$/i
const no = new RegExp(
  [
    '^(?:n|no|false|f|0|none|null|nil|n/?a|not applicable|unchecked|☐|[-–—.]+|open|active|pending|in (?:progress|review)',
    '|current|new|qualified|considered|live|not (?:yet|rejected|archived|disqualified|hired|set|specified)',
    '|none (?:specified|given|selected)|no reason(?: given)?|unrejected|unarchived|requalified)$',
  ].join(''),
  'i',
)
const unsure = /^(?:maybe|unsure|unknown|undecided|tbd|\?+|on hold|hold)$/i
/** Systems that close each application give a hire as the reason. */
const hired = /^(?:(?:candidate |applicant |was )?hired|offer accepted|accepted offer)$/i
const hiredElsewhere = /^(?:was )?hired (?:another|someone|somebody|other|a different|different|by|elsewhere|internal)/i
const likeHired = /^(?:was )?hired\b/i

type End = 'rejected' | 'hired' | 'unclear' | null

/** Reads the end of an application from one cell. */
const readEnd = (field: EndField, text: string): End => {
  if (text === '' || no.test(text)) return null
  const says = field === 'hired' ? 'hired' : 'rejected'
  if (hired.test(text)) return 'hired'
  if (hiredElsewhere.test(text)) return 'rejected'
  if (unsure.test(text) || likeHired.test(text)) return 'unclear'
  if (yes.test(text) || isDay(text)) return says
  return field === 'hired' || !/\p{L}{3}/u.test(text) ? 'unclear' : 'rejected'
}

const longestStage = 120
const longestUnclear = 40
const sign = ' · '
const both = 'rejected and hired'
const unclear = 'unclear: '

type StatusText = { text: string; end: End }

/** Returns what the columns mean together. */
const joinEnds = ([flag, reason, hire]: readonly [StatusText, StatusText, StatusText]): string | null => {
  const doubtful = [flag, reason, hire].find(({ end }) => end === 'unclear')
  if (doubtful) return `${unclear}${doubtful.text.replace(/\s+/g, ' ').slice(0, longestUnclear)}`
  // A plain "No" with a reason: the application was opened again, or the reason is about something else.
  if (reason.end === 'rejected' && flag.text !== '' && flag.end === null) return `${unclear}not rejected, with a reason`
  // "Archived: Yes, Archive Reason: Hired": the reason explains the other one.
  const isRejected = reason.end === null ? flag.end === 'rejected' : reason.end === 'rejected'
  const isHired = [flag, reason, hire].some(({ end }) => end === 'hired')
  if (isRejected && isHired) return both
  return isHired ? 'hired' : isRejected ? 'rejected' : null
}

/** Returns the word for the status of a row: its stage and its end. "Phone Screen · rejected" is one question for all such rows. */
export const getStatusWord = (cell: (field: ImportField) => string): string => {
  const stage = cell('status')
  const say = (field: EndField): StatusText => {
    const text = cell(field).slice(0, 300).trim()
    return { text, end: readEnd(field, text) }
  }
  const end = joinEnds([say('rejected'), say('rejection_reason'), say('hired')])
  if (end === null) return stage
  const shown = stage.trim().replace(/\s+/g, ' ').slice(0, longestStage)
  return shown === '' ? end : `${shown}${sign}${end}`
}

/** Splits such a word; null for any other. `end` is null where the columns contradict each other, or are unclear. */
export const splitStatusWord = (word: string): { stage: string; end: 'rejected' | 'hired' | null } | null => {
  const text = word.slice(0, 200).trim()
  const at = text.lastIndexOf(sign)
  const [stage, end] = at < 0 ? ['', text] : [text.slice(0, at), text.slice(at + sign.length)]
  if (end === both || end.startsWith(unclear)) return { stage, end: null }
  return at >= 0 && (end === 'rejected' || end === 'hired') ? { stage, end } : null
}
