import { type Block, formatEnds, type Part, toBlocks, toParts } from './forms.ts'
import { freshPages, pageLayouts } from './pages.ts'
import type { Person } from './people.ts'
import type { ProgramName } from './programs.ts'
import { drawnFile, openFile, richFile, type TextRun, wordFile, wrappedLines, writePlainText } from './writers.ts'

export type Layout = {
  name: string
  extension: 'pdf' | 'docx' | 'odt' | 'rtf' | 'txt'
  /** Its jobs are a table without the duties: what is said only there is not in it. */
  hasDuties: boolean
  /** Rules are written without looking at these. */
  isHeldOut: boolean
  make: (person: Person) => { page: string } | { bytes: Buffer } | { text: string | Buffer; program: ProgramName }
}

/** A resume in the usual order; `form` is how a job is headed. */
export const usual =
  (form: string, names: Parameters<typeof toParts>[2] = {}) =>
  (person: Person): Block[] => {
    const { summary, experience, education, certifications, skills } = toParts(person, form, names)
    return toBlocks(person, [summary, experience, education, certifications, skills])
  }
const certificationsFirst =
  (form: string) =>
  (person: Person): Block[] => {
    const all = toParts(person, form, {
      names: { experience: 'Employment History', certifications: 'Licenses & Certifications', summary: 'Profile' },
    })
    return toBlocks(person, [all.summary, all.certifications, all.experience, all.skills, all.education])
  }

type Make = (person: Person) => Buffer
const text =
  (form: string, how: Parameters<typeof writePlainText>[1] = {}, blocks = usual(form)): Make =>
  (person) =>
    Buffer.from(writePlainText(blocks(person), how))
const breakingNumbers: Make = (person) =>
  Buffer.from(writePlainText(usual('title-date')(person)).replace(/((?:RBT|\d)-\d\d-)(\d{3,6})/g, '$1\n$2'))

const spread = (heading: string) => Array.from(heading.toUpperCase()).join(' ')
const spaced: Make = (person) => {
  const blocks = usual('title-date')(person).map((block) =>
    block.kind === 'heading' ? { ...block, text: spread(block.text) } : block,
  )
  return Buffer.from(writePlainText(blocks))
}

const createLine = (value: string): Block => ({ kind: 'line', cells: [value] })
const dateTable = (person: Person): Block[] => {
  const { summary, education, certifications, skills } = toParts(person, 'pipes')
  const rows = person.jobs.map((job): Block[][] => [
    [createLine(formatEnds(job, 'short').join(' – '))],
    [
      { kind: 'line', cells: [job.title], bold: true },
      createLine(`${job.employer}, ${job.place}`),
      ...job.duties.map((duty): Block => ({ kind: 'bullet', text: duty })),
    ],
  ])
  const experience: Part = { heading: 'Professional Experience', blocks: [{ kind: 'table', rows }] }
  return toBlocks(person, [summary, experience, education, certifications, skills])
}
const namedTable = (person: Person): Block[] => {
  const { summary, education, certifications, skills } = toParts(person, 'pipes')
  const header = ['Position', 'Employer', 'From', 'To'].map((name) => [createLine(name)])
  const rows = person.jobs.map((job) => [
    [createLine(job.title)],
    [createLine(`${job.employer}, ${job.place}`)],
    ...formatEnds(job, 'slash').map((end) => [createLine(end)]),
  ])
  return toBlocks(person, [
    summary,
    { heading: 'Work Experience', blocks: [{ kind: 'table', rows: [header, ...rows] }] },
    education,
    certifications,
    skills,
  ])
}
/** The blocks of several parts, one below the other. */
const column = (parts: Part[]): Block[] =>
  parts.flatMap(({ heading, blocks }): Block[] =>
    blocks.length === 0 ? [] : [{ kind: 'heading', text: heading }, ...blocks],
  )
const sideTable = (person: Person): Block[] => {
  const all = toParts(person, 'title-date')
  return [
    ...toBlocks(person, []),
    {
      kind: 'table',
      rows: [[column([all.skills, all.certifications, all.education]), column([all.summary, all.experience])]],
    },
  ]
}
const headingTable = (person: Person): Block[] => {
  const all = toParts(person, 'employer-first')
  const rows = [all.summary, all.experience, all.certifications, all.education, all.skills]
    .filter(({ blocks }) => blocks.length > 0)
    .map(({ heading, blocks }): Block[][] => [[{ kind: 'heading', text: heading }], blocks])
  return [...toBlocks(person, []), { kind: 'table', rows }]
}

