// A mutation run over the rules: `npm run test:mutations`, or `npm run test:mutations -- messaging src/rules` for some rooms.
// With `--alive` only what lived in the last run is tried again, as long as the rules of the room are the same.
// With `--file jobs` only the files whose path holds that are changed: `npm run test:mutations -- scoring --file reading/jobs/`.
// With `--minutes 60` mutants are drawn in a fixed random order until the time is up: a sample, for rooms that are mostly words.

import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'

const root = path.resolve(import.meta.dirname, '..')
const report = path.join(root, 'test-output/mutations.json')
/** A mutant that keeps one test busy for so long, and ten times as long as the slowest test, is taken for an endless loop. */
const leastPatience = 20_000

const all = globSync('src/{rules,features/*/*/rules}/**/*.ts', { cwd: root })
  .map((file) => file.split(path.sep).join('/'))
  .toSorted()
const imports = new Map(
  all.map((file) => {
    const text = readFileSync(path.join(root, file), 'utf8')
    const names = [...text.matchAll(/from '(\.[^']+)'/g)].map(([, name]) =>
      path.posix.join(path.posix.dirname(file), name),
    )
    return [file, names]
  }),
)
const reached = (file, seen = new Set()) => {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const next of imports.get(file) ?? []) reached(next, seen)
  return seen
}
const isTest = (file) => file.endsWith('.test.ts')
const isRule = (file) => !isTest(file) && !file.includes('/testing/')
const getRoom = (file) => /^src\/(?:features\/[^/]+\/[^/]+\/)?rules/.exec(file)?.[0]

const runOnce = (order, results) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--no-warnings', path.join(root, 'lab/mutations/room.mjs')], {
      // What tests and rules print is no answer: those come by a pipe of their own.
      stdio: ['pipe', 'ignore', 'inherit', 'pipe'],
    })
    let current
    let isLate = false
    let isWhole = false
    // Until the first mutant nothing can loop: the tests run as they are, on a busy machine slowly.
    let patience = 90 * leastPatience
    const late = () => {
      isLate = true
      child.kill('SIGKILL')
    }
    let timer = setTimeout(late, patience)
    createInterface({ input: child.stdio[3] }).on('line', (text) => {
      const line = JSON.parse(text)
      clearTimeout(timer)
      if (line.slowest !== undefined) patience = Math.max(leastPatience, 10 * line.slowest)
      timer = setTimeout(late, patience)
      if (line.start !== undefined) current = line.start
      if (line.mutant !== undefined) results.set(line.mutant, line)
      if (line.end) isWhole = true
      if (line.planted !== undefined) results.planted = line.planted
      if (line.warning !== undefined) console.warn(line.warning)
    })
    child.stdin.end(JSON.stringify({ ...order, done: [...results.keys()] }))
    child.on('close', (exit) => {
      clearTimeout(timer)
      if (isLate && current !== undefined) {
        results.set(current, { mutant: current, state: 'killed', isLate })
        resolve(false)
      } else if (exit === 0) resolve(isWhole)
      else reject(new Error(`The run ended with ${exit}`))
    })
  })

const { values: options, positionals: asked } = parseArgs({
  options: {
    alive: { type: 'boolean', default: false },
    minutes: { type: 'string' },
    file: { type: 'string', default: '' },
  },
  allowPositionals: true,
})
const minutes = options.minutes === undefined ? undefined : Number(options.minutes)
if (minutes !== undefined && !(minutes > 0)) throw new Error('--minutes takes a number of minutes')
const reports = () => {
  try {
    return JSON.parse(readFileSync(report, 'utf8'))
  } catch {
    return {}
  }
}
const every = [...new Set(all.filter(isRule).map(getRoom))]
const rooms =
  asked.length === 0 ? every : asked.map((name) => (every.includes(name) ? name : `src/features/${name}/rules`))
mkdirSync(path.dirname(report), { recursive: true })
for (const room of rooms) {
  const files = all.filter((file) => isRule(file) && getRoom(file) === room && file.includes(options.file))
  const tests = all.filter((file) => isTest(file) && [...reached(file)].some((name) => files.includes(name)))
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(path.join(root, file)))
  const rules = hash.digest('hex')
  const last = reports()[room]
  const before = options.alive && last?.rules === rules ? last : undefined
  const only = before?.alive.map(({ mutant }) => mutant)
  const results = new Map()
  const start = performance.now()
  const until = minutes && Date.now() + minutes * 60_000
  try {
    while (!(await runOnce({ files, tests, only, until }, results)));
  } catch (problem) {
    console.error(`${room}: ${problem.message}`)
    process.exitCode = 1
    // What was found until then is told all the same.
    if (results.size === 0) continue
  }
  const list = [...results.values()]
  const alive = list.filter(({ state }) => state !== 'killed')
  const total = before?.total ?? list.length
  const killed = total - alive.length
  writeFileSync(report, JSON.stringify({ ...reports(), [room]: { rules, total, killed, alive } }, null, 1))
  const percent = ((killed / total) * 100).toFixed(1)
  const drawn = total < results.planted && !before ? `, drawn from ${results.planted}` : ''
  console.log(
    `${room}: ${percent} % (${killed} of ${total}${drawn}), ${Math.round((performance.now() - start) / 1000)} s`,
  )
}
