import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, expectSentBack, openAs, test } from '../world.ts'

const reports = (page: Page) => page.getByRole('region', { name: 'Reports of the month' })
const invoices = (page: Page) => page.getByRole('region', { name: 'Invoice list' })

/** There are rows, and each of them holds these words: once the answer is there, whatever stood here before. */
const expectEachRow = async (part: Locator, words: RegExp) => {
  const rows = part.locator('tbody tr')
  await expect(rows.filter({ hasText: words }).first()).toBeVisible()
  await expect(rows.filter({ hasNotText: words })).toHaveCount(0)
}

const download = async (page: Page, name: string) => {
  const arriving = page.waitForEvent('download')
  await page.getByRole('link', { name }).click()
  const file = await arriving
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

/** The month in which the demo has a report twice: the last one by UTC, which is not always the screen’s last one. */
const monthOfDouble = () => {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)).toISOString().slice(0, 7)
}

test('platform staff pick a month, open a number, filter invoices and take the CSV along', async ({ page }) => {
  test.slow()
  await openAs(page, 'platform', '/performance-report?tab=fees')
  await expect(reports(page).getByRole('table')).toBeVisible()
  const first = await page.getByRole('button', { name: /^Amount: / }).innerText()
  await page.getByRole('button', { name: 'Previous month' }).click()
  await expect(page).toHaveURL(/month=\d{4}-\d{2}/)
  await expect(page.getByRole('button', { name: /^Amount: / })).not.toHaveText(first)
  await page.reload()
  await expect(page.getByRole('button', { name: /^Amount: / })).not.toHaveText(first)
  await page.goto(`/performance-report?month=${monthOfDouble()}`)
  await page.getByRole('button', { name: /^Duplicates: [1-9]/ }).click()
  await expect(page).toHaveURL(/show=duplicates/)
  await expect(reports(page).getByText('Duplicate', { exact: true }).first()).toBeVisible()

  await page.getByRole('tab', { name: 'Hiring' }).click()
  await expect(page).toHaveURL(/tab=hiring/)
  const hired = page.getByRole('button', { name: /^Reached Hired: / }).first()
  const count = /: ([\d,]+) /.exec((await hired.getAttribute('aria-label')) ?? '')?.[1]
  await hired.click()
  const people = page.getByRole('dialog', { name: /^Reached Hired/ })
  await expect(people.getByText(new RegExp(`of ${count}$`))).toBeVisible()
  await expect(people.getByRole('table').getByRole('link').first()).toHaveAttribute('href', /^\/(candidate|bcba)\//)
  await page.keyboard.press('Escape')

  await page.goto('/financial-overview')
  await expect(page.getByText(/^Updated /)).toBeVisible()
  await page.getByRole('button', { name: /^Overdue/ }).click()
  await expectEachRow(invoices(page), /Overdue/)
  await page.getByRole('button', { name: 'Remove filter Overdue' }).click()
  const owed = page.getByRole('button', { name: /^Owed, / }).first()
  const part = /([\d,]+) invoices?\. Show/.exec((await owed.getAttribute('aria-label')) ?? '')?.[1]
  await owed.click()
  await expect(invoices(page).getByRole('navigation')).toContainText(`of ${part}`)
  await page.getByRole('button', { name: /^Remove filter Made / }).click()
  await page.getByRole('button', { name: 'Filter (1)' }).click()
  await page.getByRole('dialog', { name: 'Filter invoices' }).getByRole('button', { name: 'Reset' }).click()
  await page.getByRole('dialog', { name: 'Filter invoices' }).getByRole('button', { name: 'Apply' }).click()

  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Filter invoices' })
  await expect(dialog.getByRole('button', { name: 'Apply' })).toBeDisabled()
  await dialog.getByText('Paid', { exact: true }).click()
  await dialog.getByLabel('Amount from ($)').fill('1,000')
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ invoices found$/)
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Filter (2)' })).toBeVisible()
  await expectEachRow(invoices(page), /Paid/)
  const total = Number(/of ([\d,]+)/.exec(await invoices(page).getByRole('navigation').innerText())?.[1])
  const file = await download(page, 'Download the invoices as CSV')
  expect(file.name).toMatch(/^invoices-\d{4}-\d{2}-\d{2}\.csv$/)
  expect(file.text.trim().split('\r\n')).toHaveLength(total + 1)
})

test('clinic staff see their own money only', async ({ page }) => {
  await openAs(page, 'clinic', '/financial-overview')
  await expectEachRow(invoices(page), /Bright Path ABA/)
  await page.goto('/performance-report?tab=fees')
  await expectEachRow(reports(page), /Bright Path ABA|No reports/)
  await expect(page.getByRole('combobox', { name: 'Organization' })).toHaveCount(0)
  const file = await page.request.get('/api/finance/invoices/export?timeZone=America/New_York')
  const lines = (await file.text()).trim().split('\r\n').slice(1)
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.every((line) => line.includes('Bright Path ABA'))).toBe(true)
})