const layOutRows = (blocks: Block[], x: number, width: number, right = 430): { gap: number; runs: TextRun[] }[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'table') return []
    if (block.kind === 'heading')
      return [{ gap: 24, runs: [{ text: block.text.toUpperCase(), x, size: 13, bold: true }] }]
    if (block.kind === 'line') {
      const [first = '', ...rest] = block.cells
      return [
        {
          gap: 15,
          runs: [{ text: first, x, bold: block.bold === true }, ...rest.map((cell) => ({ text: cell, x: right }))],
        },
      ]
    }
    return wrappedLines(block.text, width).map((part, at) => ({
      gap: 13,
      runs: [...(at === 0 ? [{ text: '•', x }] : []), { text: part, x: x + 12 }],
    }))
  })
const drawnFlow =
  (form: string): Make =>
  (person) =>
    drawnFile(layOutRows(usual(form)(person), 50, 80))
const drawnWoven: Make = (person) => {
  const all = toParts(person, 'title-then-employer')
  const narrow = column([all.certifications, all.skills, all.education]).flatMap((block): Block[] =>
    block.kind === 'line' ? wrappedLines(block.cells.join(' '), 26).map(createLine) : [block],
  )
  const [left, main] = [layOutRows(narrow, 40, 26), layOutRows(column([all.summary, all.experience]), 210, 62)]
  const rows = Array.from({ length: Math.max(left.length, main.length) }, (_, at) => ({
    gap: 17,
    runs: [...(left[at]?.runs ?? []), ...(main[at]?.runs ?? [])],
  }))
  return drawnFile([...layOutRows(toBlocks(person, []), 40, 80), ...rows])
}

const texts: [string, Make][] = [
  ['text-pipes', text('pipes')],
  ['text-employer-first', text('employer-first', { between: '          ' })],
  ['text-title-lines', text('title-then-employer', { capitals: true, bullet: '* ' })],
  ['text-middle', text('title-date-employer', { bullet: '' })],
  ['text-middle-employer-first', text('employer-date-title', { bullet: '' })],
  ['text-comma-middle', text('comma-date-employer')],
  ['text-stacked', text('stacked', { bullet: '' })],
  ['text-company-date-title', text('employer-date-below', { bullet: '' })],
  ['text-no-dash', text('no-dash')],
  ['text-form', text('web-form', { blank: false })],
  ['text-from-to', text('from-to')],
  ['text-four-lines', text('four-lines')],
  ['text-bullet-tails', text('title-date', { width: 58 })],
  ['text-broken-number', breakingNumbers],
  ['text-spaced-headings', spaced],
  ['text-date-colon', text('date-colon', { bullet: '' })],
  ['text-at-employer', text('at-employer', {}, certificationsFirst('at-employer'))],
  ['text-comma-months', text('comma-months')],
  ['text-place-date', text('place-date')],
  ['text-date-left', text('date-left')],
  ['text-parentheses', text('in-parentheses', { width: 72, hang: '  ' })],
  ['text-shouted', text('shouted', { capitals: true })],
  ['text-date-employer-title', text('date-employer-title')],
  ['text-bulleted-jobs', text('bulleted', {}, usual('bulleted', { withDuties: false }))],
  ['text-tails-employer-first', text('employer-first', { width: 60 })],
]
const others: [string, Layout['extension'], Make][] = [
  ['word-tabs', 'docx', (person) => wordFile(usual('title-date')(person))],
  ['word-date-table', 'docx', (person) => wordFile(dateTable(person))],
  ['word-named-table', 'docx', (person) => wordFile(namedTable(person))],
  ['word-side-table', 'docx', (person) => wordFile(sideTable(person))],
  ['word-heading-table', 'docx', (person) => wordFile(headingTable(person))],
  ['word-dash-parts', 'docx', (person) => wordFile(certificationsFirst('dash-parts')(person))],
  ['open-lines', 'odt', (person) => openFile(usual('date-above')(person))],
  ['open-date-table', 'odt', (person) => openFile(dateTable(person))],
  ['open-named-table', 'odt', (person) => openFile(namedTable(person))],
  ['rich-lines', 'rtf', (person) => richFile(usual('employer-first')(person))],
  ['rich-parentheses', 'rtf', (person) => richFile(certificationsFirst('in-parentheses')(person))],
  ['drawn-flow', 'pdf', drawnFlow('title-date')],
  ['drawn-woven', 'pdf', drawnWoven],
  ['drawn-date-employer', 'pdf', drawnFlow('date-employer-title')],
]

