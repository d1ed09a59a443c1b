// What the first look at a screen brings over the wire and how long it takes, in real Chromium against the real server with demo
// data: `npm run bench:wire`. `ADDRESS=http://…` measures a server that runs; `NAMES=1` names what was asked for.
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { at } from '../bench/measure.ts'
import { serve } from '../bench/serving.ts'
import { type Answer, isScript, sumBytes, watchWire } from '../e2e/on-the-wire.ts'

type Screen = { name: string; address: string; usable: (page: Page) => Promise<unknown>; isOpen?: boolean }
type Visit = { usable: number; longest: number; before: Answer[]; all: Answer[] }

const firstRow = async (page: Page) =>
  await page.locator('main tbody tr, main [role=row][aria-rowindex]').first().waitFor()
const times = Number(process.env['TIMES'] ?? 5)

const watchTasks = `window.longTasks = []
new PerformanceObserver((list) => { for (const { duration } of list.getEntries()) longTasks.push(duration) }).observe({ type: 'longtask', buffered: true })`

const slowNetwork = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 }

/** A new browser profile: signed in like somebody who was here before, nothing cached. */
const fresh = async (browser: Browser, server: string, isOpen: boolean) => {
  const context = await browser.newContext({ baseURL: server, viewport: { width: 1440, height: 900 } })
  if (!isOpen) {
    const data = { email: 'clinic@reinforce.test', password: 'reinforce-demo' }
    const answer = await context.request.post('/api/auth/sign-in/email', { data })
    if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}`)
    // As the sign-in page leaves it.
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    await context.addCookies([{ name: 'reinforce.time-zone', value: encodeURIComponent(timeZone), url: server }])
  }
  const page = await context.newPage()
  await page.addInitScript({ content: watchTasks })
  return { context, page }
}

const visit = async (page: Page, { address, usable }: Screen, isSlow: boolean): Promise<Visit> => {
  const devtools = await page.context().newCDPSession(page)
  const all = await watchWire(devtools)
  if (isSlow) {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await devtools.send('Network.emulateNetworkConditions', slowNetwork)
  }
  const began = performance.now()
  await page.goto(address, { waitUntil: 'commit' })
  await usable(page)
  const ended = performance.now()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(isSlow ? 3_000 : 1_500)
  const longest = await page.evaluate<number>('Math.max(0, ...longTasks)')
  await devtools.detach()
  return { usable: ended - began, longest, before: all.filter((one) => one.at <= ended), all }
}

const middle = (numbers: number[]) =>
  at(
    numbers.toSorted((a, b) => a - b),
    0.5,
  )
const ms = (numbers: number[]) => `${Math.round(middle(numbers))}`.padStart(6)
const weight = (answers: Answer[]) =>
  `${String(answers.length).padStart(4)} ${(sumBytes(answers) / 1000).toFixed(1).padStart(6)}`

const measure = async (browser: Browser, server: string, screen: Screen) => {
  const cold: Visit[] = []
  const slow: Visit[] = []
  const again: Visit[] = []
  for (let n = 0; n < times; n++) {
    for (const isSlow of [false, true]) {
      const { context, page } = await fresh(browser, server, screen.isOpen ?? false)
      ;(isSlow ? slow : cold).push(await visit(page, screen, isSlow))
      if (!isSlow) {
        await page.goto('about:blank')
        again.push(await visit(page, screen, false))
      }
      await context.close()
    }
  }
  const [first, second] = [cold.at(-1), again.at(-1)]
  if (!first || !second) return
  console.log(
    [
      screen.name.padEnd(16),
      weight(first.before.filter(isScript)),
      weight(first.all.filter(isScript)),
      weight(first.all),
      ms(cold.map(({ usable }) => usable)),
      ms(slow.map(({ usable }) => usable)),
      ms(again.map(({ usable }) => usable)),
      ms(cold.map(({ longest }) => longest)),
      ms(slow.map(({ longest }) => longest)),
      weight(second.all),
    ].join(' '),
  )
  if (process.env['NAMES'])
    for (const one of first.all)
      console.log(`  ${one.bytes.toString().padStart(7)} (${one.headers}) ${one.kind} ${one.path}`)
}

const run = async (browser: Browser, server: string) => {
  const { context } = await fresh(browser, server, false)
  const candidates = (await (await context.request.get('/api/candidates')).json()) as { rows: { id: string }[] }
  await context.close()
  const screens: Screen[] = [
    {
      name: 'login',
      address: '/login',
      isOpen: true,
      usable: (page) => page.getByRole('button', { name: 'Sign In' }).first().waitFor(),
    },
    { name: 'dashboard', address: '/', usable: firstRow },
    { name: 'directory', address: '/candidate-directory', usable: firstRow },
    {
      name: 'messages',
      address: '/messages',
      usable: (page) => page.locator('main').getByRole('listitem').first().waitFor(),
    },
    {
      name: 'review',
      address: '/candidate-directory?view=review',
      usable: (page) => page.getByText(/ 1 of [\d,]+: /).waitFor(),
    },
    {
      name: 'candidate',
      address: `/candidate/${candidates.rows[0]?.id}`,
      usable: (page) => page.locator('main h1').first().waitFor(),
    },
  ]
  const wanted = process.env['ONLY']
  console.log(
    `Chromium ${browser.version()}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}, demo data, the clinic; medians of ${times}.\n` +
      'slow: 4 × slower processor, 10 Mbit/s, 40 ms; again: the second visit; files and KB on the wire, headers included\n\n' +
      `${''.padEnd(16)} scripts     scripts     everything        ms until usable  longest task   second visit\n` +
      `${''.padEnd(16)} till usable in all      in all        cold   slow  again   cold   slow`,
  )
  for (const screen of screens) if (!wanted || wanted === screen.name) await measure(browser, server, screen)
}

const wanted = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
const browser = await chromium.launch({
  ...(existsSync(wanted) ? { executablePath: wanted } : {}),
  chromiumSandbox: process.getuid?.() !== 0,
  args: ['--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
})
const running = process.env['ADDRESS']
if (running) await run(browser, running)
else {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'reinforce-bench-'))
  const env = { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' }
  const server = await serve('src/app/server/main.ts', env, /API: (\S+)\/docs/)
  await run(browser, server.address)
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}
await browser.close()
