import type { Job, Person } from './people.ts'

/** A piece of a document: a heading, a line of cells, a bullet, or a table whose cells hold pieces. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'line'; cells: string[]; bold?: boolean }
  | { kind: 'bullet'; text: string }
  | { kind: 'table'; rows: Block[][][] }

const long = 'January February March April May June July August September October November December'.split(' ')
const spanish = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')
const two = (month: number) => String(month).padStart(2, '0')

/** How a month is written. */
const months = {
  long: (year: string, month: number) => `${long[month - 1]} ${year}`,
  short: (year: string, month: number) => `${(long[month - 1] ?? '').slice(0, 3)} ${year}`,
  comma: (year: string, month: number) => `${(long[month - 1] ?? '').slice(0, 3)}, ${year}`,
  dot: (year: string, month: number) => `${month === 5 ? 'May' : `${(long[month - 1] ?? '').slice(0, 3)}.`} ${year}`,
  slash: (year: string, month: number) => `${two(month)}/${year}`,
  bare: (year: string, month: number) => `${month}/${year}`,
  quote: (year: string, month: number) => `${(long[month - 1] ?? '').slice(0, 3)} '${year.slice(2)}`,
  yearFirst: (year: string, month: number) => `${year} ${(long[month - 1] ?? '').slice(0, 3)}`,
  day: (year: string, month: number) => `${two(month)}/15/${year}`,
  shortYear: (year: string, month: number) => `${two(month)}/${year.slice(2)}`,
  spanish: (year: string, month: number) => `${spanish[month - 1]} de ${year}`,
  iso: (year: string, month: number) => `${year}-${two(month)}`,
}
export type MonthStyle = keyof typeof months

/** The two ends of a job as written. */
export const formatEnds = ({ from, to }: Job, style: MonthStyle, now = 'Present'): [string, string] => {
  const written = (month: string) =>
    month === 'present' ? now : months[style](month.slice(0, 4), Number(month.slice(5)))
  return [written(from), written(to)]
}
const joined = (job: Job, style: MonthStyle, dash = ' – ', now = 'Present') => formatEnds(job, style, now).join(dash)

const line = (...cells: string[]): Block => ({ kind: 'line', cells })
const bold = (...cells: string[]): Block => ({ kind: 'line', cells, bold: true })

