// Resumes as pages without grids: tables, floats, and lists, as older programs print them.
import { formatEnds, type MonthStyle, type Part, toParts } from './forms.ts'
import { html, page } from './pages.ts'
import type { Job, Person } from './people.ts'
import { escaped } from './writers.ts'

type Parts = ReturnType<typeof toParts>
const range = (job: Job, style: MonthStyle, dash = ' – ') => formatEnds(job, style).join(dash)
const list = (job: Job) =>
  job.duties.length === 0 ? '' : `<ul>${job.duties.map((duty) => `<li>${escaped(duty)}</li>`).join('')}</ul>`
const head = ({ name, contact }: Person) => `<h1>${escaped(name)}</h1><p>${contact.map(escaped).join(' | ')}</p>`
const section = ({ heading, blocks }: Part) => (blocks.length === 0 ? '' : `<h2>${heading}</h2>${html(blocks)}`)
const sections = (parts: Part[]) => parts.map((part) => section(part)).join('')
const inOrder = ({ summary, experience, education, certifications, skills }: Parts) =>
  [summary, experience, education, certifications, skills].filter(({ blocks }) => blocks.length > 0)

/** One column. */
export const flow =
  (form: string, style = '') =>
  (person: Person): string =>
    page(style, head(person) + sections(inOrder(toParts(person, form))))

/** A table whose left column holds the short parts. */
export const side =
  (form: string, width: string) =>
  (person: Person): string => {
    const all = toParts(person, form)
    return page(
      '',
      `${head(person)}<table width="100%"><tr><td width="${width}">${sections([all.certifications, all.skills, all.education])}</td><td>${sections([all.summary, all.experience])}</td></tr></table>`,
    )
  }

/** The jobs as a table without lines: dates left, the rest right. */
export const dateTable =
  (width: string, isPlaceLeft = false) =>
  (person: Person): string => {
    const all = toParts(person, 'pipes')
    const rows = person.jobs
      .map(
        (job) =>
          `<tr><td width="${width}"><p>${range(job, 'short')}</p>${isPlaceLeft ? `<p>${job.place}</p>` : ''}</td><td><p><b>${escaped(job.title)}</b></p><p>${escaped(job.employer)}${isPlaceLeft ? '' : `, ${job.place}`}</p>${list(job)}</td></tr>`,
      )
      .join('')
    return page(
      '',
      `${head(person)}${section(all.summary)}<h2>Work Experience</h2><table width="100%">${rows}</table>${sections([all.education, all.certifications, all.skills])}`,
    )
  }

/** Headings in the left column of a table. */
export const headingTable =
  (form: string, width: string) =>
  (person: Person): string => {
    const rows = inOrder(toParts(person, form))
      .map(
        ({ heading, blocks }) => `<tr><td width="${width}"><p><b>${heading}</b></p></td><td>${html(blocks)}</td></tr>`,
      )
      .join('')
    return page('', `${head(person)}<table width="100%">${rows}</table>`)
  }

/** The jobs as a table whose first row names its columns. */
export const namedTable = (person: Person): string => {
  const all = toParts(person, 'pipes')
  const rows = person.jobs
    .map(
      (job) =>
        `<tr><td>${escaped(job.employer)}<br>${job.place}</td><td>${escaped(job.title)}</td><td>${range(job, 'bare')}</td></tr>`,
    )
    .join('')
  return page(
    'td,th{border:1px solid #999;padding:4px}',
    `${head(person)}${section(all.summary)}<h2>Employment</h2><table width="100%" border="1"><tr><th>Employer</th><th>Position</th><th>Dates</th></tr>${rows}</table>${sections([all.education, all.certifications, all.skills])}`,
  )
}

/** The jobs as a list of terms: dates, then what was done. */
export const dateList =
  (name: string) =>
  (person: Person): string => {
    const all = toParts(person, 'pipes')
    const jobs = person.jobs
      .map(
        (job) =>
          `<dt><b>${range(job, 'long')}</b></dt><dd><p>${escaped(job.employer)}, ${job.place}</p><p><i>${escaped(job.title)}</i></p>${list(job)}</dd>`,
      )
      .join('')
    return page(
      '',
      `${head(person)}${sections([all.summary, all.certifications])}<h2>${name}</h2><dl>${jobs}</dl>${sections([all.education, all.skills])}`,
    )
  }

/** The short parts float at the right of the jobs. */
export const sideFloat =
  (form: string) =>
  (person: Person): string => {
    const all = toParts(person, form)
    return page(
      'aside{float:right;width:30%;margin-left:20px}main{margin-right:35%}',
      `${head(person)}<aside>${sections([all.skills, all.certifications, all.education])}</aside><main>${sections([all.summary, all.experience])}</main>`,
    )
  }

/** Two columns that the text flows through. */
export const multiColumn =
  (form: string) =>
  (person: Person): string =>
    page(
      'main{column-count:2;column-gap:24px}',
      `${head(person)}<main>${sections(inOrder(toParts(person, form)))}</main>`,
    )

/** Dates in the margin beside what they head. */
export const timeline = (person: Person): string => {
  const all = toParts(person, 'pipes')
  const jobs = person.jobs
    .map(
      (job) =>
        `<div class=e><span class=d>${range(job, 'slash', ' – ')}</span><b>${escaped(job.employer)}</b><p>${escaped(job.title)} · ${job.place}</p>${list(job)}</div>`,
    )
    .join('')
  return page(
    '.e{position:relative;padding-left:130px}.d{position:absolute;left:0;top:0}',
    `${head(person)}${section(all.summary)}<h2>Experience</h2>${jobs}${sections([all.education, all.certifications, all.skills])}`,
  )
}
