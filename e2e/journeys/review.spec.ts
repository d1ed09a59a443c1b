import { randomInt } from 'node:crypto'
import { addCandidate, listOrganizations } from '../people.ts'
import { expect, expectAccessible, openAs, test } from '../world.ts'

test('fifty candidates are reviewed by keyboard, one key each, with the resume in sight', async ({ page }) => {
  test.slow()
  await openAs(page, 'clinic')
  const [organization] = await listOrganizations(page)
  const family = `Revue${Array.from({ length: 6 }, () => 'abcdefghijklmnopqrstuvwxyz'[randomInt(26)]).join('')}`
  const exchange = randomInt(200, 899)
  for (let n = 0; n < 50; n += 10)
    await Promise.all(
      Array.from({ length: 10 }, async (_, i) =>
        addCandidate(page, organization, {
          full_name: `Ada ${family}`,
          phone_number: `737${exchange}${String(3_000 + n + i)}`,
          email_address: `ada.${family}${n + i}@example.test`,
          resume_text: `Behavior technician. Number ${n + i}.`,
        }),
      ),
    )
  await page.goto(`/candidate-directory?view=review&q=${family}`)
  const decide = page.getByRole('region', { name: 'Decide' })
  await expect(decide.getByRole('button', { name: /Reviewed By Clinic/ })).toBeVisible()
  await expect(page.getByText('Behavior technician.').first()).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeHidden()
  await expectAccessible(page, 'the review')
  for (let n = 1; n <= 50; n++) {
    await expect(page.getByText(`${n} of 50: Ada ${family}`)).toBeVisible()
    await page.keyboard.press('2')
  }
  await expect(page.getByText(/^50 reviewed in \d+ (sec|min)$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Text 50 now' })).toBeVisible({ timeout: 20_000 })
  await expectAccessible(page, 'the end of a review')
})