test('a Manager is sent back with a notice and refused the data', async ({ page }) => {
  for (const [path, name] of [
    ['/performance-report', 'Performance Reports'],
    ['/financial-overview', 'Financial Overview'],
  ] as const) {
    await expectSentBack(page, 'manager', path, `Managers can’t view ${name}.`)
    await expect(page.getByRole('navigation').getByText(name)).toHaveCount(0)
  }
  for (const call of ['overview', 'invoices', 'reports?month=2026-06', 'hiring?month=2026-06', 'invoices/export'])
    expect((await page.request.get(`/api/finance/${call}`)).status(), call).toBe(403)
})

test('money neither moves while it loads nor scrolls sideways at 360 pixels', async ({ page }) => {
  await page.addInitScript(`
    globalThis.shifts = []
    new PerformanceObserver((entries) => entries.getEntries().forEach((entry) => entry.hadRecentInput || shifts.push(entry.value)))
      .observe({ type: 'layout-shift', buffered: true })`)
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/performance-report?tab=fees', '/performance-report', '/financial-overview']) {
    await openAs(page, 'clinic', path)
    await page.waitForLoadState('networkidle')
    expect(
      await page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth'),
      path,
    ).toBe(0)
    const shifts = await page.evaluate<number[]>('globalThis.shifts')
    expect(
      shifts.reduce((sum, value) => sum + value, 0),
      path,
    ).toBeLessThan(0.001)
  }
})

for (const scheme of ['light', 'dark'] as const) {
  test.describe(`in ${scheme} colors`, () => {
    test.use({ colorScheme: scheme })
    test('the screens and dialogs of money are accessible', async ({ page }) => {
      test.slow()
      await openAs(page, 'platform', '/performance-report?tab=fees')
      await page.waitForLoadState('networkidle')
      await page.getByText('As a table').click()
      await expectAccessible(page, 'performance reports')
      await page.getByRole('tab', { name: 'Hiring' }).click()
      await expect(page.getByRole('button', { name: /^Reached Hired: / }).first()).toBeVisible()
      await page.locator('[aria-label="As a table: Funnel"]').click()
      await expectAccessible(page, 'hiring')
      await page
        .getByRole('button', { name: /^Reached Hired: / })
        .first()
        .click()
      await expect(page.getByRole('dialog').getByRole('table').locator('a').first()).toBeVisible()
      await expectAccessible(page, 'people', '[role=dialog]')
      await page.goto('/financial-overview')
      await expect(page.getByText(/^Updated /)).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expectAccessible(page, 'financial overview')
      await page.getByRole('button', { name: 'Filter', exact: true }).click()
      await expect(page.getByRole('dialog').getByText(/invoices found/)).toBeVisible()
      await expectAccessible(page, 'invoice filter', '[role=dialog]')
    })
  })
}

test('a report is scheduled, one comes at once into the mailbox with its file, and one click stops the schedule', async ({
  page,
}) => {
  await openAs(page, 'clinic', '/performance-report')
  await page.getByRole('button', { name: 'Reports by Email' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reports by Email' })
  await dialog.getByRole('button', { name: 'Schedule a Report' }).click()
  await dialog.getByRole('radio', { name: 'Every week, the month so far' }).check()
  await dialog.getByRole('combobox', { name: 'Hour' }).click()
  await page.getByRole('option', { name: '5 AM', exact: true }).click()
  await expect(dialog.getByText(/^Every Monday at 5 AM, /)).toBeVisible()
  await expectAccessible(page, 'schedule form', '[role=dialog]')
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
  // Those that run stand first; an earlier try may have left others.
  await expect(dialog.getByRole('listitem', { name: 'Every Monday at 5 AM' }).first()).toContainText('To Riley Adams')
  await expectAccessible(page, 'scheduled reports', '[role=dialog]')
  await dialog.getByRole('button', { name: 'Send Me One Now' }).first().click()
  await expect(dialog.getByText(/is on its way to clinic@reinforce\.test\.$/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Pause: Every Monday at 5 AM' }).first().click()
  const stopped = dialog.getByRole('button', { name: 'Resume: Every Monday at 5 AM' }).first()
  await expect(stopped).toBeVisible()

  await page.goto('/mailbox')
  const mail = page
    .getByRole('article', { name: /so far: figures of Bright Path ABA, to clinic@reinforce\.test$/ })
    .first()
  await expect(mail).toContainText('Hiring: ')
  const arriving = page.waitForEvent('download')
  await mail.getByRole('link', { name: /^figures-\d{4}-\d{2}\.csv$/ }).click()
  expect(await readFile(await (await arriving).path(), 'utf8')).toContain('Money,All,Performance reports,')
  await mail.getByRole('link', { name: /schedules=open/ }).click()
  // A whole page first, then its figures, then the dialog: each has its own time.
  await page.waitForURL(/\/performance-report\?/)
  await expect(page.getByRole('button', { name: 'Reports by Email', includeHidden: true })).toBeAttached()
  await expect(dialog).toBeVisible()
  await expect(stopped).toBeVisible()
  await openAs(page, 'manager', '/mailbox')
  await expect(page.getByRole('heading', { name: 'Mailbox' })).toBeVisible()
  await expect(page.getByText(/figures of Bright Path ABA/)).toHaveCount(0)
})
