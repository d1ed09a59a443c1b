import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

export type Who = 'platform' | 'clinic' | 'manager'
export const password = 'reinforce-demo'

/**
 * Signs in without the form (which has a journey of its own) and opens a page of the console, of another server with
 * its address.
 */
export const openAs = async (page: Page, who: Who, path = '/', server = '') => {
  const answer = await page.request.post(`${server}/api/auth/sign-in/email`, {
    data: { email: `${who}@reinforce.test`, password },
  })
  expect(answer.ok()).toBe(true)
  await page.goto(path)
  await expect(page.locator('main#main')).toBeVisible({ timeout: 15_000 })
}

/**
 * Checks that this page redirects to the dashboard, with a notice: it may pass while the rest of the page still
 * arrives.
 */
export const expectSentBack = async (page: Page, who: Who, path: string, notice: string) => {
  await Promise.all([expect(page.getByText(notice)).toBeVisible({ timeout: 20_000 }), openAs(page, who, path)])
  await expect(page).toHaveURL(/\/$/)
}

/**
 * Describes violations alone: axe takes three times as long to describe what passes. The legacy mode looks at one page and its own
 * frames without opening a second page for the report; the console frames no one else's pages.
 */
const axeOptions: Parameters<AxeBuilder['options']>[0] = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  resultTypes: ['violations'],
}

/**
 * Checks that the page (or a part of it) breaks no WCAG 2.2 A or AA rule that axe can see. A page at rest is meant: axe
 * reads it rule by rule, and finds a table without words when rows arrive between two of them, so each finding must
 * repeat.
 */
export const expectAccessible = async (page: Page, what: string, part = 'html') => {
  await expect(page.locator('[aria-busy=true]'), `${what}: still loading`).toHaveCount(0)
  const found = async () => {
    const { violations } = await new AxeBuilder({ page }).include(part).setLegacyMode().options(axeOptions).analyze()
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 200)).join(' | ')}`)
  }
  await expect.poll(found, { message: what, timeout: 20_000 }).toEqual([])
}

/** A test in which any script error of the page is a failure. */
export const test = base.extend<{ noScriptErrors: void }>({
  noScriptErrors: [
    async ({ page }, use) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(String(error)))
      await use()
      expect(errors, 'script errors on the page').toEqual([])
    },
    { auto: true },
  ],
})
export { expect }
