import { formatDay, parseDay } from '../../../../rules/day.ts'
import { fieldNames, getField } from '../../../candidates/directory/rules/fields.ts'
import { presets, presetWords } from '../../../conversations/automations/rules/presets.ts'
import timelineSentences from './timeline-sentences.json' with { type: 'json' }

type Values = Record<string, unknown> | null

const sentences: Record<string, string> = timelineSentences

const labels: Record<string, string> = {
  ...Object.fromEntries(fieldNames.map((name) => [name, getField(name).short ?? getField(name).label])),
  state_licenses: 'State licenses',
  supervision_capacity: 'Supervision capacity',
  expires_on: 'Expires',
  score: 'Score',
  did: 'Action',
  why: 'Why',
  preset: 'Automation',
  digest: 'SHA-256',
}
const isDay = /^\d{4}-\d{2}-\d{2}$/
/** Ids tell a reader nothing. */
const hidden = /(^|_)id$|Id$/

const plain = (text: string) =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[._]/g, ' ')
    .toLowerCase()
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Formats an event as words: a known one has its own sentence, others their name spelled out. */
export const describeTimelineEvent = (name: string): string => sentences[name] ?? capital(plain(name))

/** The name of a field, as a form shows it. */
export const getFieldLabel = (field: string): string => labels[field] ?? capital(plain(field))

/** A stored value in words. */
export const formatValue = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const day = typeof value === 'string' && isDay.test(value) ? parseDay(value) : null
  if (day !== null) return formatDay(day)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value)
}

const automationIn = (values: Values): Values => {
  const known = presets.find((one) => one === values?.preset)
  return known ? { ...values, preset: presetWords[known].name } : values
}

/** Each value that changed, before and after. */
export const listEventChanges = (before: Values, given: Values): { label: string; from: string; to: string }[] => {
  const after = automationIn(given)
  return [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
    .filter((key) => !hidden.test(key))
    .map((key) => ({ label: getFieldLabel(key), from: formatValue(before?.[key]), to: formatValue(after?.[key]) }))
    .filter(({ from, to }) => from !== to)
}
