import { type Position } from '../../../../rules/credential/positions.ts'
import { productName } from '../../../../rules/product.ts'
import { parseState } from '../../../../rules/us-states.ts'

/** An active post as job boards may know of it. */
export type FeedJob = {
  /** The code people apply with; it names the job, too. */
  code: string
  position: Position
  organization: string
  city: string
  /** Two letters. */
  state: string
  posted: Date
  /** In the clinic's own words; null: said in one sentence. */
  description: string | null
}

type Feed = { jobs: readonly FeedJob[] /** 'https://hire.example' */; origin: string; builtAt: Date }

/** The longest description of a post, in characters. */
export const longestDescription = 4_000

/** The names of the positions in public. */
export const positionTitles = {
  RBT: 'Registered Behavior Technician (RBT)',
  BCBA: 'Board Certified Behavior Analyst (BCBA)',
}
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Without the characters that no XML document may hold, however they are written. */
const allowed = (text: string) =>
  text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .trim()
const escaped = (text: string) => allowed(text).replace(/[&<>"']/g, (sign) => entities[sign] ?? '')
const oneLine = (text: string) => escaped(text.replace(/\s+/g, ' '))

/** Typed words as paragraphs of HTML: no mark-up of theirs survives, so no end of CDATA either. */
export const toParagraphs = (text: string) =>
  allowed(text.replace(/\r\n?/g, '\n'))
    .split(/\n{2,}/)
    .map((part) => `<p>${escaped(part).replace(/\n/g, '<br>')}</p>`)
    .join('')

/** The description of a post that has none. */
export const describeJob = ({
  organization,
  position,
  city,
  state,
}: Omit<FeedJob, 'description' | 'posted' | 'code'>) =>
  `${organization} is hiring: ${positionTitles[position]} in ${city}, ${state}. Apply online in a few minutes.`

const jobElement = (job: FeedJob, origin: string) => {
  const { code, position, organization, city, state, posted, description } = job
  const parts = {
    title: positionTitles[position],
    date: posted.toUTCString(),
    referencenumber: code,
    url: `${origin}/apply/${encodeURIComponent(code.toWellFormed())}`,
    company: organization,
    city,
    state,
    country: 'US',
  }
  const elements = Object.entries(parts).map(([name, value]) => `    <${name}>${oneLine(value)}</${name}>`)
  const words = `    <description><![CDATA[${toParagraphs(description ?? describeJob(job))}]]></description>`
  return ['  <job>', ...elements, words, '  </job>'].join('\n')
}

/**
 * Writes jobs as an XML document in the format of Indeed and other job boards. It stays well-formed with any typed
 * text.
 */
export const writeJobFeed = ({ jobs, origin, builtAt }: Feed): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<source>',
    `  <publisher>${escaped(productName)}</publisher>`,
    `  <publisherurl>${escaped(origin)}</publisherurl>`,
    `  <lastBuildDate>${builtAt.toUTCString()}</lastBuildDate>`,
    ...jobs.map((job) => jobElement(job, origin)),
    '</source>',
    '',
  ].join('\n')

type Place = { isOpen: boolean; city: string | null; state: string | null }

/** Where a job is, as job boards want it: city and the state's two letters; null where the place is closed or lacks one of them. */
export const formatFeedPlace = ({ isOpen, city, state }: Place): { city: string; state: string } | null => {
  const [town, code] = [city?.trim() ?? '', parseState(state ?? '')]
  return isOpen && town !== '' && code !== null ? { city: town, state: code } : null
}

/** The clinic's part of the feed's address: its name in plain letters, and `end`, which makes it no one else's. */
export const createFeedKey = (organization: string, end: string): string => {
  const plain = organization.normalize('NFKD').toLowerCase().slice(0, 200)
  const words = plain.replace(/[\u0300-\u036f]/g, '').match(/[a-z0-9]+/g) ?? ['clinic']
  return [...words.join('-').slice(0, 50).split('-').filter(Boolean), end].join('-')
}
