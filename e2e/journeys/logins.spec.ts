import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectSentBack, openAs, password, test } from '../world.ts'

const entry = (page: Page) => page.locator('[data-side-pane]')
const first = 'Walrus-first-Q7!x'
const second = 'Walrus-second-Q7!x'

const openSite = async (page: Page, site: string) => {
  await page.getByRole('button', { name: site, exact: true }).click()
  await expect(entry(page).getByRole('heading', { name: 'Access log' })).toBeVisible()
}
const confirmMyself = async (page: Page, given: string) => {
  const dialog = page.getByRole('dialog', { name: 'Confirm it is you' })
  await dialog.getByLabel('Your own password').fill(given)
  await dialog.getByRole('button', { name: 'Continue' }).click()
}
const clipboard = async (page: Page) => await page.evaluate<string>('navigator.clipboard.readText()')

test('a login is added, shown for 30 seconds, copied, rotated and shared with a colleague who only uses it', async ({
  page,
  browser,
  context,
}) => {
  test.slow()
  const site = `Walrus Jobs ${Date.now() % 100_000}`
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await openAs(page, 'clinic', '/passwords-logins')
  await page.getByRole('button', { name: 'Add Login' }).click()
  const add = page.getByRole('dialog', { name: 'Add login' })
  await add.getByLabel('Site').fill(site)
  await add.getByLabel('Address').fill('http://walrus.example')
  await add.getByLabel('Username').fill('hiring@walrus.example')
  await add.getByLabel('Password', { exact: false }).first().fill(first)
  await add.getByRole('button', { name: 'Add Login' }).click()
  await expect(add.getByText('The address must start with https://').last()).toBeVisible()
  await add.getByLabel('Address').fill('https://walrus.example')
  await add.getByRole('button', { name: 'Add Login' }).click()
  await expect(add).toBeHidden()

  await openSite(page, site)
  await entry(page).getByRole('button', { name: 'Show password' }).click()
  await confirmMyself(page, 'not-mine')
  await expect(page.getByText('This is not your password. 4 tries left.')).toBeVisible()
  await confirmMyself(page, password)
  await expect(entry(page).getByText(first)).toBeVisible()
  await expect(entry(page).getByText(/Hides in \d+ s/)).toBeVisible()
  await page.clock.fastForward(31_000)
  await expect(entry(page).getByText(first)).toHaveCount(0)
  expect(await page.content()).not.toContain(first)

  await entry(page).getByRole('button', { name: 'Copy password' }).click()
  await expect.poll(async () => await clipboard(page)).toBe(first)
  await page.clock.fastForward(31_000)
  await expect.poll(async () => await clipboard(page)).toBe('')

  await entry(page).getByRole('button', { name: 'Change Password' }).click()
  const rotate = page.getByRole('dialog', { name: 'Change password' })
  await rotate.getByLabel('New password').first().fill(second)
  await rotate.getByRole('button', { name: 'Change Password' }).click()
  await expect(rotate).toBeHidden()
  const earlier = entry(page).getByRole('group', { name: 'password 1' })
  await earlier.getByRole('button', { name: 'Show password 1' }).click()
  await expect(earlier.getByText(first)).toBeVisible()

  await entry(page).getByRole('combobox', { name: 'Share with' }).click()
  await page.getByRole('option', { name: 'Jordan Ellis' }).click()
  await entry(page).getByRole('button', { name: 'Share', exact: true }).click()
  await expect(entry(page).getByRole('list', { name: 'Shared with' })).toContainText('Jordan Ellis')

  const other = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
  const colleague = await other.newPage()
  await colleague.request.post('/api/auth/sign-in/email', { data: { email: 'jordan@reinforce.test', password } })
  await colleague.goto('/passwords-logins')
  await openSite(colleague, site)
  await expect(entry(colleague).getByRole('button', { name: 'Show password' })).toHaveCount(0)
  await entry(colleague).getByRole('button', { name: 'Copy password' }).click()
  await confirmMyself(colleague, password)
  await expect.poll(async () => await clipboard(colleague)).toBe(second)
  expect(await colleague.content()).not.toContain(second)
  const id = new URL(colleague.url()).searchParams.get('id') ?? ''
  const shown = await colleague.request.post(`/api/logins/${id}/reveal`, { data: { aim: 'show' } })
  expect(shown.status()).toBe(403)
  await expect(entry(page).getByText('Jordan Ellis copied the password')).toBeVisible()
  await expect(entry(page).getByText('Jordan Ellis was denied')).toBeVisible()
  await other.close()
})

test('a Manager is sent back with a notice and gets 403 from the data', async ({ page }) => {
  await expectSentBack(page, 'manager', '/passwords-logins', 'Managers can’t view Passwords & Logins.')
  expect((await page.request.get('/api/logins')).status()).toBe(403)
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`logins break no accessibility rule in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await openAs(page, 'clinic', '/passwords-logins')
    await expect(page.getByRole('button', { name: 'ZipRecruiter', exact: true })).toBeVisible()
    await expectAccessible(page, 'the list')
    await openSite(page, 'Indeed')
    await expectAccessible(page, 'an entry')
    await page.goto('/passwords-logins?dialog=add')
    await page.getByRole('button', { name: 'Length and Kinds' }).click()
    await expectAccessible(page, 'the form')
    await page.goto('/passwords-logins?dialog=import')
    await expect(page.getByRole('button', { name: 'Choose File' })).toBeVisible()
    await expectAccessible(page, 'the import')
  })
