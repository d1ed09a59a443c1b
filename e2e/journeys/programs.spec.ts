import { expect, openAs, test } from '../world.ts'

test('an API key is made, used by a program, and refused from the moment it is revoked', async ({
  page,
  playwright,
  baseURL,
}) => {
  await openAs(page, 'platform', '/settings?tab=advanced#api-keys')
  await page.getByRole('button', { name: 'Create a Key' }).click()
  const name = `Journey ${test.info().retry}`
  await page.getByLabel('What is it for?').fill(name)
  await page.getByRole('button', { name: 'Create Key' }).click()
  const key = await page.getByRole('textbox', { name: 'API key' }).inputValue()
  await page.getByRole('button', { name: 'Done' }).click()

  const program = await playwright.request.newContext({
    ...(baseURL ? { baseURL } : {}),
    extraHTTPHeaders: { authorization: `Bearer ${key}` },
  })
  expect((await program.get('/api/candidates')).status()).toBe(200)
  expect((await program.get('/api/users')).status()).toBe(403)
  await page.reload()
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row).not.toContainText('Never')
  await row.getByRole('button', { name: `Revoke the key ${name}` }).click()
  await page.getByRole('button', { name: 'Revoke 1 Key' }).click()
  await expect(row).toContainText('Revoked')
  expect((await program.get('/api/candidates')).status()).toBe(401)
  await program.dispose()
})

test('a webhook with a password in its address is refused with a reason, one without is added, shows its secret once, and is removed', async ({
  page,
}) => {
  await openAs(page, 'platform', '/settings?tab=advanced#webhooks')
  await page.getByRole('button', { name: 'Add a Webhook' }).click()
  await page.getByLabel('Address').fill('https://me:word@nobody.example/hook')
  await page.getByRole('button', { name: 'Add Webhook' }).click()
  await expect(page.getByText('The address can’t contain a user name or password.')).toBeVisible()
  const address = `https://nobody-${test.info().retry}.example/hook`
  await page.getByLabel('Address').fill(address)
  await page.getByRole('button', { name: 'Add Webhook' }).click()
  await expect(page.getByRole('textbox', { name: 'Signing secret' })).toHaveValue(/^whsec_/)
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: `Remove: ${address}` }).click()
  await page.getByRole('button', { name: 'Remove 1 Webhook' }).click()
  await expect(page.getByText(address)).toBeHidden()
})

test('someone with a phone number alone is invited by text, signs up with it, and is in', async ({ page, browser }) => {
  const [phone, shown] = [`51298${test.info().retry}4601`, `(512) 98${test.info().retry}-4601`]
  await openAs(page, 'platform', '/user-management?dialog=invite')
  await page.getByLabel('Full name').fill('Texta Invited')
  await page.getByLabel('Phone number').fill(phone)
  await page.getByRole('checkbox', { name: /agreed to be texted/ }).check()
  await page.getByRole('dialog').getByRole('combobox', { name: 'Organization' }).click()
  await page.getByRole('listbox').getByRole('option', { name: 'Bright Path ABA' }).click()
  await page.getByRole('button', { name: 'Create Invitation' }).click()
  await expect(page.getByText(`The invitation to ${shown} is on its way.`, { exact: false })).toBeVisible()
  await page.goto('/user-management?tab=invitations')
  await expect(page.getByRole('row', { name: /Texta Invited/ }).first()).toContainText('Text sent', { timeout: 15_000 })

  const texts = await page.request.get(`/api/simulator/texts?q=${phone}`)
  const link = /https?:\/\/\S+\/invite\/\S+/.exec(await texts.text())?.[0] ?? ''
  const context = await browser.newContext()
  const stranger = await context.newPage()
  await stranger.goto(new URL(link).pathname)
  await expect(stranger.getByLabel('Phone number')).toHaveValue(shown)
  await stranger.getByLabel('Password', { exact: true }).fill('a-long-password')
  await stranger.getByRole('button', { name: 'Create Account' }).click()
  await expect(stranger.locator('main#main')).toBeVisible({ timeout: 15_000 })
  await context.close()
})
