// npm run test:days: the suite on days that broke suites before; the whole machine's clock is shifted by libfaketime for it.
//   npm run test:days -- [rules|database|page|e2e …] [--at 2026-11-22T18:00:00Z …] [--times 3] [-- files or words of their names]
import { existsSync } from 'node:fs'
import { browserEnvironment } from './steps/browser.mjs'
import { buildWebIfStale } from './steps/build-web.mjs'
import { conclude, runPlaywright, runVitest, tell } from './steps/counts.mjs'
import { installMissing } from './steps/install.mjs'

/** Weekends, holidays with rules of their own, a leap day, both changes of hours, and both midnights from both sides. */
const days = {
  'a Sunday': '2026-11-22T18:00:00Z',
  Thanksgiving: '2026-11-26T15:00:00Z',
  'Christmas Day': '2026-12-25T15:00:00Z',
  'the last day of a year, five minutes before midnight UTC': '2026-12-31T23:55:00Z',
  'New Year, five minutes after midnight UTC': '2027-01-01T00:05:00Z',
  'five minutes before midnight in New York': '2027-01-12T04:55:00Z',
  'five minutes after midnight in New York': '2027-01-12T05:05:00Z',
  'the hour that is skipped in spring': '2027-03-14T06:40:00Z',
  'the hour that comes twice in autumn': '2027-11-07T05:40:00Z',
  'the leap day': '2028-02-29T15:00:00Z',
}

const libraries = [
  '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1',
  '/usr/lib/aarch64-linux-gnu/faketime/libfaketimeMT.so.1',
  '/opt/homebrew/lib/faketime/libfaketimeMT.1.dylib',
]

/** The environment in which every program that is started, PostgreSQL and the browser too, finds it `moment`. */
const shiftedTo = (moment) => {
  const library = libraries.find((file) => existsSync(file))
  if (!library) throw new Error('libfaketime is missing: apt-get install libfaketime (or brew install libfaketime)')
  return {
    LD_PRELOAD: library,
    DYLD_INSERT_LIBRARIES: library,
    FAKETIME: `${Math.round((Date.parse(moment) - Date.now()) / 1000)}`.replace(/^(?!-)/, '+'),
    FAKETIME_DISABLE_SHM: '1', // PostgreSQL runs as another user, and the browser's processes do not share ours
    NO_FAKE_STAT: '1',
  }
}

const kinds = ['rules', 'database', 'page', 'e2e']

const read = (words) => {
  const stop = words.indexOf('--')
  const before = stop < 0 ? words : words.slice(0, stop)
  const wanted = { kinds: [], at: [], times: 1, files: stop < 0 ? [] : words.slice(stop + 1) }
  for (let i = 0; i < before.length; i++) {
    if (before[i] === '--at') wanted.at.push(before[++i])
    else if (before[i] === '--times') wanted.times = Number(before[++i])
    else if (kinds.includes(before[i])) wanted.kinds.push(before[i])
    else throw new Error(`${before[i]} is none of ${kinds.join(', ')}, --at and --times`)
  }
  const at = wanted.at.length ? wanted.at.map((moment) => [moment, moment]) : Object.entries(days)
  if (at.some(([, moment]) => Number.isNaN(Date.parse(moment)))) throw new Error('--at takes 2026-11-22T18:00:00Z')
  return { ...wanted, at, kinds: wanted.kinds.length ? wanted.kinds : kinds }
}

const results = []
try {
  await installMissing()
  const { kinds: asked, at, times, files } = read(process.argv.slice(2))
  const browser = asked.includes('e2e') ? await browserEnvironment() : {}
  if (asked.includes('e2e')) await buildWebIfStale()
  for (const [name, moment] of at) {
    for (const kind of asked) {
      for (let time = 0; time < times; time++) {
        const shifted = shiftedTo(moment)
        const result = await (kind === 'e2e'
          ? runPlaywright({ ...browser, ...shifted }, files)
          : runVitest(kind, shifted, files))
        tell(`${name}: ${kind}`, result)
        results.push(result)
      }
    }
  }
} catch (error) {
  console.error(error.message)
  results.push({ passed: 0, failed: 1 })
}
conclude(results)
