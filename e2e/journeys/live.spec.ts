import { randomInt } from 'node:crypto'
import { addCandidate, listOrganizations } from '../people.ts'
import { expect, openAs, test } from '../world.ts'

test('a status changed in one browser shows in another within a second, and can be put back', async ({
  page,
  browser,
}) => {
  const other = await (await browser.newContext({ timezoneId: 'America/New_York' })).newPage()
  await openAs(page, 'clinic')
  await openAs(other, 'platform')
  // A person of its own: other journeys move those at the top of the list.
  const [organization] = await listOrganizations(page)
  const person = `Liv L${Array.from({ length: 8 }, () => String.fromCharCode(97 + randomInt(26))).join('')}`
  await addCandidate(page, organization, { full_name: person, phone_number: `737${randomInt(2_010_000, 9_990_000)}` })
  await page.getByPlaceholder('Search Candidates...').fill(person)
  const first = page.getByRole('button', { name: `Initial Inquiry. Change status of ${person}` })
  await expect(first).toBeVisible()
  await other.getByPlaceholder('Search Candidates...').fill(person)
  await expect(
    other.getByRole('button', { name: new RegExp(`Initial Inquiry\\. Change status of ${person}`) }),
  ).toBeVisible()
  await first.click()
  await page.getByRole('menuitem', { name: 'More…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change Pipeline Status' })
  await expect(dialog.getByRole('button', { name: /Update Status/ })).toBeDisabled()
  await dialog.getByRole('radio', { name: 'Candidate Assessment' }).check()
  await dialog.getByRole('button', { name: /Update Status/ }).click()
  // The second counts from the answer on: how long the change itself takes is the machine's.
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await expect(
    other.getByRole('button', { name: new RegExp(`Candidate Assessment\\. Change status of ${person}`) }),
  ).toBeVisible({ timeout: 2_000 })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(
    page.getByRole('button', { name: new RegExp(`Initial Inquiry\\. Change status of ${person}`) }),
  ).toBeVisible()
  await expect(
    other.getByRole('button', { name: new RegExp(`Initial Inquiry\\. Change status of ${person}`) }),
  ).toBeVisible({ timeout: 2_000 })
})
