import { expect, openAs, test } from '../world.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('a list of choices in a dialog stays inside a phone’s screen', async ({ page }) => {
  await openAs(page, 'clinic', '/candidate-directory')
  await page.getByRole('button', { name: /Filter/ }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').first().tap()
  await expect(page.getByRole('option').first()).toBeInViewport({ ratio: 1 })
  // A list that is wider than the page makes phones zoom out, and moves the dialog below the screen.
  expect(await page.evaluate<number>('window.innerWidth')).toBe(360)
  await expect(dialog).toBeInViewport({ ratio: 0.9 })
})
