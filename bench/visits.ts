// Second visits, long tasks and frames while someone types, of one build or of two in turns: on a busy machine only their ratio
// counts. The main thread's own processor time is measured beside the time that passes.
import { loadavg } from 'node:os'
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { at } from './measure.ts'

type Build = { name: string; address: string }
type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args?: { data?: { documentLoaderURL?: string } }
}
type Visit = { usable: number; cpu: number; longest: number; longestCpu: number }
type Screen = { name: string; address: string; usable: string }

const firstRow = 'main tbody tr, main [role=row][aria-rowindex]'
const screens: Screen[] = [
  { name: 'dashboard', address: '/', usable: firstRow },
  { name: 'directory', address: '/candidate-directory', usable: firstRow },
  { name: 'messages', address: '/messages', usable: 'main li' },
  { name: 'review', address: '/candidate-directory?view=review', usable: '[role=group][aria-label="Set a status"]' },
]
const traced = ['toplevel', 'devtools.timeline', 'blink.user_timing']
const quietMs = 1_500
const pauseMs = 400

/** In the page: marks the frame in which the selector's first element was painted. */
const markUsable = (selector: string) => `(() => {
  const mark = () => { performance.mark('usable'); window.isUsable = true }
  const look = () => document.querySelector(${JSON.stringify(selector)})?.checkVisibility({ visibilityProperty: true })
    ? requestAnimationFrame(() => setTimeout(mark))
    : requestAnimationFrame(look)
  requestAnimationFrame(look)
})()`

/** In the page: the time between frames, until it is read. */
const watchFrames = `(() => {
  window.gaps = []
  let last = performance.now()
  const next = () => { const now = performance.now(); gaps.push(now - last); last = now; requestAnimationFrame(next) }
  requestAnimationFrame(next)
})()`

