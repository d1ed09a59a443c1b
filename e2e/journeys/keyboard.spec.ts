import { randomInt } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { addCandidate, listOrganizations } from '../people.ts'
import { expect, password, test } from '../world.ts'

/** Presses Tab (or another key) until the element has the focus; fails when it can’t be reached. */
const tabTo = async (page: Page, target: Locator, key = 'Tab') => {
  await expect(target).toBeVisible()
  for (let i = 0; i < 150; i++) {
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${key} does not reach ${String(target)}`)
}

/** Two people of a family of their own: the day's list changes under the hands of other journeys, what is found by this name does not. */
const addFamily = async (page: Page): Promise<string> => {
  const family = `Keys${Array.from({ length: 6 }, () => String.fromCharCode(97 + randomInt(26))).join('')}`
  const [organization] = await listOrganizations(page)
  for (const first of ['Ada', 'Bo'])
    await addCandidate(page, organization, {
      full_name: `${first} ${family}`,
      phone_number: `512${randomInt(300, 899)}${String(randomInt(10_000)).padStart(4, '0')}`,
    })
  return family
}

const skipToContent = async (page: Page, key: string) => {
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }), key)
  await page.keyboard.press('Enter')
}

test('the whole day can be done by keyboard, and the focus comes back where it was', async ({ page }) => {
  test.slow()
  await page.goto('/login')
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type('clinic@reinforce.test')
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Welcome, Riley' })).toBeVisible()

  const family = await addFamily(page)
  await skipToContent(page, 'Tab')
  await tabTo(page, page.getByPlaceholder('Search Candidates...'))
  await page.keyboard.type(family)
  await expect(page.getByText('1–2 of 2')).toBeVisible()
  const analysis = page.getByRole('button', { name: `Analysis of Ada ${family}` })
  await tabTo(page, analysis)
  await page.keyboard.press('Enter')
  const panel = page.getByRole('complementary', { name: `Ada ${family}` })
  await expect(panel).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(analysis).toBeFocused()

  // A menu takes the focus a moment after it is drawn.
  const walkTo = async (key: string, name: string) =>
    await expect(async () => {
      await page.keyboard.press(key)
      await expect(page.getByRole('menuitem', { name })).toBeFocused({ timeout: 300 })
    }).toPass()
  const status = page.getByRole('button', { name: `Initial Inquiry. Change status of Ada ${family}` })
  await skipToContent(page, 'Shift+Tab')
  await tabTo(page, status)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Initial Inquiry' })).toBeVisible()
  await walkTo('ArrowUp', 'More…')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Change Pipeline Status' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(status).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Initial Inquiry' })).toBeVisible()
  await walkTo('ArrowDown', 'Reviewed By Clinic')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: `Reviewed By Clinic. Change status of Ada ${family}` })).toBeVisible()

  const select = page.getByRole('button', { name: 'Select', exact: true })
  await skipToContent(page, 'Shift+Tab')
  await tabTo(page, select)
  await page.keyboard.press('Enter')
  const all = page.getByRole('checkbox').first()
  await tabTo(page, all)
  await page.keyboard.press('Space')
  await expect(all).toBeChecked()
  await tabTo(page, page.getByRole('button', { name: /^Bulk Actions \(/ }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: /Send Text Message/ }))
  await page.keyboard.press('Enter')
  const text = page.getByRole('dialog', { name: 'Send Text Message' })
  await expect(text).toContainText('will receive it')
  const attest = text.getByRole('checkbox')
  if ((await attest.count()) > 0) {
    await tabTo(page, attest)
    await page.keyboard.press('Space')
  }
  await tabTo(page, text.getByRole('button', { name: /^Send to/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Bulk texts' })).toContainText('2 of 2 sent', { timeout: 30_000 })
})