/** How the head of a job is written: its lines, in order. */
const forms: Record<string, (job: Job) => Block[]> = {
  pipes: (job) => [bold(`${job.title} | ${job.employer} | ${job.place} | ${joined(job, 'short')}`)],
  'title-then-employer': (job) => [
    bold(job.title),
    line(`${job.employer}, ${job.place}`),
    line(joined(job, 'long', ' - ')),
  ],
  'employer-first': (job) => [bold(`${job.employer}, ${job.place}`, joined(job, 'short')), line(job.title)],
  'title-date': (job) => [bold(job.title, joined(job, 'slash', ' - ')), line(`${job.employer} - ${job.place}`)],
  'date-above': (job) => [line(joined(job, 'long', ' to ')), bold(job.title), line(`${job.employer}, ${job.place}`)],
  'date-left': (job) => [line(joined(job, 'slash', '–'), `${job.title}, ${job.employer}`)],
  'title-date-employer': (job) => [
    line(`${job.title} ${joined(job, 'slash', ' to ', 'Current')} ${job.employer} ${job.place.replace(',', ' ,')}`),
  ],
  'employer-date-title': (job) => [
    line(`${job.employer} ${joined(job, 'long', ' to ', 'Current')} ${job.title}`),
    line(job.place.replace(',', ' ,')),
  ],
  'comma-date-employer': (job) => [
    line(`${job.title} , ${joined(job, 'slash', ' - ', 'Current')} ${job.employer} - ${job.place.replace(',', ' ,')}`),
  ],
  stacked: (job) => {
    const [from, to] = formatEnds(job, 'long', 'Current')
    return [line(from), line('to'), line(to), line(`${job.employer} ${job.place.replace(',', ' ,')} ${job.title}`)]
  },
  'employer-date-below': (job) => [
    line(job.employer),
    line(joined(job, 'long', ' to ', 'Current')),
    line(job.title),
    line(job.place.replace(',', ' ,')),
  ],
  'in-parentheses': (job) => [
    bold(`${job.title} (${joined(job, 'quote', '–', 'now')})`),
    line(`${job.employer}, ${job.place}`),
  ],
  'from-to': (job) => {
    const [from, to] = formatEnds(job, 'bare')
    return [bold(job.employer), line(`Position: ${job.title}`), line(`From: ${from}   To: ${to}`)]
  },
  'web-form': (job) => {
    const [from, to] = formatEnds(job, 'slash')
    return [
      line(`Job title: ${job.title}`),
      line(`Employer: ${job.employer}`),
      line(`Location: ${job.place}`),
      line(`Start date: ${from}`),
      line(`End date: ${to}`),
    ]
  },
  'four-lines': (job) => [bold(job.employer), line(job.place), line(job.title), line(joined(job, 'short', ' – '))],
  'no-dash': (job) => [bold(`${job.title}, ${job.employer}, ${job.place}`), line(formatEnds(job, 'dot').join(' '))],
  'at-employer': (job) => [line(`${job.title} at ${job.employer}, ${joined(job, 'short', ' - ')}`)],
  'date-colon': (job) => [
    line(`${joined(job, 'slash', '-')}: ${job.title}, ${job.employer}, ${job.place.replace(',', '')}.`),
  ],
  'dash-parts': (job) => [bold(`${job.title} – ${job.employer} (${job.place})`, joined(job, 'iso', ' – '))],
  'comma-months': (job) => [bold(`${job.title}, ${job.employer}`), line(joined(job, 'comma', ' - '))],
  'place-date': (job) => [bold(job.title), line(`${job.employer}, ${job.place} ${joined(job, 'long', ' - ')}`)],
  'date-employer-title': (job) => [line(joined(job, 'short')), line(job.employer), bold(job.title)],
  bulleted: (job) => [{ kind: 'bullet', text: `${job.title}, ${job.employer} (${joined(job, 'short', ' to ')})` }],
  network: (job) => [
    bold(job.title),
    line(`${job.employer} · Full-time`),
    line(`${joined(job, 'short', ' - ')} · 2 yrs 3 mos`),
    line(job.place.replace(', ', ', United States, ').split(', United')[0] ?? ''),
  ],
  board: (job) => [bold(job.title), line(`${job.employer} - ${job.place}`), line(joined(job, 'long', ' to '))],
  marked: (job) => [line(`**${job.title}**, *${job.employer}* (${joined(job, 'slash', ' - ', 'present')})`)],
  'place-title-date': (job) => [
    line(`${job.employer} (${job.place}) — ${job.title} — ${joined(job, 'long', ' to ', 'present')}`),
  ],
  'from-sentence': (job) => [line(`${job.title} – ${job.employer}. From ${joined(job, 'long', ' to ', 'present')}.`)],
  'date-pipes': (job) => [line(`${joined(job, 'slash', ' – ')} | ${job.employer} | ${job.title}`)],
  'date-place': (job) => [bold(job.title), line(job.employer), line(joined(job, 'slash', ' – '), job.place)],
  'run-on': (job) => [line(joined(job, 'short', '–'), `${job.title}, ${job.employer}, ${job.place}.`)],
  'four-corners': (job) => [bold(job.title, joined(job, 'short')), line(job.employer, job.place)],
  'employer-corners': (job) => [bold(job.employer, job.place), line(job.title, joined(job, 'dot', ' – '))],
  'comma-line': (job) => [line(`${job.title}, ${job.employer}, ${job.place}`, joined(job, 'slash', '–'))],
  slashes: (job) => [bold(`${job.employer} / ${job.title}`), line(`${job.place}, ${joined(job, 'long', ' – ')}`)],
  'at-in-parentheses': (job) => [line(`${job.title} at ${job.employer} (${joined(job, 'short', '–')})`)],
  'long-dash': (job) => [bold(`${job.employer}—${job.title}`, joined(job, 'slash', '-'))],
  'year-first': (job) => [line(joined(job, 'yearFirst', ' – ')), line(`${job.title}, ${job.employer}`)],
  'whole-days': (job) => [bold(`${job.title} - ${job.employer}`), line(joined(job, 'day', ' - '))],
  'with-length': (job) => [
    bold(job.employer),
    line(job.title),
    line(`${joined(job, 'long', ' - ')} (1 year 4 months)`),
  ],
  'title-colon': (job) => [
    line(`${job.title}: ${joined(job, 'long', ' to ', 'present')}`),
    line(`${job.employer}, ${job.place}`),
  ],
  'dates-employed': (job) => [
    line(`EMPLOYER: ${job.employer}`),
    line(`CITY: ${job.place}`),
    line(`JOB TITLE: ${job.title}`),
    line(`DATES EMPLOYED: ${joined(job, 'slash', ' TO ', 'PRESENT')}`),
  ],
  'short-years': (job) => [line(`${job.title}, ${job.employer}, ${job.place}, ${joined(job, 'shortYear', '-')}`)],
  'since-date': (job) => [
    bold(`${job.title} | ${job.employer}`),
    line(job.to === 'present' ? `Since ${formatEnds(job, 'long')[0]}` : joined(job, 'long', ' – ')),
  ],
  'spanish-months': (job) => [bold(`${job.title}, ${job.employer}`), line(joined(job, 'spanish', ' – ', 'Presente'))],
  'employer-place-date': (job) => [
    bold(`${job.employer} (${job.place}), ${joined(job, 'dot', ' – ', 'present')}`),
    line(job.title),
  ],
  'title-employer-place-lines': (job) => [
    bold(job.title, joined(job, 'comma', ' – ')),
    line(job.employer),
    line(job.place),
  ],
  shouted: (job) => [bold(job.employer.toUpperCase(), job.place), line(`${job.title}, ${joined(job, 'long', ' – ')}`)],
}

