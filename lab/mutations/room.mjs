// One room in a process of its own: plants its mutants one by one and runs the tests that reach them, in memory only.
import { createHash } from 'node:crypto'
import { readFileSync, writeSync } from 'node:fs'
import { registerHooks, stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import fc from 'fast-check'

const { files, tests, done, only, until } = JSON.parse(readFileSync(0, 'utf8'))
const root = path.resolve(import.meta.dirname, '../..')
const source = pathToFileURL(path.join(root, 'src')).href
const standIn = new URL('./vitest-stand-in.mjs', import.meta.url).href
/** Milliseconds from which a test takes no part. */
const slowFrom = 300
const tell = (line) => {
  let left = Buffer.from(`${JSON.stringify(line)}\n`)
  while (left.length > 0) {
    try {
      left = left.subarray(writeSync(3, left))
    } catch (problem) {
      // The reader is behind.
      if (problem.code !== 'EAGAIN') throw problem
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10)
    }
  }
}

const quiet = () => undefined
const logger = { isDebugEnabled: () => false, debug: quiet, info: quiet, warn: console.warn, error: console.error }
const { files: planted, mutants } = await new Instrumenter(logger).instrument(
  files.map((name) => ({ name, content: readFileSync(path.join(root, name), 'utf8'), mutate: true })),
  { plugins: null, excludedMutations: [], ignorers: [] },
)
const code = new Map(
  planted.map(({ name, content }) => [
    pathToFileURL(path.join(root, name)).href,
    stripTypeScriptTypes(content, { mode: 'strip' }),
  ]),
)

const plain = (url) => url.split('?')[0]
/** Who imports a module, by its address. */
const importers = new Map()
/** The modules that a constant of one file may have changed; null stands for all. */
let changed = null

// A module asked for with "?run=7" passes the number on to its own imports: a graph of its own for each number.
registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'vitest' && context.parentURL?.startsWith(source)) return { url: standIn, shortCircuit: true }
    const found = next(specifier, context)
    if (!found.url.startsWith(source) || found.url.includes('?')) return found
    const parent = plain(context.parentURL)
    if (parent.startsWith(source)) importers.set(found.url, (importers.get(found.url) ?? new Set()).add(parent))
    if (changed !== null && !changed.has(found.url)) return found
    return { ...found, url: found.url + (new URL(context.parentURL).search || '') }
  },
  load(url, context, next) {
    const mutated = code.get(plain(url))
    return mutated === undefined ? next(url, context) : { format: 'module', source: mutated, shortCircuit: true }
  },
})

await import('../../tools/properties.mjs')
fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true })
const { collected } = await import(standIn)
globalThis.__stryker__ = { activeMutant: 'none', mutantCoverage: { static: {}, perTest: {} } }
const stage = globalThis.__stryker__

let graphs = 0
const load = async (file) => {
  graphs += 1
  collected.length = 0
  await import(`${pathToFileURL(path.join(root, file)).href}?run=${graphs}`)
  return collected.splice(0)
}

// Once without a mutant: how long each test takes, and which mutants it reaches.
const suite = []
for (const file of tests) {
  for (const [index, { name, run }] of (await load(file)).entries()) {
    const id = `${file}#${index}`
    const start = performance.now()
    stage.currentTestId = id
    try {
      await run()
    } catch (problem) {
      throw new Error(`${file}: “${name}” fails without a mutant`, { cause: problem })
    }
    stage.currentTestId = undefined
    suite.push({ id, file, index, run, took: performance.now() - start })
    tell({ beat: id })
  }
}
suite.sort((a, b) => a.took - b.took)
// Properties over thousands of long texts would make the run take hours: what only they notice counts as unnoticed.
const quick = suite.filter(({ took }) => took < slowFrom)
tell({ slowest: quick.at(-1)?.took ?? 0 })
const { static: atLoad, perTest } = stage.mutantCoverage
// Graphs are loaded one a test file, so a file's tests and no others stand on its modules.
stage.mutantCoverage = { static: {}, perTest: {} }

const changedBy = (url, seen = new Set()) => {
  if (seen.has(url)) return seen
  seen.add(url)
  for (const next of importers.get(url) ?? []) changedBy(next, seen)
  return seen
}
// What no changed constant reaches is loaded once, here, while nothing is changed.
for (const url of importers.keys()) await import(url)

