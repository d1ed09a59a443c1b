// Resumes as web pages, printed by Chromium.
import { type Block, formatEnds, type MonthStyle, type Part, toParts } from './forms.ts'
import type { Job, Person } from './people.ts'
import { escaped } from './writers.ts'

const blockHtml = (block: Block): string => {
  if (block.kind === 'heading') return `<h2>${escaped(block.text)}</h2>`
  if (block.kind === 'bullet') return `<ul><li>${escaped(block.text)}</li></ul>`
  if (block.kind === 'line') {
    const [first = '', ...rest] = block.cells.map(escaped)
    const right = rest.map((cell) => `<span class="r">${cell}</span>`).join('')
    return `<p>${right}${block.bold ? `<b>${first}</b>` : first}</p>`
  }
  return `<table>${block.rows.map((row) => `<tr>${row.map((cell) => `<td>${cell.map(blockHtml).join('')}</td>`).join('')}</tr>`).join('')}</table>`
}
/** Blocks as a part of a page. */
export const html = (blocks: Block[]) => blocks.map(blockHtml).join('')
const list = (job: Job) => `<ul>${job.duties.map((duty) => `<li>${escaped(duty)}</li>`).join('')}</ul>`
const range = (job: Job, style: MonthStyle, dash = ' – ') => formatEnds(job, style).join(dash)

const base =
  'body{font:10.5pt/1.35 Liberation Sans;margin:0}h1{font-size:20pt;margin:0}h2{font-size:13pt;margin:12px 0 4px}p{margin:1px 0}ul{margin:2px 0;padding-left:18px}.r{float:right}table{border-collapse:collapse;width:100%}td,th{vertical-align:top;text-align:left;padding:2px 6px 2px 0}'
/** A whole page. */
export const page = (style: string, body: string) => `<meta charset=utf-8><style>${base}${style}</style>${body}`
const head = ({ name, contact }: Person) => `<h1>${escaped(name)}</h1><p>${contact.map(escaped).join(' · ')}</p>`
const section = ({ heading, blocks }: Part) => (blocks.length === 0 ? '' : `<h2>${heading}</h2>${html(blocks)}`)
const filled = (parts: Part[]) => parts.filter(({ blocks }) => blocks.length > 0)

const flow =
  (form: string, style = '') =>
  (person: Person) => {
    const { summary, experience, certifications, education, skills } = toParts(person, form)
    return page(style, head(person) + [summary, experience, education, certifications, skills].map(section).join(''))
  }

const side =
  (
    form: string,
    {
      at,
      width,
      parts,
    }: { at: 'left' | 'right'; width: string; parts: ('skills' | 'certifications' | 'education' | 'summary')[] },
  ) =>
  (person: Person) => {
    const all = toParts(person, form)
    const beside = `<aside>${parts.map((name) => section(all[name])).join('')}</aside>`
    const others = (['summary', 'experience', 'education', 'certifications', 'skills'] as const).filter(
      (name) => !(parts as string[]).includes(name),
    )
    const main = `<main>${others.map((name) => section(all[name])).join('')}</main>`
    const columns = at === 'left' ? `${width} 1fr` : `1fr ${width}`
    return page(
      `.g{display:grid;grid-template-columns:${columns};gap:24px}`,
      `${head(person)}<div class=g>${at === 'left' ? beside + main : main + beside}</div>`,
    )
  }

/** Jobs with their dates in a column of their own. */
const dateColumn =
  (write: (job: Job) => { date: string; head: string }, { columns, style = '' }: { columns: string; style?: string }) =>
  (person: Person) => {
    const { summary, education, certifications, skills } = toParts(person, 'pipes')
    const jobs = person.jobs
      .map((job) => {
        const { date, head: top } = write(job)
        return `<div class=j><div>${date}</div><div>${top}${list(job)}</div></div>`
      })
      .join('')
    return page(
      `.j{display:grid;grid-template-columns:${columns};gap:14px;margin-bottom:8px}${style}`,
      `${head(person)}${section(summary)}<h2>Work Experience</h2>${jobs}${[education, certifications, skills].map(section).join('')}`,
    )
  }

/** Headings in a column at the left of what they head. */
const headingsLeft = (form: string, width: string) => (person: Person) => {
  const { summary, experience, education, certifications, skills } = toParts(person, form)
  const rows = filled([summary, experience, certifications, education, skills])
    .map(({ heading, blocks }) => `<div class=j><h2>${heading}</h2><div>${html(blocks)}</div></div>`)
    .join('')
  return page(
    `.j{display:grid;grid-template-columns:${width} 1fr;gap:18px;margin-bottom:8px}h2{margin:0}`,
    head(person) + rows,
  )
}

