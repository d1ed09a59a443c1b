import type { Page } from '@playwright/test'
import { isScript, sumBytes, watchWire } from '../on-the-wire.ts'
import { expect, openAs, test, type Who } from '../world.ts'

/** Scripts of a first visit: how many, and their kilobytes as they arrive, headers included. */
type Budget = { files: number; kilobytes: number }
const ofLogin: Budget = { files: 12, kilobytes: 160 }
const ofScreens: Budget = { files: 25, kilobytes: 260 }

const screens = [
  ['/', null],
  ['/candidate-directory', 'Candidate Directory'],
  ['/candidate-directory?view=review', null],
  ['/candidate-directory?view=board', 'Candidate Directory'],
  ['/messages', 'Messages'],
  ['/interviews', 'Interviews'],
  ['/performance-report', 'Performance Reports'],
  ['/documents', 'Documents'],
  ['/jobs', 'Jobs by Location'],
  ['/job-post-tracker', 'Job Post Tracker'],
  ['/settings', 'Settings'],
] as const

/** Nothing came for a second: what a screen loads after its first rows is counted, too. */
const untilQuiet = async (answers: readonly unknown[]) => {
  let before = -1
  await expect
    .poll(
      () => {
        const isQuiet = answers.length === before
        before = answers.length
        return isQuiet
      },
      { intervals: [1_000], timeout: 30_000 },
    )
    .toBe(true)
}

const watchScripts = async (page: Page, open: () => Promise<unknown>) => {
  const answers = await watchWire(await page.context().newCDPSession(page))
  await open()
  await untilQuiet(answers)
  return answers.filter(isScript)
}

const expectWithin = (
  scripts: Awaited<ReturnType<typeof watchScripts>>,
  { files, kilobytes }: Budget,
  what: string,
) => {
  expect(scripts.length, `${what}: any`).toBeGreaterThan(1)
  expect(scripts.length, `${what}: files`).toBeLessThanOrEqual(files)
  expect(sumBytes(scripts) / 1000, `${what}: kilobytes`).toBeLessThanOrEqual(kilobytes)
}

test.describe('what a first visit receives', () => {
  test('the sign-in page comes in at most 12 scripts and 160 KB', async ({ page }) => {
    const scripts = await watchScripts(page, async () => {
      await page.goto('/login')
      await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
    })
    expectWithin(scripts, ofLogin, '/login')
  })

  for (const [address, heading] of screens)
    test(`${address} comes in at most 25 scripts and 260 KB`, async ({ page }) => {
      const scripts = await watchScripts(page, async () => {
        await openAs(page, 'clinic', address)
        if (heading) await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
        else await expect(page.locator('main h1, main h2').first()).toBeVisible()
      })
      expectWithin(scripts, ofScreens, address)
    })

  test('the first sign-in of a new clinic comes in at most 25 scripts and 260 KB', async ({ page, browser }) => {
    await openAs(page, 'platform', '/login')
    const run = crypto.randomUUID().slice(0, 8).replaceAll(/[01]/g, 'X')
    const made = (await page.evaluate(
      async (id) =>
        await (
          await fetch('/api/onboarding/finish', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({
              kind: 'organization',
              organization: { name: `Lindenway ${id}`, time_zone: 'America/Denver' },
              locations: [{ name: 'Denver', city: 'Denver', state: 'CO', rbt_code: `LW-${id}` }],
              statuses: [],
              invitations: [
                { email: `ida-${id}@lindenway.example.test`, full_name: 'Ida Linden', admin_level: 'Admin' },
              ],
            }),
          })
        ).json(),
      run,
    )) as { invitations: { link: string }[] }
    const fresh = await (await browser.newContext()).newPage()
    await fresh.goto(made.invitations[0]?.link ?? '')
    await fresh
      .getByLabel(/Password/)
      .first()
      .fill('a-first-visit-of-one')
    await fresh.getByRole('button', { name: /Sign Up|Create/ }).click()
    await expect(fresh.getByRole('dialog', { name: 'Set up your clinic' })).toBeVisible()
    const devtools = await fresh.context().newCDPSession(fresh)
    await devtools.send('Network.clearBrowserCache')
    const scripts = await watchScripts(fresh, async () => {
      await fresh.goto('/')
      await expect(fresh.getByRole('dialog', { name: 'Set up your clinic' })).toBeVisible()
    })
    expectWithin(scripts, ofScreens, 'a new clinic')
  })

  test('one candidate comes in at most 25 scripts and 260 KB', async ({ page }) => {
    await openAs(page, 'clinic', '/login')
    const { rows } = (await (await page.request.get('/api/candidates')).json()) as { rows: { id: string }[] }
    const fresh = await page.context().newPage()
    const devtools = await fresh.context().newCDPSession(fresh)
    await devtools.send('Network.clearBrowserCache')
    const scripts = await watchScripts(fresh, async () => {
      await fresh.goto(`/candidate/${rows[0]?.id}`)
      await expect(fresh.locator('main h1').first()).toBeVisible()
    })
    expectWithin(scripts, ofScreens, 'candidate')
  })
})

/** The calls that a document answers, by method and path. */
const carriedBy = (html: string) => {
  const text = /<script type="application\/json" id="answers">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}'
  return Object.keys(JSON.parse(text) as object).map((name) => name.split(' ').slice(0, 2).join(' '))
}

const revisit = async (page: Page, address: string) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
  const document = await page.goto(address)
  await expect(page.locator('main tbody tr').first()).toBeVisible()
  page.removeAllListeners('request')
  return { asked, carried: carriedBy((await document?.text()) ?? '') }
}

test.describe('the document carries the first answers', () => {
  for (const [who, address, first] of [
    ['clinic', '/candidate-directory', 'GET /api/candidates'],
    ['manager', '/', 'GET /api/dashboard/overview'],
    ['platform', '/candidate-directory', 'GET /api/candidates'],
  ] satisfies [Who, string, string][])
    test(`what it carries to ${who} at ${address} is not asked for again`, async ({ page }) => {
      await openAs(page, who, address)
      await expect(async () => {
        const { asked, carried } = await revisit(page, address)
        expect(carried).toContain(first)
        expect(asked.filter((call) => carried.includes(call))).toEqual([])
      }).toPass()
      // Nothing of it stays in the page for anyone who sits here next.
      await expect(page.locator('#answers')).toHaveCount(0)
    })
})
