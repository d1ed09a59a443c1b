import { readResume } from '@reinforce/resume-reader/read-resume.ts'
import type { ResumeFacts } from '@reinforce/resume-reader/resume-facts.ts'
import { scoreResume } from '@reinforce/resume-reader/score-resume.ts'
import { computeFitScore, getFitLabel } from '../../src/features/candidates/directory/rules/compute-fit-score.ts'
import { lookInside } from '../../src/integrations/documents/detect-active-content.ts'
import { type Kind, readers } from '../../src/integrations/documents/document-lines.ts'
import { decodeText } from '../../src/integrations/documents/plain-text.ts'
import { readPlainLines } from '../../src/integrations/documents/words/read-plain-lines.ts'
import type { ReadDocument } from '../../src/rules/placed-line.ts'
import { toBlocks, toParts } from './forms.ts'
import type { Layout } from './layouts.ts'
import type { Person } from './people.ts'
import { writePlainText } from './writers.ts'

/** The day that the corpus is read on. */
const today = '2026-11-27'

const readLines = async (bytes: Buffer, extension: Layout['extension']): Promise<ReadDocument> => {
  if (extension === 'txt') return readPlainLines(decodeText(bytes))
  const kind: Kind = extension
  const { parts } = await lookInside(bytes)
  return (await readers[kind](bytes, parts)) ?? { lines: [], pages: 0, unread: [] }
}

const month = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7))
const abaMonths = ({ jobs }: Person): number => {
  const found = new Set<number>()
  for (const { kind, from, to } of jobs)
    if (kind === 'aba') for (let at = month(from); at <= month(to === 'present' ? today : to); at += 1) found.add(at)
  return found.size
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
const isSame = (read: string, true_: string) => plain(read) === plain(true_)
const isNamed = (read: string, employer: string, place: string) =>
  isSame(read, employer) || plain(`${employer} ${place}`) === plain(read)

/** Certifications in one line, to compare them. */
const held = (list: readonly { kind: string; state: string }[]) =>
  list
    .filter(({ kind, state }) => kind !== 'other' && state !== 'none')
    .map(({ kind, state }) => `${kind} ${state}`)
    .toSorted()
    .join()

const text = (value: number | null) => (value === null ? null : String(value))
const formatLabel = (facts: ResumeFacts, position: 'RBT' | 'BCBA'): string => {
  const score = scoreResume(facts, { position })
  const held = facts.certifications.find(({ kind, state }) => kind === 'RBT' && state === 'active-claimed')
  return getFitLabel(
    computeFitScore({
      position,
      status: null,
      certification_number: held?.number ?? null,
      current_rbt: facts.current_rbt,
      skills_percentage: text(score.skills_percentage),
      experience_percentage: text(score.experience_percentage),
      skills_score: text(score.skills_score),
      experience_score: text(score.experience_score),
      culture_fit_score: text(score.culture_fit_score),
    }),
  )
}

/** The label that a person has by what is true of them; words are read from their plainest resume. */
const trueLabel = (person: Person, position: 'RBT' | 'BCBA', withDuties: boolean): string => {
  const { summary, experience, education, certifications, skills } = toParts(person, 'pipes', { withDuties })
  const read = readResume(
    readPlainLines(writePlainText(toBlocks(person, [summary, experience, education, certifications, skills]))),
    { today },
  )
  const held = person.certifications.map(({ kind, number, state }) => ({
    kind,
    number,
    state,
    quote: { text: '', line: 0 },
  }))
  const isActive = (kind: string) => held.some((one) => one.kind === kind && one.state === 'active-claimed')
  return formatLabel(
    { ...read, certifications: held, current_rbt: isActive('RBT') && !isActive('BCBA'), aba_months: abaMonths(person) },
    position,
  )
}

export type Outcome = {
  person: Person
  layout: Layout
  jobs: number
  whole: number
  extra: number
  months: boolean
  certifications: boolean
  numbers: boolean
  fit: boolean
  /** How long its words and facts took to read, in ms. */
  took: number
  misses: string[]
  lines: string[]
}

/** Reads one file and holds it against what is true of its person. */
export const measure = async (
  { person, layout }: { person: Person; layout: Layout },
  bytes: Buffer,
): Promise<Outcome> => {
  const begun = performance.now()
  const document = await readLines(bytes, layout.extension)
  const facts = readResume(document, { today })
  const took = performance.now() - begun
  const misses: string[] = []
  let whole = 0
  for (const job of person.jobs) {
    const found = facts.employers.some(
      ({ name, title, from, to }) =>
        isNamed(name, job.employer, job.place) && isSame(title, job.title) && from === job.from && to === job.to,
    )
    if (found) whole += 1
    else misses.push(`job ${job.title} @ ${job.employer} ${job.from}..${job.to}`)
  }
  const extra = Math.max(0, facts.employers.length - person.jobs.length)
  if (whole < person.jobs.length || extra > 0)
    misses.push(
      ...facts.employers.map(
        ({ name, title, from, to, kind }) => `  read: ${title} @ ${name} ${from}..${to} (${kind})`,
      ),
    )
  const months = abaMonths(person)
  const isRightMonths = facts.aba_months === months
  if (!isRightMonths) misses.push(`months ${months}, read ${facts.aba_months}`)
  // A job held today whose title names a certification is a claim, too: nothing is said against that here.
  const certifications = held(person.certifications) === held(facts.certifications)
  if (!certifications) misses.push(`certifications ${held(person.certifications)}, read ${held(facts.certifications)}`)
  const numbers = person.certifications.every(({ number }) => facts.certifications.some((one) => one.number === number))
  if (!numbers)
    misses.push(
      `numbers ${person.certifications.map(({ number }) => number).join()}, read ${facts.certifications.map(({ number }) => number).join()}`,
    )
  const position = person.certifications.some(({ kind }) => kind !== 'RBT') ? 'BCBA' : 'RBT'
  const [wanted, read] = [trueLabel(person, position, layout.hasDuties), formatLabel(facts, position)]
  if (wanted !== read) misses.push(`fit ${wanted}, read ${read}`)
  return {
    person,
    layout,
    jobs: person.jobs.length,
    whole,
    extra,
    months: isRightMonths,
    certifications,
    numbers,
    fit: wanted === read,
    took,
    misses: misses.length === 0 ? [] : [`${layout.name} ${person.name}`, ...misses],
    lines: document.lines.map(({ text, heading }) => `${heading ? '# ' : ''}${text}`),
  }
}