const filesByMutant = new Map(mutants.map(({ id, fileName }) => [id, pathToFileURL(path.join(root, fileName)).href]))
/** The tests that a constant of these files is noticed by: those that run code of one of them, or none of the room's but look at what is there. */
const hitting = (urls) => {
  const some = quick.filter(({ id }) => {
    const hits = Object.keys(perTest[id] ?? {})
    return hits.length === 0 || hits.some((mutant) => urls.has(filesByMutant.get(mutant)))
  })
  return new Set(some.map(({ id }) => id))
}
const fails = async (run) => {
  try {
    await run()
    return false
  } catch {
    return true
  }
}

const isKilledInTests = async ({ id }) => {
  for (const one of quick) {
    const hits = perTest[one.id]?.[id]
    if (hits === undefined) continue
    stage.hitCount = 0
    stage.hitLimit = hits * 100 + 1000
    if (await fails(one.run)) return true
    tell({ beat: one.id })
  }
  return false
}

const isKilledAtLoad = async ({ fileName }) => {
  stage.hitCount = undefined
  const room = path.dirname(fileName)
  const own = (file) => (file === fileName.replace(/\.ts$/, '.test.ts') ? 0 : path.dirname(file) === room ? 1 : 2)
  changed = changedBy(pathToFileURL(path.join(root, fileName)).href)
  const hit = hitting(changed)
  const near = tests.filter((file) => changed.has(pathToFileURL(path.join(root, file)).href))
  for (const file of near.toSorted((a, b) => own(a) - own(b))) {
    let fresh
    if (await fails(async () => void (fresh = await load(file)))) return true
    for (const { index } of quick.filter((one) => one.file === file && (own(file) === 0 || hit.has(one.id)))) {
      if (await fails(fresh[index]?.run ?? (() => Promise.reject(new Error('The test is gone'))))) return true
      tell({ beat: file })
    }
  }
  return false
}

/** Files that remember answers: those found without a mutant would hide it, so it is tried with fresh modules, too. */
const remembers = new Set(
  files.filter((name) => /^const \w+ = new Map(?:<[^=]*>)?\(\)/m.test(readFileSync(path.join(root, name), 'utf8'))),
)
const isKilled = async (mutant) => {
  if (mutant.id in atLoad) return isKilledAtLoad(mutant)
  if (!suite.some((one) => perTest[one.id]?.[mutant.id] !== undefined)) return false
  return (await isKilledInTests(mutant)) || (remembers.has(mutant.fileName) && (await isKilledAtLoad(mutant)))
}

const skipped = new Set(done)
// Every graph of modules stays in memory; the next process goes on where this one stops.
const mostGraphs = tests.length + 800
const drawn = ({ id }) => createHash('sha256').update(id).digest('hex')
const inOrder =
  until === undefined ? mutants : mutants.toSorted((a, b) => (drawn(a) < drawn(b) ? -1 : drawn(a) > drawn(b) ? 1 : 0))
tell({ planted: mutants.length })
for (const mutant of inOrder) {
  if (until !== undefined && Date.now() > until) break
  if (skipped.has(mutant.id) || only?.includes(mutant.id) === false) continue
  if (graphs > mostGraphs) process.exit(0)
  tell({ start: mutant.id })
  const isReached = suite.some((one) => perTest[one.id]?.[mutant.id] !== undefined)
  stage.activeMutant = mutant.id
  const killed = await isKilled(mutant)
  stage.activeMutant = 'none'
  const lines = readFileSync(path.join(root, mutant.fileName), 'utf8').split('\n')
  const { start, end } = mutant.location
  const original =
    start.line === end.line
      ? lines[start.line].slice(start.column, end.column)
      : `${lines[start.line].slice(start.column)} …`
  tell({
    mutant: mutant.id,
    at: `${mutant.fileName}:${start.line + 1}:${start.column + 1}`,
    kind: mutant.mutatorName,
    original,
    replacement: mutant.replacement,
    state: killed ? 'killed' : mutant.id in atLoad || isReached ? 'survived' : 'not reached',
  })
}
for (const one of quick) {
  if (await fails(one.run)) tell({ warning: `${one.id} fails after the mutants: they left something behind` })
  tell({ beat: one.id })
}
tell({ end: true })
