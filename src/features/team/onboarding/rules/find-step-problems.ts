import { emailProblem, isEmailAddress } from '../../../../rules/email-address.ts'
import { parseUsNumber } from '../../../../rules/phone/phone.ts'
import { parseState } from '../../../../rules/us-states.ts'
import { findPlaceZoneProblem, proposeZone, zonesDiffer } from '../../../../rules/zones/find-place-zone.ts'
import { isFixedStatus } from '../../../candidates/directory/rules/statuses.ts'
import { findCodeProblem } from '../../../clients/job-codes/rules/code.ts'

type Kind = 'organization' | 'location' | 'position'
type Place = {
  id?: string | undefined
  name: string
  city: string
  state: string
  time_zone?: string
  rbt: boolean
  bcba: boolean
  rbt_code: string
  bcba_code: string
}
type Draft = {
  organization_id?: string | undefined
  name: string
  contact_email: string
  contact_phone: string
  contact_name: string
  subscription_type: string
  time_zone?: string
  /** One status a line. */
  statuses: string
  places: readonly Place[]
  people: readonly { email: string; full_name: string }[]
}
/** Sentences by field: `organization.name`, `locations.0.state`; `locations` is about the whole list. */
export type Problems = Record<string, string>

const mostPlaces = 200
const longest = 200
const longestStatus = 120
const mostStatuses = 50

const tooLong = (text: string, most = longest): string | null =>
  text.trim().length > most ? `This has ${text.trim().length} characters. Use ${most} or fewer.` : null

/** The sentences of those fields that are longer than the server takes. */
const lengthProblems = (at: string, values: Record<string, string>): Problems =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, text]) => {
      const problem = tooLong(text)
      return problem ? [[`${at}.${name}`, problem]] : []
    }),
  )
const key = (text: string) => text.trim().toLowerCase()

const organizationProblems = (kind: Kind, draft: Draft): Problems => {
  const { organization_id, name, contact_name, contact_email, contact_phone, subscription_type, time_zone, places } =
    draft
  if (kind !== 'organization')
    return organization_id ? {} : { 'organization.organization_id': 'Choose an organization.' }
  const phone = contact_phone.trim() ? parseUsNumber(contact_phone) : null
  return {
    ...lengthProblems('organization', { name, contact_name, contact_email, contact_phone, subscription_type }),
    ...(name.trim() ? {} : { 'organization.name': 'Enter the organization’s name.' }),
    ...(contact_email.trim() && !isEmailAddress(contact_email.trim())
      ? { 'organization.contact_email': emailProblem }
      : {}),
    ...(phone && !phone.ok ? { 'organization.contact_phone': phone.reason } : {}),
    ...(!time_zone && proposeZone(places).differ ? { 'organization.time_zone': zonesDiffer } : {}),
  }
}

const placeProblems = (places: readonly Place[]): Problems => {
  if (places.length === 0) return { locations: 'Add at least one location.' }
  if (places.length > mostPlaces) return { locations: `Add ${mostPlaces} locations or fewer at once` }
  const problems: Problems = {}
  const seen = new Set<string>()
  for (const [at, { id, name, city, state, time_zone = '' }] of places.entries()) {
    if (id) continue
    Object.assign(problems, lengthProblems(`locations.${at}`, { name, city }))
    if (!name.trim()) problems[`locations.${at}.name`] = 'Enter the location’s name.'
    else if (seen.has(key(name))) problems[`locations.${at}.name`] = `${name.trim()} already exists.`
    if (!parseState(state)) problems[`locations.${at}.state`] = 'Choose a state.'
    const unsaid = findPlaceZoneProblem({ city, state, time_zone })
    if (unsaid) problems[`locations.${at}.time_zone`] = unsaid
    seen.add(key(name))
  }
  return problems
}

const codeProblems = (places: readonly Place[]): Problems => {
  const problems: Problems = {}
  const seen = new Set<string>()
  for (const [at, place] of places.entries())
    for (const [wanted, field] of [
      [place.rbt, 'rbt_code'],
      [place.bcba, 'bcba_code'],
    ] as const) {
      if (!wanted) continue
      const code = place[field]
      const problem = findCodeProblem(code) ?? (seen.has(key(code)) ? 'This code appears twice' : null)
      if (problem) problems[`locations.${at}.${field}`] = problem
      seen.add(key(code))
    }
  return problems
}

/** The first line that the list cannot have: a status of every organization, one that is there twice, or one that is too long. */
const statusProblems = (statuses: string): Problems => {
  const labels = statuses
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  if (labels.length > mostStatuses)
    return { statuses: `This is ${labels.length} statuses. Use ${mostStatuses} or fewer.` }
  const seen = new Set<string>()
  for (const label of labels) {
    if (isFixedStatus(label)) return { statuses: `${label} is included for every organization.` }
    if (seen.has(key(label))) return { statuses: `${label} appears twice` }
    const shown = `${label.slice(0, 40)} …`
    if (label.length > longestStatus)
      return { statuses: `“${shown}” has ${label.length} characters. Use ${longestStatus} or fewer.` }
    seen.add(key(label))
  }
  return {}
}

const peopleProblems = (people: Draft['people']): Problems => {
  const problems: Problems = {}
  const seen = new Set<string>()
  for (const [at, { email, full_name }] of people.entries()) {
    Object.assign(problems, lengthProblems(`invitations.${at}`, { email, full_name }))
    if (!email.trim()) problems[`invitations.${at}.email`] = 'Enter an email address.'
    else if (!isEmailAddress(email.trim())) problems[`invitations.${at}.email`] = emailProblem
    else if (seen.has(key(email))) problems[`invitations.${at}.email`] = 'This address appears twice'
    seen.add(key(email))
  }
  return problems
}

/**
 * Returns the problems of a step of an onboarding (1 to 7) that can be known without the server, in its words, at its
 * fields.
 */
export const findStepProblems = (kind: Kind, draft: Draft, step: number): Problems => {
  if (step === 1) return organizationProblems(kind, draft)
  if (step === 2) return placeProblems(draft.places)
  if (step === 3)
    return kind === 'position' && !draft.places.some(({ rbt, bcba }) => rbt || bcba)
      ? { locations: 'Choose a position.' }
      : {}
  if (step === 4) return codeProblems(draft.places)
  if (step === 5) return kind === 'organization' ? statusProblems(draft.statuses) : {}
  return step === 6 && kind === 'organization' ? peopleProblems(draft.people) : {}
}
