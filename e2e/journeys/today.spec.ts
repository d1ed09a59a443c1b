import { expect, openAs, test } from '../world.ts'

test.describe('the day’s work on the first screen', () => {
  for (const [width, height, candidates] of [
    [1280, 720, 9],
    [1280, 800, 11],
    [1440, 900, 12],
  ] as const)
    test(`${candidates} whole candidates have room at ${width}×${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await openAs(page, 'platform', '/')
      const first = page.getByRole('region', { name: 'Candidates' }).locator('tbody tr').first()
      await expect(first).toBeVisible()
      const box = await first.boundingBox()
      expect((box?.y ?? height) + candidates * (box?.height ?? height)).toBeLessThanOrEqual(height)
    })

  test('on a phone the figures and four whole candidates have room', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await openAs(page, 'platform', '/')
    const first = page.getByRole('list', { name: 'Candidates' }).getByRole('listitem').first()
    await expect(first).toBeVisible()
    const [box, bar] = [await first.boundingBox(), await page.getByRole('navigation').last().boundingBox()]
    expect((box?.y ?? 780) + 4 * (box?.height ?? 780)).toBeLessThanOrEqual(bar?.y ?? 0)
    await expect(page.getByRole('link', { name: /^Total Candidates Today/ })).toBeInViewport({ ratio: 1 })
  })

  test('the banner leads into the review of exactly as many as it says', async ({ page }) => {
    await openAs(page, 'platform', '/')
    // Other journeys add people and move them meanwhile.
    await expect(async () => {
      await page.goto('/')
      const review = page.getByRole('link', { name: /^Review [\d,]+ Candidates?$/ })
      await expect(review).toBeVisible({ timeout: 5_000 })
      const told = /^Review ([\d,]+)/.exec(await review.innerText())?.[1]
      await review.click()
      await expect(page.getByText(new RegExp(`^New candidate 1 of ${told}: `))).toBeVisible({ timeout: 3_000 })
    }).toPass()
  })

  test('items that need someone now open their rows', async ({ page }) => {
    await openAs(page, 'clinic', '/')
    const needs = page.getByRole('region', { name: 'Needs attention' })
    const replies = needs.getByRole('link', { name: /repl(y|ies) waiting/ })
    await expect(replies).toBeVisible()
    const told = Number((await replies.innerText()).replace(/ waiting.*/, '').replace(/\D/g, ''))
    await replies.click()
    await expect(page).toHaveURL(/\/messages\?show=waiting/)
    expect(told).toBeGreaterThan(0)
  })
})
