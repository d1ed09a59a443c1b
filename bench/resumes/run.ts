// The same people in every layout: `node bench/resumes/run.ts [--folder=F] [--show=LAYOUT] [--lines]`. Differences are shown of the
// layouts that rules may be written by; those held out are counted only.
import { readFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { laterPeople } from './later-people.ts'
import { layouts as first, freshLayouts, laterLayouts } from './layouts.ts'
import { makeFiles } from './make.ts'
import { measure, type Outcome } from './measure.ts'
import { people as firstPeople } from './people.ts'
import { programLayouts } from './program-layouts.ts'

const option = (name: string) => process.argv.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3)
const folder = option('folder') ?? path.join(tmpdir(), 'resume-corpus')
const shown = option('show')
const layouts = [...first, ...freshLayouts, ...laterLayouts, ...programLayouts].filter(({ name }) =>
  name.includes(option('only') ?? ''),
)
const people = [...firstPeople, ...laterPeople]
const { made, missing } = await makeFiles(folder, people, layouts)
const outcomes: Outcome[] = []
for (const one of made)
  if (shown === undefined || (one.layout.name.includes(shown) && !one.layout.isHeldOut))
    outcomes.push(await measure(one, readFileSync(one.file)))

const share = (list: Outcome[], count: (one: Outcome) => number, of: (one: Outcome) => number = () => 1) => {
  const [hits, all] = [list.reduce((sum, one) => sum + count(one), 0), list.reduce((sum, one) => sum + of(one), 0)]
  return ((hits / Math.max(1, all)) * 100).toFixed(1).padStart(6)
}
const row = (name: string, list: Outcome[]) =>
  console.log(
    name.padEnd(30),
    share(
      list,
      ({ whole }) => whole,
      ({ jobs }) => jobs,
    ),
    share(
      list,
      ({ extra }) => extra,
      ({ jobs }) => jobs,
    ),
    share(list, ({ months }) => Number(months)),
    share(list, ({ certifications }) => Number(certifications)),
    share(list, ({ numbers }) => Number(numbers)),
    share(list, ({ fit }) => Number(fit)),
  )
console.log('layout'.padEnd(30), '  jobs  extra months  certs numbers  fit')
for (const layout of layouts) {
  const own = outcomes.filter((one) => one.layout === layout)
  if (own.length > 0) row(`${layout.isHeldOut ? '* ' : ''}${layout.name}`, own)
}
row(
  'development',
  outcomes.filter(({ layout }) => !layout.isHeldOut),
)
row(
  'fresh',
  outcomes.filter(({ layout }) => freshLayouts.includes(layout)),
)
row(
  'later people, first layouts',
  outcomes.filter(({ person, layout }) => laterPeople.includes(person) && !laterLayouts.includes(layout)),
)
for (const isHeldOut of [false, true])
  row(
    isHeldOut ? 'later, held out' : 'later, development',
    outcomes.filter(({ layout }) => laterLayouts.includes(layout) && layout.isHeldOut === isHeldOut),
  )
for (const isHeldOut of [false, true])
  row(
    isHeldOut ? 'programs, held out' : 'programs, development',
    outcomes.filter(({ layout }) => programLayouts.includes(layout) && layout.isHeldOut === isHeldOut),
  )
row(
  'held out (*)',
  outcomes.filter(({ layout }) => layout.isHeldOut),
)
row('all', outcomes)
const times = outcomes
  .flatMap(({ layout, took }) => (layout.extension === 'pdf' ? [took] : []))
  .toSorted((a, b) => a - b)
const timeAt = (portion: number) => Math.round(times[Math.floor((times.length - 1) * portion)] ?? 0)
console.log(
  `${outcomes.length} files. PDF, ms: ${timeAt(0.5)} in the middle, ${timeAt(0.95)} at 95 %, load ${loadavg()[0]?.toFixed(1)}.`,
)

/** Per cent that all files together reach. */
const goals = { whole: 96, months: 97, certifications: 99, numbers: 100, fit: 98 }
/** Per cent of jobs that each layout reaches. */
const goalOfLayout = 85
const getShare = (list: Outcome[], of: keyof typeof goals) => {
  const all = of === 'whole' ? list.reduce((sum, { jobs }) => sum + jobs, 0) : list.length
  return (list.reduce((sum, one) => sum + Number(one[of]), 0) / Math.max(1, all)) * 100
}
const below = [
  ...Object.entries(goals).flatMap(([name, goal]) => {
    const reached = getShare(outcomes, name as keyof typeof goals)
    return reached < goal ? [`${name} ${reached.toFixed(1)} of ${goal}`] : []
  }),
  ...layouts.flatMap((layout) => {
    const own = outcomes.filter((one) => one.layout === layout)
    return own.length > 0 && getShare(own, 'whole') < goalOfLayout ? [layout.name] : []
  }),
]
console.log(below.length === 0 ? 'Every goal is reached.' : `Below the goals: ${below.join(', ')}.`)
if (below.length > 0) process.exitCode = 1
if (missing.length > 0) console.log(`Not installed: ${missing.join(', ')}.`)
if (shown !== undefined)
  for (const { misses, lines } of outcomes)
    if (misses.length > 0)
      console.log(
        [...misses, ...(process.argv.includes('--lines') ? lines.map((one) => `    | ${one}`) : [])].join('\n'),
      )
