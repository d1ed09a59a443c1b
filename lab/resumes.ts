// How well résumés are read: every file of lab/resumes against what a person typed. `node lab/resumes.ts [--show]`
// lists the differences in the known files, `--show=all` those in the unseen ones too: who writes rules looks at the known only.
// `--kind=fresh` reads the files of one kind only.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deriveResumeFields } from '@reinforce/resume-reader/derive-resume-fields.ts'
import { readResume } from '@reinforce/resume-reader/read-resume.ts'
import type { ResumeFacts } from '@reinforce/resume-reader/resume-facts.ts'
import { scoreResume } from '@reinforce/resume-reader/score-resume.ts'
import { computeFitScore } from '../src/features/candidates/directory/rules/compute-fit-score.ts'
import { judgeDocument } from '../src/integrations/documents/extract-text.ts'
import type { ReadDocument } from '../src/rules/placed-line.ts'
import { wilson } from './interval.ts'
import { listClearPairs, type ScoredFile } from './resumes/clear-pairs.ts'
import type { Label } from './resumes/labels.ts'

const today = '2026-11-24'
const folder = join(import.meta.dirname, 'resumes')
const kind = process.argv.find((one) => one.startsWith('--kind='))?.slice(7)
const every: Record<string, Label> = JSON.parse(readFileSync(join(folder, 'labels.json'), 'utf8'))
const labels = Object.fromEntries(
  Object.entries(every).filter(([, label]) => kind === undefined || label.kind === kind),
)

type Tally = { hit: number; read: number; typed: number; isYesNo: boolean }
const tallies = new Map<string, Tally>()
const differences: string[] = []

const getTally = (set: string, what: string, isYesNo: boolean): Tally => {
  const key = `${set}\t${what}`
  const tally = tallies.get(key) ?? { hit: 0, read: 0, typed: 0, isYesNo }
  tallies.set(key, tally)
  return tally
}

const folded = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

type Case = { id: string; label: Label }

const yes = ({ id, label }: Case, what: string, typed: unknown, read: unknown, isRight = typed === read) => {
  if (typed === undefined) return
  const tally = getTally(label.set, what, true)
  tally.typed += 1
  if (isRight) tally.hit += 1
  else differences.push(`${id} ${what}: typed ${JSON.stringify(typed)}, read ${JSON.stringify(read)}`)
}

