import type { Page } from '@playwright/test'
import { remindedNow } from '../reminded-now.ts'
import { expect, expectAccessible, openAs, test } from '../world.ts'

type Row = { id: string; name: string }
type Choices = {
  location_id: string | null
  organizationZone: string
  candidate: { id: string; name: string }
  places: { id: string; zone: string }[]
}

const json = async <T>(page: Page, path: string): Promise<T> => (await (await page.request.get(path)).json()) as T

/** Someone of the clinic who may be texted, by what the guard says of each, and has not come far; from a page of the list that other journeys leave alone. */
const someone = async (page: Page, listPage: number): Promise<Row> => {
  const { rows } = await json<{ rows: Row[] }>(page, `/api/candidates?status=Initial+Inquiry&page=${listPage}`)
  const answer = await page.request.post('/api/texts/preview', {
    data: { selection: { ids: rows.map(({ id }) => id) }, message: 'Hi {{Candidate First}}', attestConsent: false },
  })
  const { recipients } = (await answer.json()) as { recipients: { candidateId: string; skipped: string | null }[] }
  const reached = new Set(recipients.filter(({ skipped }) => skipped === null).map(({ candidateId }) => candidateId))
  const found = rows.find((row) => reached.has(row.id))
  if (!found) throw new Error('Nobody to interview')
  return found
}

/** A booking link as the form makes it; answers its path. */
const bookingLink = async (page: Page, candidateId: string) => {
  const answer = await page.request.post('/api/booking-links', {
    data: { id: crypto.randomUUID(), candidate_id: candidateId, type: 'Video', place: 'https://meet.example.test/x' },
  })
  expect(answer.ok()).toBe(true)
  return ((await answer.json()) as { path: string }).path
}

