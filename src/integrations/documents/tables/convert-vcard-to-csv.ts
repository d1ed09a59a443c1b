import ICAL from 'ical.js'
import { createTableText, type TableText } from './create-table-text.ts'

const heading = [
  'vCard name',
  'First name',
  'Last name',
  'Email',
  'Phone',
  'City',
  'State',
  'Title',
  'Company',
  'Notes',
]
const card = /BEGIN:VCARD\r?\n[\s\S]*?\r?\nEND:VCARD/gi
const longest = 500_000

type Card = InstanceType<typeof ICAL.Component>
const toText = (value: unknown): string =>
  Array.isArray(value) ? value.map(toText).filter(Boolean).join(' ') : typeof value === 'string' ? value.trim() : ''
const toTexts = (value: unknown): string[] => (Array.isArray(value) ? value.map(toText) : [toText(value)])
const first = (one: Card, name: string): unknown => one.getFirstPropertyValue(name)

const ofType = (one: Card, name: string, wanted: RegExp): string[] =>
  one
    .getAllProperties(name)
    .toSorted(
      (a, b) =>
        Number(wanted.test(toText(b.getParameter('type')))) - Number(wanted.test(toText(a.getParameter('type')))),
    )
    .map((property) => toText(property.getFirstValue()).replace(/^(?:tel|mailto):/i, ''))

/** Version 2.1 leaves out `TYPE=` ("TEL;CELL:…"), and phones group properties ("item1.TEL:…"). */
const readable = (text: string): string =>
  text.replace(/^item\d+\./gim, '').replace(
    /^(TEL|EMAIL|ADR)((?:;(?:CELL|HOME|WORK|PREF|VOICE|INTERNET|MAIN|FAX))+)(?=[:;])/gim,
    (_, name: string, types: string) =>
      `${name}${types
        .split(';')
        .filter(Boolean)
        .map((type) => `;TYPE=${type}`)
        .join('')}`,
  )

const parseCard = (text: string): string[] | null => {
  try {
    const one = ICAL.Component.fromString(readable(text))
    const [last = '', given = '', middle = ''] = toTexts(first(one, 'n'))
    const [, , , city = '', state = ''] = toTexts(first(one, 'adr'))
    const phones = ofType(one, 'tel', /cell|mobile|iphone/i)
    const emails = ofType(one, 'email', /pref/i)
    const note = toText(first(one, 'note'))
    const company = toText(first(one, 'org'))
    const givenNames = [given, middle].filter(Boolean).join(' ')
    return [
      toText(first(one, 'fn')),
      givenNames,
      last,
      emails.join('; '),
      phones.join('; '),
      city,
      state,
      toText(first(one, 'title')),
      company,
      note,
    ]
  } catch {
    return null
  }
}

/** The contacts of a vCard file, a row each; those that cannot be read are counted. */
export const convertVcardToCsv = (text: string): TableText => {
  const rows = Array.from(text.matchAll(card), ([one]) => (one.length > longest ? null : parseCard(one)))
  const read = rows.filter((row) => row !== null)
  const unread = rows.length - read.length
  const remarks = unread === 0 ? [] : [`${unread} ${unread === 1 ? 'contact' : 'contacts'} couldn’t be read.`]
  return createTableText([{ name: 'Contacts', rows: [heading, ...read] }], remarks)
}
