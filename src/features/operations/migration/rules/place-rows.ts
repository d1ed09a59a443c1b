import { isTimeZone } from '../../../../rules/day.ts'
import { cleanEmail, isEmailAddress } from '../../../../rules/email-address.ts'
import { parseState } from '../../../../rules/us-states.ts'
import {
  createRefusal,
  getCell,
  getLine,
  parseBoolean,
  parseInteger,
  quoteCell,
  type RowResult,
  requireCell,
  type SourceRow,
} from './source-row.ts'

export type BroughtOrganization = {
  name: string
  status: string
  scheduler: boolean
  subscription_type: string | null
  time_zone: string
}

/** A clinic. Refused without a name; a missing status is Active, a time zone that is none is New York's, as for a new client. */
export const checkOrganizationRow = (row: SourceRow): RowResult<BroughtOrganization> => {
  const name = getLine(row, 'name')
  if (name === null) return createRefusal(requireCell(row, 'name', 200))
  const zone = getLine(row, 'time_zone', 60)
  return {
    ok: true,
    notes: [],
    value: {
      name: name.replace(/\s+/g, ' '),
      status: getLine(row, 'status', 60) ?? 'Active',
      scheduler: parseBoolean(row, 'scheduler', false),
      subscription_type: getLine(row, 'subscription_type'),
      time_zone: zone !== null && isTimeZone(zone) ? zone : 'America/New_York',
    },
  }
}

export type BroughtLocation = { name: string; is_active: boolean; city: string | null; state: string | null }

/** Reads a place of a clinic. Refused without a name; open unless the source closes it. */
export const checkLocationRow = (row: SourceRow): RowResult<BroughtLocation> => {
  const name = getLine(row, 'name')
  if (name === null) return createRefusal(requireCell(row, 'name', 200))
  const state = getLine(row, 'state')
  const is_active = parseBoolean(row, 'is_active', true)
  return {
    ok: true,
    notes: [],
    value: { name, is_active, city: getLine(row, 'city'), state: parseState(state ?? '') ?? state },
  }
}

export type BroughtStatus = { status_label: string; sort_order: number }

/** A status of a clinic's own pipeline. Refused without a label. */
export const checkStatusRow = (row: SourceRow): RowResult<BroughtStatus> => {
  const status_label = getLine(row, 'status_label', 120)
  if (status_label === null) return createRefusal(requireCell(row, 'status_label', 120))
  return { ok: true, notes: [], value: { status_label, sort_order: parseInteger(row, 'sort_order') ?? 0 } }
}

export type BroughtUser = {
  email: string
  full_name: string
  role: string
  admin_level: string | null
  text_template: string | null
}
const levels = ['Manager', 'Admin']

/** A person who signs in, without a password. Refused without an email address; a level that is neither Manager nor Admin is none, and told. */
export const checkUserRow = (row: SourceRow): RowResult<BroughtUser> => {
  const email = cleanEmail(getCell(row, 'email').slice(0, 400)).toLowerCase()
  if (email === '') return createRefusal('The email is missing.')
  if (!isEmailAddress(email)) return createRefusal(`${quoteCell(row, 'email')} isn’t an email address.`)
  const said = getCell(row, 'admin_level').slice(0, 100).trim()
  const level = levels.find((one) => one.toLowerCase() === said.toLowerCase())
  const isNamed = said !== '' && !['user', 'none', 'staff'].includes(said.toLowerCase())
  return {
    ok: true,
    notes:
      level || !isNamed
        ? []
        : [`The admin level ${quoteCell(row, 'admin_level')} isn’t Manager or Admin, so it was skipped.`],
    value: {
      email,
      full_name: getLine(row, 'full_name') ?? '',
      role: getLine(row, 'role', 60) ?? 'user',
      admin_level: level ?? null,
      text_template: getLine(row, 'text_template', 1600),
    },
  }
}