export type Part = { heading: string; blocks: Block[] }
/** Jobs in a row at one employer, below its name. */
const grouped = (person: Person): Block[] =>
  person.jobs.flatMap((job, at) => [
    ...(person.jobs[at - 1]?.employer === job.employer ? [] : [bold(job.employer, job.place)]),
    line(job.title, joined(job, 'short')),
    ...job.duties.map((text): Block => ({ kind: 'bullet', text })),
  ])

type Names = Partial<Record<'summary' | 'experience' | 'certifications' | 'education' | 'skills', string>>

/** What a person's resume says, part by part; `form` is how a job is headed. */
export const toParts = (
  person: Person,
  form: string,
  { names = {}, withDuties = true }: { names?: Names; withDuties?: boolean } = {},
): Record<'summary' | 'experience' | 'certifications' | 'education' | 'skills', Part> => ({
  summary: { heading: names.summary ?? 'Summary', blocks: [line(person.summary)] },
  experience: {
    heading: names.experience ?? 'Experience',
    blocks:
      form === 'grouped'
        ? grouped(person)
        : person.jobs.flatMap((job) => [
            ...(forms[form]?.(job) ?? []),
            ...(withDuties ? job.duties.map((text): Block => ({ kind: 'bullet', text })) : []),
          ]),
  },
  certifications: {
    heading: names.certifications ?? 'Certifications',
    blocks: person.certifications.map(({ words }) => line(words)),
  },
  education: {
    heading: names.education ?? 'Education',
    blocks: person.education.flatMap(([degree, school, year]) => [line(`${degree}, ${year}`), line(school)]),
  },
  skills: { heading: names.skills ?? 'Skills', blocks: [line(person.skills.join(', '))] },
})

/** The blocks of a whole resume, in an order of parts; an empty part is left out. */
export const toBlocks = (person: Person, parts: Part[]): Block[] => [
  { kind: 'line', cells: [person.name], bold: true },
  line(person.contact.join(' | ')),
  ...parts.flatMap(({ heading, blocks }): Block[] =>
    blocks.length === 0 ? [] : [{ kind: 'heading', text: heading }, ...blocks],
  ),
]