const freshTexts: [string, Make][] = [
  ['fresh-text-network', text('network')],
  ['fresh-text-board', text('board', { bullet: '' })],
  ['fresh-text-marked', text('marked', { bullet: '* ' })],
  ['fresh-text-place-title-date', text('place-title-date')],
  ['fresh-text-from-sentence', text('from-sentence', { bullet: '' })],
  ['fresh-text-date-pipes', text('date-pipes', { capitals: true })],
]
/** Layouts made after the rules, and measured before anyone looked at what was missed in them. */
export const freshLayouts: Layout[] = [
  ...freshTexts.map(([name, make]) => ({
    name,
    extension: 'txt' as const,
    make: (person: Person) => ({ bytes: make(person) }),
  })),
  ...Object.entries(freshPages).map(([name, make]) => ({
    name,
    extension: 'pdf' as const,
    make: (person: Person) => ({ page: make(person) }),
  })),
].map((layout) => ({ ...layout, hasDuties: true, isHeldOut: true }))

const paragraphs =
  (form: string) =>
  (person: Person): Block[] => {
    const all = toParts(person, form, { withDuties: false })
    const blocks = person.jobs.flatMap((job) => [
      ...toParts({ ...person, jobs: [job] }, form, { withDuties: false }).experience.blocks,
      createLine(`${job.duties.join('. ')}.`),
    ])
    return toBlocks(person, [all.skills, all.certifications, { ...all.experience, blocks }, all.education])
  }
const laterTexts: [string, Make][] = [
  ['later-grouped', text('grouped')],
  ['later-at-in-parentheses', text('at-in-parentheses')],
  ['later-long-dash', text('long-dash')],
  ['later-year-first', text('year-first')],
  ['later-whole-days', text('whole-days', { bullet: '* ' })],
  ['later-with-length', text('with-length')],
  ['later-title-colon', text('title-colon', { bullet: '' })],
  ['later-dates-employed', text('dates-employed', { capitals: true })],
  ['later-short-years', text('short-years')],
  ['later-since-date', text('since-date', {}, certificationsFirst('since-date'))],
  ['later-spanish-months', text('spanish-months')],
  ['later-employer-place-date', text('employer-place-date')],
  ['later-title-employer-place', text('title-employer-place-lines', { bullet: '' })],
  ['later-slashes', text('slashes')],
  ['later-corners', text('employer-corners', { width: 64 })],
  ['later-paragraphs', text('four-corners', {}, paragraphs('four-corners'))],
  ['later-paragraphs-wrapped', text('title-date', { width: 70 }, paragraphs('title-date'))],
  ['later-run-on', text('comma-line', { bullet: '', width: 80 })],
]
/** Layouts made later still; every third is held out. */
export const laterLayouts: Layout[] = laterTexts.map(([name, make], at) => ({
  name,
  extension: 'txt',
  hasDuties: true,
  isHeldOut: at % 3 === 2,
  make: (person) => ({ bytes: make(person) }),
}))

/** Every layout; each third one is held out. */
export const layouts: Layout[] = [
  ...texts.map(([name, make]) => ({
    name,
    extension: 'txt' as const,
    make: (person: Person) => ({ bytes: make(person) }),
  })),
  ...others.map(([name, extension, make]) => ({
    name,
    extension,
    make: (person: Person) => ({ bytes: make(person) }),
  })),
  ...Object.entries(pageLayouts).map(([name, make]) => ({
    name,
    extension: 'pdf' as const,
    make: (person: Person) => ({ page: make(person) }),
  })),
].map((layout, at) => ({
  ...layout,
  hasDuties: !/named-table|bulleted-jobs|page-table/.test(layout.name),
  isHeldOut: at % 3 === 2,
}))
