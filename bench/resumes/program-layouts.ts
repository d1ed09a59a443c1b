// Resumes in the languages of programs that people write documents with.
import { type Block, formatEnds, type MonthStyle, type Part, toParts } from './forms.ts'
import { type Layout, usual } from './layouts.ts'
import type { Job, Person } from './people.ts'
import {
  dateList,
  dateTable,
  flow,
  headingTable,
  multiColumn,
  namedTable,
  side,
  sideFloat,
  timeline,
} from './program-pages.ts'
import type { ProgramName } from './programs.ts'
import { wordFile } from './writers.ts'

type Write = (person: Person) => string | Buffer
type All = Record<'summary' | 'experience' | 'certifications' | 'education' | 'skills', Part>
const range = (job: Job, style: MonthStyle, dash: string) => formatEnds(job, style).join(dash)
const inOrder = ({ summary, experience, education, certifications, skills }: All) =>
  [summary, experience, education, certifications, skills].filter(({ blocks }) => blocks.length > 0)

// groff

const troff = (text: string) =>
  text
    .replaceAll('\\', '\\e')
    .replace(/^(?=[.'])/, '\\&')
    .replaceAll('–', '\\(en')
const troffBlock = (block: Block): string => {
  if (block.kind === 'heading') return `.SH\n${troff(block.text)}\n`
  if (block.kind === 'bullet') return `.IP \\(bu 2\n${troff(block.text)}\n`
  if (block.kind === 'table') return ''
  const cells = block.cells.map((cell) => troff(cell)).join('\t')
  return `.LP\n.nf\n.ta 6iR\n${block.bold ? `\\fB${cells}\\fP` : cells}\n.fi\n`
}
const troffPart = ({ heading, blocks }: Part) =>
  `.SH\n${troff(heading)}\n${blocks.map((block) => troffBlock(block)).join('')}`
const troffHead = ({ name, contact }: Person) =>
  `.TL\n${name}\n.LP\n${contact.map((one) => troff(one)).join(' \\(bu ')}\n`
const groffFlow =
  (form: string, more = ''): Write =>
  (person) =>
    troffHead(person) + more + inOrder(toParts(person, form)).map(troffPart).join('')
const troffDuties = (job: Job) => job.duties.map((duty) => `.br\n\\(bu ${troff(duty)}\n`).join('')
const groffDates: Write = (person) => {
  const all = toParts(person, 'pipes')
  const jobs = person.jobs.map(
    (job) =>
      `.IP "${troff(range(job, 'short', ' – '))}" 24n\n\\fB${troff(job.title)}\\fP, ${troff(job.employer)}, ${job.place}\n${troffDuties(job)}`,
  )
  return `${troffHead(person)}${troffPart(all.summary)}.SH\nExperience\n${jobs.join('')}${inOrder({
    ...all,
    summary: { heading: '', blocks: [] },
    experience: { heading: '', blocks: [] },
  })
    .map(troffPart)
    .join('')}`
}
const groffTable: Write = (person) => {
  const all = toParts(person, 'pipes')
  const rows = person.jobs.map((job) => [range(job, 'slash', ' - '), job.title, job.employer, job.place].join('@'))
  return `${troffHead(person)}${troffPart(all.summary)}.SH\nWork History\n.TS\ntab(@);\nl l l l.\n${rows.join('\n')}\n.TE\n${[
    all.education,
    all.certifications,
    all.skills,
  ]
    .filter(({ blocks }) => blocks.length > 0)
    .map(troffPart)
    .join('')}`
}

// TeX

const texText = (text: string) => text.replace(/[&%$#_{}]/g, (sign) => `\\${sign}`).replaceAll('–', '--')
const texItems = (items: string[]) =>
  items.length === 0
    ? ''
    : `\\begin{itemize}\n${items.map((one) => `\\item ${texText(one)}\n`).join('')}\\end{itemize}\n`
const texCells = ([first = '', ...rest]: string[], isBold: boolean) =>
  `\\noindent ${isBold ? `\\textbf{${texText(first)}}` : texText(first)}${rest.map((cell) => `\\hfill ${texText(cell)}`).join('')}\\par\n`
const texBlocks = (blocks: Block[]): string => {
  let text = ''
  blocks.forEach((block, at) => {
    if (block.kind === 'line') text += texCells(block.cells, block.bold === true)
    if (block.kind !== 'bullet' || blocks[at - 1]?.kind === 'bullet') return
    const rest = blocks.slice(at)
    const until = rest.findIndex(({ kind }) => kind !== 'bullet')
    text += texItems(
      rest.slice(0, until < 0 ? rest.length : until).flatMap((one) => (one.kind === 'bullet' ? [one.text] : [])),
    )
  })
  return text
}
const texPart = ({ heading, blocks }: Part) => `\\section*{${texText(heading)}}\n${texBlocks(blocks)}`
const texPage = (
  person: Person,
  body: string,
  { fonts = '\\usepackage[T1]{fontenc}\\usepackage{lmodern}', more = '' } = {},
) =>
  `\\documentclass[10pt,letterpaper]{article}\n\\usepackage[utf8]{inputenc}${fonts}\\usepackage[margin=0.8in]{geometry}\\usepackage{array}\\setlength\\parindent{0pt}\\pagestyle{empty}${more}\n\\begin{document}\n{\\LARGE ${person.name}}\\par ${person.contact.map(texText).join(' $\\cdot$ ')}\\par\n${body}\n\\end{document}\n`
const texFlow =
  (form: string, options: { fonts?: string; more?: string } = {}): Write =>
  (person) =>
    texPage(person, inOrder(toParts(person, form)).map(texPart).join(''), options)
/** The entries of a widespread class: dates in a column at the left. */
const texEntries: Write = (person) => {
  const all = toParts(person, 'pipes')
  const rows = person.jobs.map(
    (job) =>
      `\\noindent\\begin{tabular}{@{}p{0.17\\textwidth}p{0.8\\textwidth}@{}}\\raggedright ${texText(range(job, 'short', '–'))} & \\textbf{${texText(job.title)}}, \\textit{${texText(job.employer)}}, ${job.place}.\\newline ${job.duties.map((duty) => `$\\bullet$ ${texText(duty)}`).join('\\newline ')}\\\\\\end{tabular}\\par`,
  )
  return texPage(
    person,
    `${texPart(all.summary)}\\section*{Experience}\n${rows.join('\n')}\n${[
      all.education,
      all.certifications,
      all.skills,
    ]
      .filter(({ blocks }) => blocks.length > 0)
      .map(texPart)
      .join('')}`,
  )
}
const texSide: Write = (person) => {
  const all = toParts(person, 'title-then-employer')
  const beside = [all.certifications, all.skills, all.education].filter(({ blocks }) => blocks.length > 0)
  return texPage(
    person,
    `\\noindent\\begin{minipage}[t]{0.28\\textwidth}\\raggedright ${beside.map(texPart).join('')}\\end{minipage}\\hfill\\begin{minipage}[t]{0.66\\textwidth}${[all.summary, all.experience].map(texPart).join('')}\\end{minipage}`,
  )
}
/** Headings in the margin, as an old class sets them. */
const texMargin: Write = (person) =>
  texPage(
    person,
    inOrder(toParts(person, 'four-corners'))
      .map(
        ({ heading, blocks }) =>
          `\\noindent\\begin{minipage}[t]{0.2\\textwidth}\\textsc{${heading}}\\end{minipage}\\hfill\\begin{minipage}[t]{0.78\\textwidth}${texBlocks(blocks)}\\end{minipage}\\par\\medskip`,
      )
      .join('\n'),
  )

// Markdown

const mark = (text: string) => text.replace(/([*_|<>#`])/g, '\\$1')
const markBlock = (block: Block, isLast: boolean): string => {
  if (block.kind === 'bullet') return `- ${mark(block.text)}\n${isLast ? '\n' : ''}`
  if (block.kind === 'line')
    return `${block.bold ? `**${mark(block.cells.join(' | '))}**` : mark(block.cells.join(' | '))}\n\n`
  return ''
}
const markPart = ({ heading, blocks }: Part) =>
  `## ${heading}\n\n${blocks.map((block, at) => markBlock(block, blocks[at + 1]?.kind !== 'bullet')).join('')}`
const markHead = ({ name, contact }: Person) => `# ${name}\n\n${contact.map(mark).join(' \\| ')}\n\n`
const markFlow =
  (form: string): Write =>
  (person) =>
    markHead(person) + inOrder(toParts(person, form)).map(markPart).join('')
const markHeads: Write = (person) => {
  const all = toParts(person, 'pipes')
  const jobs = person.jobs.map(
    (job) =>
      `### ${mark(job.title)}\n\n*${mark(job.employer)}*, ${job.place}  \n${range(job, 'long', ' – ')}\n\n${job.duties.map((duty) => `- ${mark(duty)}\n`).join('')}\n`,
  )
  return `${markHead(person)}${markPart(all.summary)}## Experience\n\n${jobs.join('')}${[
    all.education,
    all.certifications,
    all.skills,
  ]
    .filter(({ blocks }) => blocks.length > 0)
    .map(markPart)
    .join('')}`
}
const markTerms: Write = (person) => {
  const all = toParts(person, 'pipes')
  const jobs = person.jobs.map(
    (job) =>
      `${range(job, 'short', ' – ')}\n:   **${mark(job.title)}**, ${mark(job.employer)} (${job.place})\n\n${job.duties.map((duty) => `    - ${mark(duty)}\n`).join('')}\n`,
  )
  return `${markHead(person)}${markPart(all.summary)}## Experience\n\n${jobs.join('')}${[
    all.education,
    all.certifications,
    all.skills,
  ]
    .filter(({ blocks }) => blocks.length > 0)
    .map(markPart)
    .join('')}`
}
const markTable: Write = (person) => {
  const all = toParts(person, 'pipes')
  const rows = person.jobs.map(
    (job) => `| ${mark(job.employer)} | ${mark(job.title)} | ${range(job, 'slash', ' – ')} |`,
  )
  return `${markHead(person)}${markPart(all.summary)}## Experience\n\n| Employer | Title | Dates |\n|---|---|---|\n${rows.join('\n')}\n\n${[
    all.education,
    all.certifications,
    all.skills,
  ]
    .filter(({ blocks }) => blocks.length > 0)
    .map(markPart)
    .join('')}`
}

type Entry = [name: string, program: ProgramName, extension: 'pdf' | 'docx' | 'odt' | 'rtf', write: Write]
const programEntries: Entry[] = [
  ['office-tabs', 'office', 'pdf', (person) => wordFile(usual('title-date')(person))],
  ['office-corners', 'office-pages', 'pdf', flow('employer-corners')],
  ['office-date-table', 'office-pages', 'pdf', dateTable('30%')],
  ['office-side-table', 'office-pages', 'pdf', side('title-then-employer', '32%')],
  ['office-heading-table', 'office-pages', 'pdf', headingTable('four-lines', '25%')],
  ['office-named-table', 'office-pages', 'pdf', namedTable],
  ['office-word-date-table', 'office-pages', 'docx', dateTable('30%')],
  ['office-word-side-table', 'office-pages', 'docx', side('slashes', '32%')],
  ['office-word-terms', 'office-pages', 'docx', dateList('Employment')],
  ['office-open-heading-table', 'office-pages', 'odt', headingTable('comma-line', '25%')],
  ['office-open-tabs', 'office', 'odt', (person) => wordFile(usual('four-corners')(person))],
  ['office-open-side-table', 'office-pages', 'odt', side('date-above', '40%')],
  ['office-rich-date-table', 'office-pages', 'rtf', dateTable('30%')],
  ['office-rich-tabs', 'office', 'rtf', (person) => wordFile(usual('employer-corners')(person))],
  ['office-rich-side-table', 'office-pages', 'rtf', side('title-date', '35%')],
  ['groff-corners', 'groff', 'pdf', groffFlow('four-corners')],
  ['groff-dates', 'groff', 'pdf', groffDates],
  ['groff-table', 'groff', 'pdf', groffTable],
  ['groff-two-columns', 'groff', 'pdf', groffFlow('four-lines', '.2C\n')],
  ['groff-justified', 'groff', 'pdf', groffFlow('place-title-date')],
  ['groff-employer-corners', 'groff', 'pdf', groffFlow('employer-corners')],
  ['tex-corners', 'tex', 'pdf', texFlow('four-corners')],
  ['tex-entries', 'tex', 'pdf', texEntries],
  ['tex-side', 'tex', 'pdf', texSide],
  ['tex-margin', 'tex', 'pdf', texMargin],
  ['tex-old-fonts', 'tex', 'pdf', texFlow('employer-corners', { fonts: '' })],
  ['tex-comma-line', 'tex', 'pdf', texFlow('comma-line')],
  ['wk-corners', 'wkhtmltopdf', 'pdf', flow('four-corners')],
  ['wk-date-table', 'wkhtmltopdf', 'pdf', dateTable('24%')],
  ['wk-side', 'wkhtmltopdf', 'pdf', side('title-date', '30%')],
  [
    'wk-serif',
    'wkhtmltopdf',
    'pdf',
    flow('comma-date-employer', 'body{font-family:Liberation Serif;text-align:justify}'),
  ],
  ['wk-heading-table', 'wkhtmltopdf', 'pdf', headingTable('employer-corners', '20%')],
  ['wk-spaced', 'wkhtmltopdf', 'pdf', flow('place-date', 'h2{letter-spacing:.3em;text-transform:uppercase}')],
  ['weasy-float', 'weasyprint', 'pdf', sideFloat('four-lines')],
  ['weasy-columns', 'weasyprint', 'pdf', multiColumn('title-then-employer')],
  ['weasy-terms', 'weasyprint', 'pdf', dateList('Employment')],
  ['weasy-timeline', 'weasyprint', 'pdf', timeline],
  ['weasy-spaced', 'weasyprint', 'pdf', flow('comma-months', 'h1,h2{letter-spacing:.25em;text-transform:uppercase}')],
  ['weasy-shouted', 'weasyprint', 'pdf', flow('shouted', 'body{font-family:DejaVu Serif}')],
  ['pandoc-heads', 'pandoc', 'docx', markHeads],
  ['pandoc-terms', 'pandoc', 'docx', markTerms],
  ['pandoc-table', 'pandoc', 'docx', markTable],
  ['pandoc-open-heads', 'pandoc', 'odt', markHeads],
  ['pandoc-open-lines', 'pandoc', 'odt', markFlow('slashes')],
  ['pandoc-open-terms', 'pandoc', 'odt', markTerms],
  ['pandoc-rich-heads', 'pandoc', 'rtf', markHeads],
  ['pandoc-rich-corners', 'pandoc', 'rtf', markFlow('four-corners')],
  ['pandoc-rich-table', 'pandoc', 'rtf', markTable],
  ['office-place-table', 'office-pages', 'pdf', dateTable('22%', true)],
  ['office-middle-table', 'office-pages', 'pdf', headingTable('four-lines', '25%')],
  ['office-rich-nested-table', 'office-pages', 'rtf', headingTable('four-corners', '22%')],
  ['weasy-terms-duties', 'weasyprint', 'pdf', dateList('Work Experience')],
  ['wk-terms', 'wkhtmltopdf', 'pdf', dateList('Work Experience')],
  ['pandoc-open-corners', 'pandoc', 'odt', markFlow('employer-corners')],
  ['office-open-terms', 'office-pages', 'odt', dateList('Work Experience')],
  ['office-docx-terms', 'office-pages', 'docx', dateList('Work Experience')],
]

/** A line with something at its right edge is a table of one row, and cells say where their words begin: this program knows no other way. */
const withTables = (page: string): string =>
  page
    .replace(/<(td|th)\b/g, '<$1 valign="top"')
    .replace(
      /<p><span class="r">(.*?)<\/span>(.*?)<\/p>/g,
      '<table width="100%"><tr><td width="65%"><p>$2</p></td><td align="right"><p>$1</p></td></tr></table>',
    )

/** Layouts that programs write, which may be missing; every third is held out. */
export const programLayouts: Layout[] = programEntries.map(([name, program, extension, write], at) => ({
  name,
  extension,
  hasDuties: !/named-table|groff-table|pandoc(?:-rich)?-table/.test(name),
  isHeldOut: at % 3 === 2,
  make: (person) => {
    const text = write(person)
    return {
      text:
        program === 'office-pages' && typeof text === 'string' && !name.includes('middle') ? withTables(text) : text,
      program,
    }
  },
}))
