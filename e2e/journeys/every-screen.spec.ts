import type { Page } from '@playwright/test'
import { expect, expectAccessible, openAs, test } from '../world.ts'

/** Every screen of the console, by its address; those of one client or candidate are those of the first in the list. */
const screens = [
  '/',
  '/candidate-directory',
  '/candidate-directory?view=board',
  '/candidate-directory?view=review',
  '/resumes',
  '/imports',
  '/messages',
  '/messages?show=opted-out',
  '/interviews',
  '/interviews?by=week',
  '/prospect-pipeline',
  '/active-clients',
  '/client-onboarding',
  '/unrouted',
  '/jobs',
  '/active-job-codes',
  '/job-post-tracker',
  '/passwords-logins',
  '/performance-report',
  '/performance-report?tab=fees',
  '/financial-overview',
  '/user-management',
  '/documents',
  '/templates',
  '/automations',
  '/automations?show=stopped',
  '/automations?tab=presets',
  '/activity',
  '/settings',
  '/simulator',
  '/mailbox',
  '/counted-texts',
  '/text-costs',
  '/score-requests',
  '/scoring-proof',
  '/system',
]

const groups = Array.from({ length: 6 }, (_, n) => screens.filter((_path, at) => at % 6 === n))

/** A laptop that becomes a tablet, and a phone that becomes the narrowest one. */
const sizes = [
  { width: 1280, height: 720, smaller: { width: 768, height: 1024 } },
  { width: 360, height: 740, smaller: { width: 320, height: 640 } },
] as const

const watchShifts = `
  globalThis.shifts = []
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => {
    if (!entry.hadRecentInput) shifts.push({ by: entry.value, what: entry.sources.map(({ node }) => String(node?.outerHTML ?? node?.textContent).slice(0, 200)) })
  }))
    .observe({ type: 'layout-shift', buffered: true })`
/** A screen does not move while it loads: Web Vitals call a shift of 0.1 good, a hundredth of that is the room of a word. */
const steady = 0.001
const sideways = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'

const settled = async (page: Page) => {
  await page.waitForLoadState('networkidle')
  await expect(page.locator('main [aria-busy="true"], main .mantine-Skeleton-root')).toHaveCount(0)
}

type Shift = { by: number; what: string[] }

/** How much a screen moves while it loads, and what; loaded once more where it moved: a colleague's text or candidate may have come meanwhile. */
const movement = async (page: Page, path: string) => {
  const found: { by: number; shifts: Shift[] } = { by: Number.POSITIVE_INFINITY, shifts: [] }
  for (let loads = 0; loads < 3 && found.by >= steady; loads += 1) {
    await page.goto(path)
    await settled(page)
    const shifts = await page.evaluate<Shift[]>('globalThis.shifts')
    const by = shifts.reduce((sum, shift) => sum + shift.by, 0)
    if (by < found.by) Object.assign(found, { by, shifts })
  }
  return found
}

/** A screen that became narrower draws its list anew a moment later. */
const expectFits = async (page: Page, name: string) => {
  const message = `${name} scrolls sideways`
  await expect.poll(async () => await page.evaluate<number>(sideways), { message }).toBe(0)
  await expectAccessible(page, name)
}

for (const [n, { smaller, ...viewport }] of sizes.entries())
  for (const [at, group] of groups.entries())
    test.describe(`at ${viewport.width} and ${smaller.width} pixels, ${at + 1} of ${groups.length}`, () => {
      test.use({ viewport, colorScheme: n === 0 ? 'light' : 'dark' })
      test('screens load steadily, none scrolls sideways, none has a fault of accessibility', async ({ page }) => {
        test.slow()
        await page.addInitScript(watchShifts)
        await openAs(page, 'platform')
        for (const path of group) {
          const { by, shifts } = await movement(page, path)
          expect.soft(by, `${path} jumps: ${JSON.stringify(shifts)}`).toBeLessThan(steady)
          await expectFits(page, path)
          await page.setViewportSize(smaller)
          await settled(page)
          await expectFits(page, `${path} at ${smaller.width} pixels`)
          await page.setViewportSize(viewport)
        }
      })
    })