const many = (
  { id, label }: Case,
  what: string,
  typed: string[] | undefined,
  found: string[],
  either: string[] = [],
) => {
  if (typed === undefined) return
  const read = found.filter((one) => !either.includes(one))
  const left = [...read]
  const missed = typed.filter((one) => {
    const at = left.indexOf(one)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  const tally = getTally(label.set, what, false)
  tally.typed += typed.length
  tally.read += read.length
  tally.hit += typed.length - missed.length
  if (missed.length > 0) differences.push(`${id} ${what} missed: ${missed.join('; ')}`)
  if (left.length > 0) differences.push(`${id} ${what} too many: ${left.join('; ')}`)
}

const near = (typed: number | null | undefined, read: number | null) =>
  typed === read || (typeof typed === 'number' && read !== null && Math.abs(typed - read) <= 1)

const names = (terms: { name: string }[]) => terms.map(({ name }) => name)

const certification = (of: { kind: string; number: string | null; state: string }) =>
  `${of.kind} ${of.number} ${of.state}`

const noQuote = { text: '', line: 0 }

/** What the rubric finds in the facts that were read against what it finds in those that were typed, where all it counts was typed. */
const compareFound = (one: Case, facts: ResumeFacts) => {
  const { position, certifications, skills, assessments, systems, aba_months, related_months, either = [] } = one.label
  if (position !== 'RBT' && position !== 'BCBA') return
  if (!certifications || !skills || !assessments || !systems) return
  if (aba_months === undefined || related_months === undefined) return
  const terms = (typed: string[], read: { name: string }[]) =>
    [...typed, ...names(read).filter((name) => either.includes(name))].map((name) => ({ name, quote: noQuote }))
  const typed = {
    ...facts,
    certifications: certifications.map((held) => ({ ...held, quote: noQuote }) as ResumeFacts['certifications'][0]),
    skills: terms(skills, facts.skills),
    assessments: terms(assessments, facts.assessments),
    systems: terms(systems, facts.systems),
    languages: one.label.languages?.map((name) => ({ name, quote: noQuote })) ?? facts.languages,
    aba_months,
    related_months,
  }
  const found = (of: ResumeFacts) =>
    scoreResume({ ...of, has_prompt_injection: false }, { position })
      .criteria.filter(({ verdict }) => verdict === 'Found')
      .map(({ name }) => name)
  many(one, 'Found', found(typed), found(facts))
}

const scored: ScoredFile[] = []

/** Scores a file as lists order it: by its fit, then by the two halves of the rubric. */
const score = ({ id, label }: Case, facts: ResumeFacts) => {
  const { position } = label
  if (position !== 'RBT' && position !== 'BCBA') return
  const of = scoreResume(facts, { position })
  const { number } = computeFitScore({ position, status: null, ...deriveResumeFields(position, { facts, score: of }) })
  const halves = [of.skills_percentage ?? of.skills_score ?? 0, of.experience_percentage ?? of.experience_score ?? 0]
  scored.push({ id, label, score: number + ((halves[0] ?? 0) + (halves[1] ?? 0)) / 1000 })
}

const compare = (one: Case, facts: ResumeFacts) => {
  const { label } = one
  yes(one, 'is_resume', label.is_resume, facts.is_resume)
  if (label.is_resume !== true) return
  score(one, facts)
  yes(one, 'position', label.position === '-' ? undefined : label.position, facts.position)
  yes(one, 'current_rbt', label.current_rbt, facts.current_rbt)
  const held = facts.certifications.filter(({ kind, state }) => kind !== 'other' && state !== 'none')
  many(one, 'certifications', label.certifications?.map(certification), held.map(certification))
  yes(one, 'aba_months ± 1', label.aba_months, facts.aba_months, near(label.aba_months, facts.aba_months))
  yes(
    one,
    'related_months ± 1',
    label.related_months,
    facts.related_months,
    near(label.related_months, facts.related_months),
  )
  many(one, 'skills', label.skills, names(facts.skills), label.either)
  many(one, 'assessments', label.assessments, names(facts.assessments), label.either)
  many(one, 'systems', label.systems, names(facts.systems), label.either)
  many(one, 'languages', label.languages, names(facts.languages))
  compareFound(one, facts)
  yes(one, 'education.highest', label.education?.highest, facts.education.highest)
  const jobs = label.employers
  many(
    one,
    'employers: name',
    jobs?.map(({ name }) => folded(name)),
    facts.employers.map(({ name }) => folded(name)),
  )
  many(
    one,
    'employers: title',
    jobs?.map(({ title }) => folded(title)),
    facts.employers.map(({ title }) => folded(title)),
  )
  if (jobs?.some(({ from, to }) => from === undefined || to === undefined)) return
  many(
    one,
    'employers: from',
    jobs?.map(({ from }) => `${from}`),
    facts.employers.map(({ from }) => `${from}`),
  )
  many(
    one,
    'employers: to',
    jobs?.map(({ to }) => `${to}`),
    facts.employers.map(({ to }) => `${to}`),
  )
}

const listQuotes = (facts: ResumeFacts) =>
  [
    facts.certifications,
    facts.skills,
    facts.assessments,
    facts.systems,
    facts.languages,
    facts.availability,
    facts.employers,
  ].flatMap((list) => list.map(({ quote }) => quote))

const rate = (hit: number, of: number) => (of === 0 ? '–' : (hit / of).toFixed(3))

const print = (line: string) => process.stdout.write(`${line}\n`)

const row = (key: string, { hit, read, typed, isYesNo }: Tally) => {
  const [set = '', what = ''] = key.split('\t')
  const start = `${set.padEnd(8)}${what.padEnd(20)}`
  const share = `${rate(hit, typed).padStart(8)}${wilson(hit, typed).padStart(14)}${String(typed).padStart(6)}`
  if (isYesNo) return `${start}${share}`
  return `${start}${share}${rate(hit, read).padStart(11)}${wilson(hit, read).padStart(14)}${String(read).padStart(6)}${rate(2 * hit, read + typed).padStart(8)}`
}

const times: number[] = []
const documents: ReadDocument[] = []
let [quotes, verbatim] = [0, 0]

for (const [id, label] of Object.entries(labels)) {
  const bytes = readFileSync(join(folder, 'files', label.file))
  const start = performance.now()
  const { read } = await judgeDocument(bytes, 'own')
  const facts = read ? readResume(read, { today }) : null
  times.push(performance.now() - start)
  const isReadable = read !== null && read.lines.length > 0
  yes({ id, label }, 'readable', label.readable, isReadable)
  if (!read || !facts || !isReadable) {
    if (label.readable) yes({ id, label }, 'is_resume', label.is_resume, false)
    continue
  }
  documents.push(read)
  compare({ id, label }, facts)
  for (const quote of listQuotes(facts)) {
    quotes += 1
    if (read.lines[quote.line]?.text.includes(quote.text)) verbatim += 1
    else differences.push(`${id} quote not in its line: ${JSON.stringify(quote)}`)
  }
}

let changed = 0
for (const document of documents) {
  const first = JSON.stringify(readResume(document, { today }))
  for (let at = 1; at < 100; at += 1) if (JSON.stringify(readResume(document, { today })) !== first) changed += 1
}

for (const { better, worse } of listClearPairs(scored)) {
  const read = `${better.score} against ${worse.score} of ${worse.id}`
  yes(better, 'clear pairs in order', 'more', read, better.score > worse.score)
}

times.sort((a, b) => a - b)
const part = (share: number) => (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(0)

print('set     what                  recall          95 %     n  precision          95 %     n      F1')
for (const set of ['known', 'unseen'])
  for (const [key, tally] of tallies) if (key.startsWith(`${set}\t`)) print(row(key, tally))
print(`quotes verbatim ${verbatim} of ${quotes}; 100 repeats of ${documents.length} files: ${changed} changes`)
print(`${times.length} files, milliseconds each: p50 ${part(0.5)}, p95 ${part(0.95)}`)
const isAll = process.argv.includes('--show=all')
if (isAll || process.argv.includes('--show'))
  for (const line of differences) if (isAll || labels[line.split(' ')[0] ?? '']?.set === 'known') print(line)