test('an interview is scheduled, the candidate moved and reminded, another one booked by link, and a no-show noted by key', async ({
  page,
  browser,
}) => {
  await openAs(page, 'clinic')
  const person = await someone(page, 4)
  const choices = await json<Choices>(page, `/api/candidates/${person.id}/interview-choices`)
  const zone = choices.places.find(({ id }) => id === choices.location_id)?.zone ?? choices.organizationZone
  const { day, time } = remindedNow(zone)

  await page.goto(`/candidate/${person.id}?tab=interviews`)
  await expect(page.getByText('No interviews yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Schedule Interview' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=date]').fill(day)
  await dialog.locator('input[type=time]').fill(time)
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(dialog.getByText(`is still Initial Inquiry`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Move to Interview Scheduled' }).click()
  await expect(page.getByRole('button', { name: /Interview Scheduled/ }).first()).toBeVisible()
  const list = page.getByRole('list', { name: 'Interviews by date' })
  await expect(list.getByText(/Reminder sent/)).toBeVisible({ timeout: 15_000 })

  await page.getByRole('button', { name: 'Schedule Interview' }).first().click()
  await dialog.getByText('Let the candidate choose', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Create Link' }).click()
  const link = await dialog.getByRole('textbox', { name: 'Booking link' }).inputValue()
  await page.keyboard.press('Escape')
  const phone = await (
    await browser.newContext({ viewport: { width: 360, height: 740 }, timezoneId: 'America/Los_Angeles' })
  ).newPage()
  // In English, whatever the candidate of the day prefers; the hours are on the candidate's clock.
  await phone.goto(`${link}?lang=en`)
  await phone.getByRole('group', { name: 'Days' }).getByRole('button').nth(1).click()
  await phone
    .getByRole('button', { name: /\d:\d\d (AM|PM)/ })
    .first()
    .click()
  await phone.getByRole('button', { name: /^Book / }).click()
  await expect(phone.getByRole('heading', { name: 'See you then!' })).toBeVisible()
  const file = await phone.request.get(
    (await phone.getByRole('link', { name: 'Add to My Calendar' }).getAttribute('href')) ?? '',
  )
  expect(await file.text()).toContain('BEGIN:VEVENT')
  await phone.reload()
  await expect(phone.getByRole('heading', { name: 'See you then!' })).toBeVisible()
  await expect(list.getByRole('listitem').filter({ hasText: 'Phone' })).toHaveCount(2)

  await page.goto(`/simulator?q=${encodeURIComponent(person.name)}`)
  // Who is met differs from day to day, and some of them prefer Spanish.
  const reminder = /a reminder from Bright Path ABA: your phone interview is |su entrevista por teléfono es /
  await expect(page.getByText(reminder).first()).toBeVisible()

  const other = await (await browser.newContext({ timezoneId: 'America/New_York' })).newPage()
  await openAs(other, 'platform', '/interviews?when=past')
  await page.goto('/interviews?when=past')
  const over = page.getByRole('row', { name: /Completed/ }).first()
  const name = (await over.getByRole('link').first().innerText()).trim()
  const row = page.getByRole('row', { name: new RegExp(name) }).first()
  await row.getByRole('button', { name: `Actions for the interview with ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Set to Scheduled' }).click()
  await expect(row.getByText('Scheduled', { exact: true })).toBeVisible()
  await row.focus()
  await page.keyboard.press('n')
  await expect(row.getByText('No-show', { exact: true })).toBeVisible()
  await expect(
    other
      .getByRole('row', { name: new RegExp(name) })
      .first()
      .getByText('No-show'),
  ).toBeVisible({ timeout: 3_000 })
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(row.getByText('Scheduled', { exact: true })).toBeVisible()
})

for (const scheme of ['light', 'dark'] as const) {
  test.describe(`in ${scheme} colors`, () => {
    test.use({ colorScheme: scheme })

    test('interviews, their dialogs and the booking page are accessible', async ({ page }) => {
      test.slow()
      await openAs(page, 'platform', '/interviews')
      await expect(page.getByRole('row').nth(1)).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expectAccessible(page, 'agenda')
      await page.goto('/interviews?by=week')
      await expect(page.getByRole('heading', { name: /today/ })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expectAccessible(page, 'week')
      for (const [name, path] of [
        ['booking hours', '/automations?section=hours'],
        ['calendar address', '/interviews?dialog=feed'],
        ['candidate to interview', '/interviews?dialog=add'],
      ] as const) {
        await page.goto(path)
        await expect(page.getByRole('dialog').getByRole('button').nth(1), name).toBeVisible()
        await expectAccessible(page, name, '[role=dialog]')
      }
      await page.goto('/interviews')
      // A row that is still on its way would take the focus with it.
      await expect(page.getByRole('row').nth(1).getByRole('link').first()).toBeVisible()
      await page.getByRole('row').nth(1).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('complementary', { name: 'Interview' }).getByText('Reminders')).toBeVisible()
      await expectAccessible(page, 'one interview', 'aside[aria-label=Interview]')

      await openAs(page, 'clinic')
      const { id } = await someone(page, scheme === 'light' ? 5 : 6)
      await page.goto(`/candidate/${id}?tab=interviews&dialog=interview`)
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Schedule', exact: true })).toBeVisible()
      await expectAccessible(page, 'schedule', '[role=dialog]')
      await page.getByText('Let the candidate choose', { exact: true }).click()
      await expectAccessible(page, 'booking link form', '[role=dialog]')
      await page.goto(`${await bookingLink(page, id)}?lang=en`)
      await page
        .getByRole('button', { name: /\d:\d\d (AM|PM)/ })
        .first()
        .click()
      // Further up the bar with the button lies over the times below it, as a bar that stays does.
      await page.evaluate('document.scrollingElement.scrollTo(0, document.scrollingElement.scrollHeight)')
      await expectAccessible(page, 'booking page')
    })
  })
}

test('interviews and the booking page neither move while they load nor scroll sideways on a phone', async ({
  page,
}) => {
  await page.addInitScript(`
    globalThis.shifts = []
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => entry.hadRecentInput || shifts.push(entry.value)))
      .observe({ type: 'layout-shift', buffered: true })`)
  await openAs(page, 'clinic')
  const link = await bookingLink(page, (await someone(page, 7)).id)
  for (const path of ['/interviews', '/interviews?by=week', link]) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const shifts = await page.evaluate<number[]>('globalThis.shifts')
    expect(
      shifts.reduce((sum, value) => sum + value, 0),
      path,
    ).toBeLessThan(0.01)
    await page.setViewportSize({ width: 360, height: 740 })
    // The cards of a narrow screen replace the table first.
    await page.waitForTimeout(300)
    expect(
      await page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth'),
      path,
    ).toBe(0)
  }
})
