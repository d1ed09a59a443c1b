import { createTitle, days, type MadePerson, phones, pickInTurn } from './made-people.ts'

export type CellField = 'name' | 'email' | 'phone' | 'place' | 'position' | 'day' | 'status'
export type Words = readonly [theirs: string, ours: string]

const blank = () => ''
const name = (p: MadePerson) => `${p.first} ${p.last}`
const lastFirst = (p: MadePerson) => `${p.last}, ${p.first}`
const first = (p: MadePerson) => ` ${p.first} `
const last = (p: MadePerson) => (p.n % 7 === 0 ? p.last.toUpperCase() : p.last)
const email = (p: MadePerson) => (p.n % 3 === 0 ? p.email.toUpperCase() : p.email)
const city = (p: MadePerson) => p.city
const state = (p: MadePerson) => pickInTurn([p.state, p.stateName], p.n)
const zip = (p: MadePerson) => p.zip
const place = (p: MadePerson) => pickInTurn([`${p.city}, ${p.state}`, `${p.city}, ${p.state} ${p.zip}`], p.n)
const longPlace = (p: MadePerson) =>
  pickInTurn([`${p.city}, ${p.stateName}, United States`, `${p.city}, ${p.state}, US`], p.n)
const street = (p: MadePerson) => `${100 + p.n} Elm St, ${p.city}, ${p.state} ${p.zip}`
const plain = (p: MadePerson) => createTitle(p, 'plain')
const odd = (p: MadePerson) => createTitle(p, 'odd')
const everyPhone = (p: MadePerson) => pickInTurn([phones.brackets, phones.dashes, phones.country, phones.dots], p.n)(p)
/** All fields that a file may state. */
const all: readonly CellField[] = ['name', 'email', 'phone', 'place', 'position', 'day', 'status']
/** The fields but these. */
export const omitFields = (...missing: CellField[]) => all.filter((one) => !missing.includes(one))

/** Statuses of a job board, and what they mean here. */
export const board = [
  ['New', 'Initial Inquiry'],
  ['Reviewed', 'Reviewed By Clinic'],
  ['Rejected', 'Archived'],
  ['Hired', 'Hired'],
] as const
/** Statuses of a hiring system, and what they mean here. */
export const pipeline = [
  ['Applied', 'Initial Inquiry'],
  ['Phone Screen', 'Interview Scheduled'],
  ['Offer', 'In-Process To Hire'],
  ['Not a Fit', 'Archived'],
] as const
/** Others, that were held out. */
export const later = [
  ['New applicant', 'Initial Inquiry'],
  ['Interview completed', 'Interview Scheduled'],
  ['Offer extended', 'In-Process To Hire'],
  ['Not moving forward', 'Archived'],
  ['Candidate withdrew', 'Archived'],
] as const

const answer = (p: MadePerson) => pickInTurn(['Yes', 'No', 'Not yet'], p.n)

/** A cell of a row by its kind. */
export const cells: Record<string, (p: MadePerson) => string> = {
  blank,
  name,
  lastFirst,
  first,
  last,
  email,
  city,
  state,
  zip,
  place,
  longPlace,
  street,
  plain,
  odd,
  everyPhone,
  answer,
  ...Object.fromEntries(Object.entries(phones).map(([kind, cell]) => [`phone ${kind}`, cell])),
  ...Object.fromEntries(Object.entries(days).map(([kind, cell]) => [`day ${kind}`, cell])),
  shouted: (p) => name(p).toUpperCase(),
  twoEmails: (p) => `${p.email};${p.otherEmail}`,
  id: (p) => `c-${p.n}`,
  commaEmails: (p) => `${p.email},${p.otherEmail}`,
  spacedEmails: (p) => `${p.email}, ${p.otherEmail}`,
  colonEmails: (p) => `${p.email} ::: ${p.otherEmail}`,
  otherEmail: (p) => p.otherEmail,
  wideName: (p) => `${p.first}  ${p.last} `,
  mixedDay: (p) => pickInTurn([days.words, days.short], p.n)(p),
  elm: (p) => `${p.n} Elm St`,
  colonPhones: (p) => `${phones.country(p)} ::: ${p.digits.slice(0, 3)}-555-0198`,
}
