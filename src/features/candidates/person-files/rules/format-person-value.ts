import { formatDay } from '../../../../rules/day.ts'
import columnWords from './column-words.json' with { type: 'json' }

const known: Readonly<Record<string, string>> = columnWords
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/
const day = /^\d{4}-\d\d-\d\d$/

/** How values are read: the names behind ids, and the time zone of the organization. */
export type Reading = { names: Readonly<Record<string, string>>; timeZone: string }

/** Returns a column’s name in words: `text_consent_at` is “Consent recorded”, `bad_phone` is “Bad phone”. */
export const formatColumn = (column: string): string => {
  const words = known[column] ?? column.replace(/_(at|by|id)$/, '').replaceAll('_', ' ')
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`
}

/** Returns an event’s name in words: `candidate.statusChanged` is “Candidate status changed”. */
export const formatEventName = (name: string): string => {
  const words = name
    .replace('.', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`
}

/** Returns a point in time with its zone: “Nov 2, 2026, 9:00 AM CST”. */
export const formatZonedInstant = (text: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(new Date(text))

const formatText = (text: string, { names, timeZone }: Reading): string | null => {
  if (uuid.test(text)) return names[text] ?? null
  if (instant.test(text) && !Number.isNaN(Date.parse(text))) return formatZonedInstant(text, timeZone)
  return day.test(text) && !Number.isNaN(Date.parse(text)) ? formatDay(text) : text
}

const indent = (text: string) => text.replaceAll('\n', '\n  ')

const formatList = (list: readonly unknown[], reading: Reading): string | null => {
  const parts = list.map((each) => formatPersonValue(each, reading)).filter((each) => each !== null)
  if (parts.length === 0) return null
  const isPlain = list.every((each) => typeof each !== 'object' || each === null)
  return parts.map((each) => (isPlain ? each : `• ${indent(each)}`)).join('\n')
}

/** Returns a stored value as a person reads it; null for nothing, and for ids that stand for no one known. */
export const formatPersonValue = (value: unknown, reading: Reading): string | null => {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return formatText(value, reading)
  if (Array.isArray(value)) return formatList(value, reading)
  const lines = Object.entries(value).flatMap(([name, each]) => {
    const words = formatPersonValue(each, reading)
    if (words === null) return []
    return [`${formatColumn(name)}:${words.includes('\n') ? `\n  ${indent(words)}` : ` ${words}`}`]
  })
  return lines.length === 0 ? null : lines.join('\n')
}
