// What a person waits for, in real Chromium against the real server with demo data: `npm run bench:browser`. `AGAINST=http://…` names
// a running server with another build: second visits, long tasks and typing are then measured in turns, with ratios.
// `ONLY=visits` measures only these; `TIMES=9` as often.
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { at } from './measure.ts'
import { serve } from './serving.ts'
import { measureVisits } from './visits.ts'

const dataDir = await mkdtemp(path.join(tmpdir(), 'reinforce-bench-'))
const server = await serve(
  'src/app/server/main.ts',
  { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' },
  /API: (\S+)\/docs/,
)
const wanted = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
const browser = await chromium.launch({
  ...(existsSync(wanted) ? { executablePath: wanted } : {}),
  chromiumSandbox: process.getuid?.() !== 0,
  args: ['--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
})

const rows = (page: Page) => page.locator('tbody tr, [role=row][aria-rowindex]')
const line = (what: string, figure: string, goal: string) =>
  console.log(`${what.padEnd(62)}${figure.padStart(12)}   ${goal}`)
const ms = (n: number) => `${Math.round(n)} ms`

// What runs in the page.
const watchTasks = `window.longTasks = []
new PerformanceObserver((list) => { for (const { duration } of list.getEntries()) longTasks.push(duration) }).observe({ type: 'longtask', buffered: true })`
const nextFrame = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))`
const scrollFrames = `(async () => {
  const isScrolled = (one) => one.scrollHeight > one.clientHeight + 400 && /auto|scroll/.test(getComputedStyle(one).overflowY)
  const list = [...document.querySelectorAll('main *')].find(isScrolled) ?? document.scrollingElement
  const began = performance.now()
  let count = 0
  while (performance.now() - began < 2000) {
    list.scrollTop += 12
    await new Promise(requestAnimationFrame)
    count += 1
  }
  return count / ((performance.now() - began) / 1000)
})()`

/** A new browser profile: signed in, nothing cached. */
const fresh = async () => {
  const context = await browser.newContext({ baseURL: server.address, viewport: { width: 1440, height: 900 } })
  const answer = await context.request.post('/api/auth/sign-in/email', {
    data: { email: 'clinic@reinforce.test', password: 'reinforce-demo' },
  })
  if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}`)
  const page = await context.newPage()
  await page.addInitScript({ content: watchTasks })
  return { context, page }
}
const longest = async (page: Page) => await page.evaluate<number>('Math.max(0, ...longTasks)')

const untilRows = async (page: Page) => {
  const began = performance.now()
  await page.goto('/candidate-directory', { waitUntil: 'commit' })
  await rows(page).first().waitFor()
  return performance.now() - began
}

const median = async (times: number, run: () => Promise<number>) => {
  const took: number[] = []
  for (let n = 0; n < times; n++) took.push(await run())
  return at(
    took.toSorted((a, b) => a - b),
    0.5,
  )
}

console.log(`Chromium ${browser.version()}, ${cpus().length} cores, demo data, the clinic's directory.\n`)
const against = process.env['AGAINST']
const builds = [
  { name: 'this build', address: server.address },
  ...(against ? [{ name: against, address: against }] : []),
]
await measureVisits(browser, builds, Number(process.env['TIMES'] ?? 5))
const end = async () => {
  await browser.close()
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}
if (process.env['ONLY'] === 'visits') {
  await end()
  process.exit()
}
line('what', 'figure', 'goal')

const cold = await median(5, async () => {
  const { context, page } = await fresh()
  const took = await untilRows(page)
  await context.close()
  return took
})
line('directory usable, cold', ms(cold), '1,000 ms')

const slow = await median(3, async () => {
  const { context, page } = await fresh()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await devtools.send('Network.enable')
  const bytes = 10_000_000 / 8
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  })
  const took = await untilRows(page)
  await context.close()
  return took
})
line('the same at a 4 × slower processor and 10 Mbit/s', ms(slow), '2,500 ms')

const { context, page } = await fresh()
await untilRows(page)
await page.waitForLoadState('networkidle')
await page.evaluate('longTasks.length = 0')

/** From the last answer of a search until the next frame is painted. */
const painted: number[] = []
const box = page.getByRole('searchbox').first()
for (const letter of 'mariagarcia'.split('')) {
  const arrived = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/candidates')
  await box.press(letter)
  await (await arrived).finished()
  const start = performance.now()
  await page.evaluate(nextFrame)
  painted.push(performance.now() - start)
}
line(
  'keystroke: answer arrived to rows painted, p95',
  ms(
    at(
      painted.toSorted((a, b) => a - b),
      0.95,
    ),
  ),
  '150 ms',
)
await box.fill('')
await rows(page).first().waitFor()

/** In the page, from the click until the panel's first frame is painted; the pointer was on its way there before, as a person's is. */
const openAfterClick = `new Promise((done) => {
  const button = [...document.querySelectorAll('button')].find((one) => /^Analysis of/.test(one.getAttribute('aria-label') ?? ''))
  const began = performance.now()
  const look = () => document.querySelector('[role=dialog]') ? requestAnimationFrame(() => done(performance.now() - began)) : requestAnimationFrame(look)
  button.click()
  look()
})`
const opens: number[] = []
for (let n = 0; n < 12; n++) {
  await page
    .getByRole('button', { name: /^Analysis of/ })
    .first()
    .hover()
  await page.waitForTimeout(200)
  opens.push(await page.evaluate<number>(openAfterClick))
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').first().waitFor({ state: 'detached' })
}
const byOpening = opens.toSorted((a, b) => a - b)
line('panel: click to open, median', ms(at(byOpening, 0.5)), '80 ms')
line('panel: click to open, p95', ms(at(byOpening, 0.95)), '80 ms')
line('longest task while searching and opening drawers', ms(await longest(page)), '100 ms')

/** In the page, from a key that is pressed until the next candidate's head is painted. */
const nextAfterKey = `new Promise((done) => {
  const head = () => [...document.querySelectorAll('p, span, div')].find((one) => one.childElementCount === 0 && / [\\d,]+ of [\\d,]+: /.test(one.textContent))?.textContent
  const before = head()
  const began = performance.now()
  const look = () => head() === before ? requestAnimationFrame(look) : requestAnimationFrame(() => done(performance.now() - began))
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '2', bubbles: true, cancelable: true }))
  look()
})`
await page.goto('/candidate-directory?view=review')
await page.getByText(/ 1 of [\d,]+: /).waitFor()
await page.getByRole('group', { name: 'Set a status' }).getByRole('button').nth(1).waitFor()
await page.waitForLoadState('networkidle')
const reviewed: number[] = []
for (let n = 0; n < 20; n++) {
  reviewed.push(await page.evaluate<number>(nextAfterKey))
  await page.waitForTimeout(150)
}
const byTime = reviewed.toSorted((a, b) => a - b)
line('review: key to the next candidate painted, median', ms(at(byTime, 0.5)), '50 ms')
line('review: key to the next candidate painted, p95', ms(at(byTime, 0.95)), '50 ms')

await page.goto('/candidate-directory?view=board')
const column = page.getByRole('list').first()
await column.waitFor()
await page.waitForLoadState('networkidle')
const frames = await page.evaluate<number>(scrollFrames)
line('board: frames a second while scrolling', frames.toFixed(0), '55')

await context.close()
await end()