const columnsTable = (person: Person) => {
  const { summary, education, certifications, skills } = toParts(person, 'pipes')
  const rows = person.jobs
    .map(
      (job) =>
        `<tr><td>${range(job, 'slash')}</td><td>${escaped(job.employer)}, ${job.place}</td><td>${escaped(job.title)}</td></tr>`,
    )
    .join('')
  return page(
    'td,th{border:1px solid #999;padding:4px}',
    `${head(person)}${section(summary)}<h2>Employment History</h2><table><tr><th>Dates</th><th>Employer</th><th>Position</th></tr>${rows}</table>${[education, certifications, skills].map(section).join('')}`,
  )
}

/** Pages that no rule was written by. */
export const freshPages: Record<string, (person: Person) => string> = {
  'fresh-page-main-left': side('date-place', {
    at: 'right',
    width: '210px',
    parts: ['summary', 'certifications', 'skills', 'education'],
  }),
  'fresh-page-run-on': dateColumn(
    (job) => ({
      date: range(job, 'short', '–'),
      head: `<b>${escaped(job.title)}</b>, <i>${escaped(job.employer)}</i>, ${job.place}.`,
    }),
    { columns: '110px 1fr', style: '.j>div:first-child{text-align:right;font-size:9pt}' },
  ),
  'fresh-page-line-above': dateColumn(
    (job) => ({
      date: '',
      head: `<small>${range(job, 'long')}</small><br><b>${escaped(job.title)}</b><br>${escaped(job.employer)} | ${job.place}`,
    }),
    { columns: '14px 1fr', style: '.j{border-left:2px solid}' },
  ),
  'fresh-page-headings-left-spaced': (person) =>
    headingsLeft(
      'board',
      '140px',
    )(person).replace('</style>', 'h2{text-transform:uppercase;letter-spacing:.1em;font-size:10pt}</style>'),
  'fresh-page-right-date-place': flow('network', 'body{font-family:DejaVu Sans;font-size:9pt}'),
  'fresh-page-small-left': side('run-on', { at: 'left', width: '150px', parts: ['certifications', 'skills'] }),
}

/** Pages by the names of their layouts. */
export const pageLayouts: Record<string, (person: Person) => string> = {
  'page-date-right': flow('title-date'),
  'page-employer-right': flow('employer-first', 'h2{text-transform:uppercase;border-bottom:1px solid}'),
  'page-side-left': side('title-then-employer', {
    at: 'left',
    width: '170px',
    parts: ['skills', 'certifications', 'education'],
  }),
  'page-side-right-narrow': side('date-above', {
    at: 'right',
    width: '120px',
    parts: ['certifications', 'skills', 'education'],
  }),
  'page-headings-left': headingsLeft('title-date', '110px'),
  'page-spaced-headings': flow('title-date', 'h2{letter-spacing:.32em;text-transform:uppercase}'),
  'page-date-column': dateColumn(
    (job) => ({
      date: range(job, 'slash'),
      head: `<b>${escaped(job.title)}</b><br>${escaped(job.employer)}, ${job.place}`,
    }),
    { columns: '150px 1fr' },
  ),
  'page-date-stacked': dateColumn(
    (job) => ({
      date: formatEnds(job, 'short').join('<br>–<br>'),
      head: `<b>${escaped(job.employer)}</b><br>${escaped(job.title)}`,
    }),
    { columns: '80px 1fr' },
  ),
  'page-table': columnsTable,
  'page-two-level': side('title-date', {
    at: 'left',
    width: '200px',
    parts: ['certifications', 'skills', 'education', 'summary'],
  }),
  'page-centered': flow('title-then-employer', 'h1,h2,p{text-align:center}'),
  'page-date-wrapped': dateColumn(
    (job) => ({ date: range(job, 'long'), head: `<b>${escaped(job.title)}</b>, ${escaped(job.employer)}` }),
    { columns: '95px 1fr', style: 'body{font-size:10pt}' },
  ),
  'page-headings-left-wide': headingsLeft('employer-first', '150px'),
  'page-date-place-column': dateColumn(
    (job) => ({
      date: `${range(job, 'short')}<br>${job.place}`,
      head: `<b>${escaped(job.title)}</b><br>${escaped(job.employer)}`,
    }),
    { columns: '140px 1fr' },
  ),
  'page-side-right': side('title-date', {
    at: 'right',
    width: '190px',
    parts: ['skills', 'education', 'certifications'],
  }),
  'page-title-date-employer': flow('title-date-employer', 'ul{list-style:square}'),
  'page-small-caps': flow('place-date', 'h2{font-variant:small-caps;letter-spacing:.12em}'),
  'page-italic': flow('four-lines', 'body{font-family:Liberation Serif}p{font-style:italic}'),
}
