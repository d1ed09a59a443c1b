import { formatDay, parseDay } from '../../../../rules/day.ts'
import type { Right } from '../../../../rules/rights.ts'
import { presets, presetWords } from '../../../conversations/automations/rules/presets.ts'
import { eventSentences } from './event-sentences.ts'

const plain = (camel: string) =>
  camel
    .replace(/_/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * Formats an event: "Changed the status of a candidate". A name without words of its own still gets a distinct
 * sentence.
 */
export const describeEvent = (name: string): string => {
  const known = Object.hasOwn(eventSentences, name) ? eventSentences[name] : undefined
  if (known) return known
  const [subject = '', happened = ''] = name.split('.')
  return `${capital(plain(subject))}: ${plain(happened)}`
}

/** The area that a right opens, in the words of the screens. */
const behind: Record<Right, string> = {
  'candidates:see': 'Candidates',
  'candidates:edit': 'Candidates',
  'clients:see': 'Active Clients',
  'platform:see': 'Platform staff’s data',
  'platform:edit': 'Platform staff’s settings',
  'money:see': 'Performance Reports and Financial Overview',
  'money:edit': 'Figures and invoices that platform staff enter',
  'logins:see': 'Passwords & Logins',
  'records:export': 'Everything on file about a candidate',
  'records:hold': 'Legal holds and erasures',
  'users:manage': 'Admin only',
  'users:provision': 'API keys for people only',
}
const isRight = (text: unknown): text is Right => typeof text === 'string' && Object.hasOwn(behind, text)

/** A refused call: where it led, and whether someone only wanted to look. Null for any other values. */
const refusedLine = ({ call, right }: Record<string, unknown>): string | null =>
  isRight(right) && typeof call === 'string'
    ? `${behind[right]}: tried to ${call.startsWith('GET ') ? 'view' : 'make a change'}`
    : null

/**
 * Formats values before and after as short lines, for those that differ: "Status: Initial Inquiry → Hired". Instants
 * are on the clock of `timeZone`; ids of ours mean nothing to a person and are skipped.
 */
export const describeChanges = (before: unknown, after: unknown, timeZone: string): string[] => {
  const [was, is] = [fields(before), fields(after)]
  const told = (value: unknown) => shown(value, timeZone)
  const refused = refusedLine(is)
  if (refused) return [refused]
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((name) => !isOnlyId(was[name]) || !isOnlyId(is[name]))
    .filter((name) => told(was[name]) !== told(is[name]))
    .map((name) =>
      name in was && name in is
        ? `${capital(plain(name))}: ${told(was[name])} → ${told(is[name])}`
        : `${capital(plain(name))}: ${told(is[name] ?? was[name])}`,
    )
}

/** The values by their names; an automation by its own name. */
const fields = (value: unknown): Record<string, unknown> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
  const { preset, ...others } = value as Record<string, unknown>
  if (preset === undefined) return others
  const known = presets.find((one) => one === preset)
  return known ? { automation: presetWords[known].name, ...others } : { preset, ...others }
}

const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const isOnlyId = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && id.test(value))

const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/
const formatInstant = (text: string, timeZone: string): string => {
  if (instant.test(text) && !Number.isNaN(Date.parse(text)))
    return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
      new Date(text),
    )
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? parseDay(text) : null
  return day ? formatDay(day) : text
}

const shown = (value: unknown, timeZone: string): string => {
  const text = spelled(value, timeZone)
  return text.length > 120 ? `${text.slice(0, 119)}…` : text
}

const spelled = (value: unknown, timeZone: string): string => {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'string') return formatInstant(value, timeZone)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.map((each) => spelled(each, timeZone)).join(', ') || '–'
  if (typeof value !== 'object') return JSON.stringify(value)
  return (
    Object.entries(value)
      .map(([name, each]) => `${plain(name)} ${spelled(each, timeZone)}`)
      .join(', ') || '–'
  )
}
