import type { Page } from '@playwright/test'
import { type ClockedServer, openClocked } from '../clocked.ts'
import { expect, openAs, test } from '../world.ts'

test.describe.configure({ mode: 'serial' })
let clocked: ClockedServer
test.beforeAll(async () => {
  test.setTimeout(150_000)
  clocked = await openClocked()
})
test.afterAll(async () => await clocked.close())

const ok = (_: number, response: { writeHead: (status: number) => { end: () => unknown } }) => {
  response.writeHead(200).end()
}

/** Selects everyone of a family in the directory and opens the composer for them. */
const composeFor = async (page: Page, family: string, count: number) => {
  await openAs(page, 'clinic', `${clocked.address}/candidate-directory`, clocked.address)
  await page.getByPlaceholder('Search Candidates...').fill(family)
  await expect(page.getByText(count > 25 ? `1–25 of ${count}` : `1–${count} of ${count}`)).toBeVisible()
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('checkbox').first().check()
  if (count > 25) await page.getByRole('button', { name: `Select all ${count} that match` }).click()
  await page.getByRole('button', { name: `Bulk Actions (${count})` }).click()
  await page.getByRole('button', { name: /Send Text Message/ }).click()
  return page.getByRole('dialog', { name: 'Send Text Message' })
}
/** Bulk texts stand at the foot of the bell. */
const openBulkTexts = async (page: Page) => {
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.getByRole('button', { name: 'Bulk texts' }).click()
}
const findPanel = (page: Page) => page.getByRole('dialog', { name: 'Bulk texts' })

test('a bulk text tells apart who gets it now, later and not at all, and keeps to it', async ({ page }) => {
  clocked.answers(ok)
  const text = await composeFor(page, 'hollyoak', 12)
  await text.getByRole('textbox', { name: 'Message' }).fill('Hi {{Candidate First}}, shall we talk?')
  await expect(text.getByText('9 of 12 will receive it · 3 of them later · 3 skipped')).toBeVisible()
  await expect(
    text.getByRole('button', { name: /^3: On hold from .*: It’s quiet hours in this person’s area\.$/ }),
  ).toBeVisible()
  await expect(text.getByText('Skipped: This person opted out of texts.')).toBeVisible()
  await expect(text.getByText('Skipped: 555-0101 has no area code.')).toBeVisible()
  await text.getByRole('button', { name: 'Send to 9' }).click()
  const panel = findPanel(page)
  await expect(panel).toContainText('6 of 12 sent · 3 held for later · 3 skipped', { timeout: 15_000 })
  await page.reload()
  await openBulkTexts(page)
  await panel.getByRole('button', { name: /6 of 12 sent/ }).click()
  await expect(panel).toContainText('6 of 12 sent · 3 held for later · 3 skipped')
  await panel.getByRole('combobox', { name: 'Show' }).click()
  await page.getByRole('option', { name: 'Skipped' }).click()
  await expect(panel.getByRole('list', { name: 'Results' }).getByRole('listitem')).toHaveCount(3)
  expect(clocked.calls().flatMap(({ phones }) => phones)).toHaveLength(6)
})

test('a bulk text is paused, resumed, and its rest is canceled; a reload loses nothing', async ({ page }) => {
  // Each call is answered when this test lets it, so that no slow machine sends more than it looks at.
  const held: (() => void)[] = []
  clocked.answers((_, response) => held.push(() => response.writeHead(200).end()))
  const answerNext = async () => {
    await expect.poll(() => held.length, { timeout: 10_000 }).toBeGreaterThan(0)
    held.shift()?.()
  }
  const text = await composeFor(page, 'slowoak', 200)
  await text.getByRole('textbox', { name: 'Message' }).fill('Hi {{Candidate First}}, slowly')
  await text.getByRole('button', { name: 'Send to 200' }).click()
  const panel = findPanel(page)
  await panel.getByRole('button', { name: 'Pause' }).click()
  await expect(panel).toContainText('paused')
  await answerNext()
  await page.reload()
  await openBulkTexts(page)
  await panel.getByRole('button', { name: /slowly/ }).click()
  await expect(panel).toContainText('50 of 200 sent · paused · 150 waiting', { timeout: 10_000 })
  // A second in which a worker that ignored the pause would send the next fifty.
  await page.waitForTimeout(1_000)
  expect(clocked.calls()).toHaveLength(1)
  await panel.getByRole('button', { name: 'Resume' }).click()
  await expect.poll(() => clocked.calls().length, { timeout: 10_000 }).toBe(2)
  await panel.getByRole('button', { name: 'Cancel the Rest' }).click()
  const sure = page.getByRole('dialog', { name: 'Cancel this bulk text?' })
  await sure.getByRole('button', { name: /^Cancel \d+ texts$/ }).click()
  await expect(panel).toContainText('canceled')
  await answerNext()
  await expect(panel).toContainText('100 of 200 sent · canceled · 100 canceled', { timeout: 10_000 })
  expect(new Set(clocked.calls().flatMap(({ phones }) => phones)).size).toBe(100)
})

test('a webhook that fails in the middle leaves the rest alone, and the failed ones are sent again', async ({
  page,
}) => {
  clocked.answers((call, response) => response.writeHead(call === 2 ? 500 : 200).end())
  const text = await composeFor(page, 'failoak', 150)
  await text.getByRole('textbox', { name: 'Message' }).fill('Hi {{Candidate First}}, again')
  await text.getByRole('button', { name: 'Send to 150' }).click()
  const panel = findPanel(page)
  await expect(panel).toContainText('100 of 150 sent · 50 failed', { timeout: 15_000 })
  await panel.getByRole('combobox', { name: 'Show' }).click()
  await page.getByRole('option', { name: 'Failed', exact: true }).click()
  await expect(panel.getByText(/Webhook failed with status: 500/)).toHaveCount(50)
  const failed = clocked.calls()[1]?.phones.toSorted()
  clocked.answers(ok)
  await panel.getByRole('button', { name: 'Retry 50 failed' }).click()
  await expect(panel).toContainText('50 of 50 sent', { timeout: 15_000 })
  expect(clocked.calls().map(({ phones }) => phones.toSorted())).toEqual([failed])
})

test('one candidate is handed to the auto scheduler, once', async ({ page }) => {
  clocked.answers(ok)
  await openAs(page, 'clinic', `${clocked.address}/candidate-directory?q=slowoak`, clocked.address)
  await page
    .getByRole('row', { name: /Slowoak/ })
    .first()
    .getByRole('cell')
    .nth(1)
    .click()
  await expect(page).toHaveURL(/\/candidate\//)
  await expect(page.getByRole('heading', { name: /Slowoak/ })).toBeVisible()
  const start = async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Auto Scheduler' }).click()
    await page.getByRole('button', { name: 'Start auto scheduler' }).click()
    return page.getByRole('dialog', { name: 'Auto scheduler' })
  }
  const dialog = await start()
  await expect(dialog.getByRole('status')).toHaveText('1 sent', { timeout: 15_000 })
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect((await start()).getByRole('status')).toHaveText('0 sent · 1 skipped')
  expect(clocked.calls()).toHaveLength(1)
})
