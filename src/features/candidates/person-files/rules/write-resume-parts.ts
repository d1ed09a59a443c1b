import type { ResumeFacts } from '@reinforce/resume-reader/resume-facts.ts'
import type { PartCriterion } from '@reinforce/resume-reader/score-resume.ts'
import { escapeHtml } from '../../../../rules/words/escape-html.ts'
import type { RecordedReading } from './decision-record.ts'
import { listRubrics } from './list-rubrics.ts'
import { writeFacts, writeTable, writeText } from './write-html.ts'

type Show = (instant: string | null) => string

/** Lists each quote of the facts with its line, counted from 1. */
const listQuotes = (facts: Partial<ResumeFacts>): Map<string, number> => {
  const { certifications = [], employers = [], skills = [], assessments = [], systems = [] } = facts
  const { languages = [], availability = [] } = facts
  const all = [certifications, employers, skills, assessments, systems, languages, availability].flat()
  return new Map(all.map(({ quote }) => [quote.text, quote.line + 1]))
}

const listQuote = ({ quote }: { quote: { text: string; line: number } }) => [String(quote.line + 1), quote.text]

const listFactRows = (facts: Partial<ResumeFacts>): string[][] => {
  const terms = [
    ['Skill', facts.skills],
    ['Assessment', facts.assessments],
    ['System', facts.systems],
    ['Language', facts.languages],
    ['Availability', facts.availability],
  ] as const
  return [
    ...(facts.certifications ?? []).map((one) => [
      'Certification',
      [one.kind, one.number ?? '', one.state].filter(Boolean).join(', '),
      ...listQuote(one),
    ]),
    ...(facts.employers ?? []).map((one) => [
      'Job',
      `${one.title}, ${one.name} (${one.from ?? '?'} to ${one.to ?? '?'}), ${one.kind}`,
      ...listQuote(one),
    ]),
    ...terms.flatMap(([name, list = []]) =>
      list.map((one) => [
        name,
        one.isOnlyListed ? `${one.name} (only listed: counts nothing)` : one.name,
        ...listQuote(one),
      ]),
    ),
  ]
}

const writeCriteria = (criteria: readonly Partial<PartCriterion>[], quotes: Map<string, number>): string =>
  writeTable(
    ['Part', 'Criterion', 'Points', 'Of', 'Verdict', 'Why'],
    criteria.map(({ part = '', name = '', points, most, verdict = '', words = '', quotes: said = [] }) => [
      part,
      name,
      points === undefined ? '' : String(points),
      most === undefined ? '' : String(most),
      verdict,
      [words, ...said.map((quote) => `Line ${quotes.get(quote) ?? '?'}: “${quote}”`)].filter(Boolean).join('\n'),
    ]),
    [2, 3],
  )

type Rubrics = ReturnType<typeof listRubrics>

/** Says in words what earns the points of a criterion. */
const describeCriterion = (criterion: Rubrics[number]['criteria'][number]): string => {
  if (criterion.by === 'names') return `${criterion.full} of: ${criterion.counts.join(', ')}`
  if (criterion.by === 'certification')
    return criterion.states.map(({ kind, state, points }) => `${kind}, ${state}: ${points}`).join('\n')
  return `By months, evenly in between: ${criterion.steps.map(([months, points]) => `${months} earn ${points}`).join(', ')}`
}

const writeRubric = (rubrics: Rubrics): string[] =>
  rubrics.flatMap(({ name, criteria }) => [
    `<h3>${escapeHtml(name.replace('rbt_', 'RBT ').replace('bcba_', 'BCBA '))}</h3>`,
    writeTable(
      ['Criterion', 'Weight', 'Earned by'],
      criteria.map((criterion) => [criterion.name, String(criterion.points), describeCriterion(criterion)]),
      [1],
    ),
  ])

/** Writes the reading of the resume: criteria with quotes, facts with their lines, the rubric with its weights, and the words with line numbers. */
export const writeResumeParts = (resume: RecordedReading | null, show: Show): string[] => {
  if (resume === null)
    return ['<h2>The resume</h2>', writeText('No resume was read. The values were delivered by others, or are empty.')]
  const facts = resume.facts as Partial<ResumeFacts>
  const quotes = listQuotes(facts)
  const criteria = Array.isArray(resume.score.criteria) ? (resume.score.criteria as Partial<PartCriterion>[]) : []
  const lines = resume.text.split(/\r\n|\r|\n/)
  const rows = listFactRows(facts)
  return [
    '<h2>What we read in the resume</h2>',
    writeFacts([
      ['In use', resume.is_used ? 'Yes' : 'No: the values of the score were delivered by others'],
      ['Rubric', `Version ${resume.rubric_version}, for ${resume.position}`],
      ['Read', `${show(resume.scored_at)}, months up to ${resume.read_on}`],
      ['Certification number filled in from it', resume.filled_certification],
      ['“Currently an RBT” filled in from it', resume.filled_current_rbt ? 'Yes' : null],
      ['Pages without readable words', String(resume.unread_pages)],
      ['Months of ABA work', String(facts.aba_months ?? 'unknown')],
      ['Months of related work', String(facts.related_months ?? 'unknown')],
      ['Values of the clinic', resume.values.join(', ')],
    ]),
    '<h3>Criteria</h3>',
    criteria.length === 0 ? writeText('None: the document has no facts that count.') : writeCriteria(criteria, quotes),
    '<h3>Facts with their lines</h3>',
    rows.length === 0 ? writeText('None.') : writeTable(['Kind', 'Fact', 'Line', 'Quote'], rows, [2]),
    '<h2>Rubric and weights</h2>',
    ...writeRubric(listRubrics(resume.position, resume.weights)),
    '<h2>Resume text</h2>',
    `<ol class="lines">${lines.map((text, at) => `<li><span>${at + 1}</span><div>${escapeHtml(text)}</div></li>`).join('')}</ol>`,
  ]
}
