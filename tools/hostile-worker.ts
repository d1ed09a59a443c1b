import { parentPort, workerData } from 'node:worker_threads'
import { hostileShapes } from './hostile-shapes.ts'
import { type Rule, rulesThatRun } from './rule-texts.ts'

const small = 100_000
const large = 1_000_000
const mostTimes = 15
/**
 * Milliseconds that any run may take by chance: memory for texts of 1 MB costs up to 80 on some machines, a square of this
 * length seconds.
 */
const noise = 100
const tries = 5

/** What stands where the text is not the hostile one. */
const usual = (name: string): string => {
  if (/day|_on$|_at$|date|until|since/i.test(name)) return '2026-11-20'
  if (/zone/i.test(name)) return 'America/New_York'
  if (/month/i.test(name)) return '2026-11'
  return 'Ana'
}

type Call = () => void
/** The call with the hostile text at one place, or at all (null); its arguments are made before it is timed. */
const createCall = (rule: Rule, place: number | null, text: string): Call => {
  let at = 0
  const fill = (name: string) => {
    at += 1
    return place === null || place === at - 1 ? text : usual(name)
  }
  const make = (args: Rule['args']) => (typeof args === 'string' ? [] : args.map((each) => each(fill)))
  const [args, later] = [make(rule.args), make(rule.later)]
  return () => {
    try {
      const answer = rule.run(...args)
      if (typeof answer === 'function') (answer as Rule['run'])(...later)
    } catch (error) {
      if (error instanceof TypeError) throw error
    }
  }
}

/** Milliseconds that the call took by the clock, and of this thread's own work: what others do on the machine is not counted there. */
const measureTime = (call: Call, times = 1) => {
  const [from, before] = [performance.now(), process.threadCpuUsage()]
  for (let n = 0; n < times; n += 1) call()
  const { user, system } = process.threadCpuUsage(before)
  return { clock: (performance.now() - from) / times, work: (user + system) / 1_000 / times }
}

/** How many texts a rule takes. */
const countPlaces = (rule: Rule): number => {
  let places = 0
  const count = () => {
    places += 1
    return 'x'
  }
  for (const args of [rule.args, rule.later]) if (typeof args !== 'string') for (const each of args) each(count)
  return places
}

/** Why a rule is too slow with this text, or null. The least of several runs counts: a busy machine only ever adds. */
const slowness = (rule: Rule, place: number | null, createText: (length: number) => string): string | null => {
  const run = (length: number, times?: number) => measureTime(createCall(rule, place, createText(length)), times)
  const first = run(small / 10).work
  if (first > 60 && run(small / 10).work > 40) return `${Math.round(first)} ms for 10 kB`
  const second = run(small)
  if (second.work > 1_500) return `${Math.round(second.work)} ms for 100 kB`
  // Even a rule that costs the square would stay within the noise.
  if (second.clock < noise / 100) return null
  const third = run(large)
  if (third.clock <= noise) return null
  let [least, most] = [Number.POSITIVE_INFINITY, third.work]
  for (let n = 0; n < tries; n += 1) {
    least = Math.min(least, run(small, 10).work)
    if (most - noise <= mostTimes * least) return null
    most = Math.min(most, run(large).work)
  }
  return most - noise <= mostTimes * least ? null : `${most.toFixed(1)} ms for 1 MB, ${least.toFixed(2)} ms for 100 kB`
}

const worst = /^"[ -]" between/
/** Which places get which texts: all of them at once, and each alone with the worst ones. */
const listTrials = (places: number) => {
  const all = { place: null, shapes: hostileShapes }
  if (places === 1) return [all]
  const shapes = hostileShapes.filter(({ name }) => worst.test(name))
  return [all, ...Array.from({ length: places }, (_, place) => ({ place, shapes }))]
}

type Part = { only: string[] } | { every: number; from: number }
const { exempt, part } = workerData as { exempt: string[]; part: Part }
const isOurs = ({ name }: Rule, at: number) =>
  !exempt.includes(name) && ('only' in part ? part.only.includes(name) : at % part.every === part.from)
for (const rule of (await rulesThatRun()).filter(isOurs)) {
  const places = countPlaces(rule)
  const isKnown = typeof rule.args !== 'string'
  parentPort?.postMessage({ begins: rule.name, places, unknown: isKnown ? null : rule.args })
  if (!isKnown || places === 0) continue
  const trials = listTrials(places).flatMap(({ place, shapes }) => shapes.map((shape) => ({ place, shape })))
  for (const { place, shape } of trials) {
    const why = slowness(rule, place, shape.text)
    if (why === null) continue
    parentPort?.postMessage({ slow: { rule: rule.name, why: `${rule.name}, ${shape.name}: ${why}` } })
    break
  }
}
parentPort?.postMessage({ done: true })