const signIn = async (browser: Browser, baseURL: string) => {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } })
  const data = { email: 'clinic@reinforce.test', password: 'reinforce-demo' }
  const answer = await context.request.post('/api/auth/sign-in/email', { data })
  if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}`)
  return context
}

/** Records the trace of a page until the returned function is called. */
const record = async (devtools: CDPSession) => {
  const events: TraceEvent[] = []
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  const complete = new Promise<void>((resolve) => devtools.once('Tracing.tracingComplete', () => resolve()))
  const traceConfig = { includedCategories: traced, excludedCategories: ['*'] }
  await devtools.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig })
  return async () => {
    await devtools.send('Tracing.end')
    await complete
    return events
  }
}

/** The tasks of a thread, outermost only. */
const listTasks = (events: TraceEvent[], { pid, tid, ts }: TraceEvent) => {
  let end = 0
  return events
    .filter((one) => one.pid === pid && one.tid === tid && one.ph === 'X' && /RunTask/.test(one.name) && one.ts >= ts)
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
    .filter((one) => {
      if (one.ts < end) return false
      end = one.ts + (one.dur ?? 0)
      return true
    })
}

const toVisit = (events: TraceEvent[]): Visit | null => {
  const mark = events.find(({ name }) => name === 'usable')
  const begin = events.find(
    ({ name, pid, args }) =>
      name === 'navigationStart' && pid === mark?.pid && args?.data?.documentLoaderURL?.startsWith('http'),
  )
  if (!mark || !begin) return null
  const tasks = listTasks(events, begin)
  const before = tasks.filter(({ ts }) => ts < mark.ts)
  return {
    usable: (mark.ts - begin.ts) / 1_000,
    cpu: before.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1_000,
    longest: Math.max(...tasks.map(({ dur = 0 }) => dur)) / 1_000,
    longestCpu: Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1_000,
  }
}

const visit = async (context: BrowserContext, { address, usable }: Screen) => {
  const page = await context.newPage()
  await page.addInitScript({ content: markUsable(usable) })
  const finish = await record(await context.newCDPSession(page))
  await page.goto(address, { waitUntil: 'commit' })
  while (!(await page.evaluate<boolean>('window.isUsable === true'))) await page.waitForTimeout(100)
  await page.waitForTimeout(quietMs)
  const found = toVisit(await finish())
  await page.close()
  return found
}

/** A new profile visits each screen twice; a tab of its own each time, as a person opens it the next morning. */
const visitTwice = async (browser: Browser, { address }: Build, screen: Screen) => {
  const context = await signIn(browser, address)
  await visit(context, screen)
  // A trace loses its beginning now and then.
  let second = await visit(context, screen)
  for (let n = 0; !second && n < 3; n++) second = await visit(context, screen)
  await context.close()
  if (!second) throw new Error('No trace has a whole visit')
  return second
}

const readFrames = (page: Page) => page.evaluate<number[]>('gaps')

/** Types a name into the directory's search, slowly enough that each letter searches. Returns the frames not drawn and the longest wait in ms. */
const typeSlowly = async (browser: Browser, { address }: Build) => {
  const context = await signIn(browser, address)
  const page = await context.newPage()
  await page.goto('/candidate-directory')
  await page.locator('main tbody tr').first().waitFor()
  // The code that waits for the first movement is not the search's.
  await page.mouse.move(700, 500)
  await page.waitForTimeout(2 * quietMs)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const box = page.getByRole('searchbox').first()
  await box.focus()
  await page.evaluate(watchFrames)
  for (const letter of 'mariagarcia') {
    await devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', text: letter, key: letter })
    await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', key: letter })
    await page.waitForTimeout(pauseMs)
  }
  const gaps = await readFrames(page)
  if ((await box.inputValue()) !== 'mariagarcia') throw new Error('Letters were lost')
  await context.close()
  return {
    dropped: gaps.reduce((sum, gap) => sum + Math.max(0, Math.round((gap * 60) / 1_000) - 1), 0),
    worst: Math.max(...gaps),
  }
}

const middle = (figures: number[]) =>
  at(
    figures.toSorted((a, b) => a - b),
    0.5,
  )

/** One line: the median of each build, and how much of the first one's the second one's is. */
const print = (what: string, byBuild: number[][], goal: string) => {
  const [mine = 0, other] = byBuild.map(middle)
  const ratio =
    other === undefined ? '' : `${Math.round(other)}`.padStart(9) + (mine / (other || 1)).toFixed(2).padStart(8)
  console.log(`${what.padEnd(44)}${`${Math.round(mine)}`.padStart(9)}${ratio}   ${goal}`)
}

/** Prints second visits, longest tasks and typing of the builds, in turns. */
export const measureVisits = async (browser: Browser, builds: Build[], times: number) => {
  const load = loadavg()[0]?.toFixed(1)
  console.log(`\nMedians of ${times}, ${builds.map(({ name }) => name).join(' and ')} in turns, load ${load}.`)
  const inTurns = async <T>(run: (build: Build) => Promise<T>) => {
    const found: T[][] = builds.map(() => [])
    for (let n = 0; n < times; n++)
      for (const [index, build] of n % 2 ? [...builds.entries()].toReversed() : [...builds.entries()])
        found[index]?.push(await run(build))
    return found
  }
  for (const screen of screens) {
    const found = await inTurns(async (build) => await visitTwice(browser, build, screen))
    const pick = (key: keyof Visit) => found.map((visits) => visits.map((one) => one[key]))
    print(`${screen.name}: second visit, ms until usable`, pick('usable'), '400')
    print('  of that the main thread’s processor time', pick('cpu'), '')
    print('  longest task, ms', pick('longest'), '50')
    print('  … processor time', pick('longestCpu'), '')
  }
  const typed = await inTurns(async (build) => await typeSlowly(browser, build))
  print(
    'typing at 4 × CPU: frames not drawn',
    typed.map((all) => all.map(({ dropped }) => dropped)),
    '0',
  )
  print(
    '  longest wait for a frame, ms',
    typed.map((all) => all.map(({ worst }) => worst)),
    '17',
  )
  console.log(`load afterwards ${loadavg()[0]?.toFixed(1)}`)
}
