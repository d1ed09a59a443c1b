import { expect, expectSentBack, openAs, password, test } from '../world.ts'

test('signed out, every path leads to the login page, and the wanted page opens after signing in', async ({ page }) => {
  await page.goto('/candidate-directory?q=garcia')
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('heading', { name: 'Dashboard Login' })).toBeVisible()
  await expect(page.getByText(/user credentials/)).toBeVisible()
  await expect(page.getByText('5.00.01')).toBeVisible()
  await expect(page.getByRole('link', { name: /demo/i })).toBeVisible()
  await page.getByLabel('Email').fill('clinic@reinforce.test')
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/candidate-directory\?q=garcia/)
  await expect(page.getByRole('heading', { name: 'Candidate Directory' })).toBeVisible()
})

test('the loading screen counts up and gives way to the dashboard', async ({ page }) => {
  await page.request.post('/api/auth/sign-in/email', { data: { email: 'clinic@reinforce.test', password } })
  await page.route(/\/(functions|api)\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await route.continue()
  })
  // The figures come so soon that no one could look: they are kept for a moment.
  await page.route('**/api/dashboard/overview', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByText('Loading Resources').first()).toBeVisible()
  await expect(page.getByRole('progressbar').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Welcome, Riley' })).toBeVisible()
  await expect(page.getByText('Loading Resources')).toHaveCount(0)
})

test('signed in, the login page and unknown paths lead to the dashboard', async ({ page }) => {
  await openAs(page, 'clinic', '/login')
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/no/such/page')
  await expect(page).toHaveURL(/\/$/)
})

test('signed out in one tab is signed out in all', async ({ page, context }) => {
  await openAs(page, 'clinic')
  const second = await context.newPage()
  await second.goto('/candidate-directory')
  await expect(second.getByRole('heading', { name: 'Candidate Directory' })).toBeVisible()
  await page.getByRole('button', { name: /User menu/ }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(second).toHaveURL(/\/login/)
})

test('five minutes before the hour the console asks, and signs out when no one answers', async ({ page }) => {
  await page.clock.install()
  await openAs(page, 'clinic')
  await page.clock.fastForward('55:01')
  const dialog = page.getByRole('dialog', { name: 'Still there?' })
  await expect(dialog).toBeVisible()
  await expect(dialog).toContainText('automatically logged out due to inactivity')
  await expect(dialog).toContainText(/Logging out in\s*4:5\d/)
  await dialog.getByRole('button', { name: 'Stay Signed In' }).click()
  await expect(dialog).toBeHidden()
  await page.clock.fastForward('55:01')
  await expect(dialog).toBeVisible()
  await page.clock.fastForward('05:01')
  await expect(page).toHaveURL(/\/login/)
})

test('a Manager sees no money and no logins, and is sent back from their addresses', async ({ page }) => {
  await openAs(page, 'manager')
  const sidebar = page.getByRole('navigation')
  await expect(sidebar.getByRole('link', { name: 'Job Post Tracker' })).toBeVisible()
  for (const name of ['Passwords & Logins', 'Performance Reports', 'Financial Overview'])
    await expect(sidebar.getByText(name)).toHaveCount(0)
  await expectSentBack(page, 'manager', '/financial-overview', 'Managers can’t view Financial Overview.')
})

test('a passkey is added, signs in without a button, and is removed', async ({ page, baseURL }) => {
  // Browsers make no passkeys for an address that is a number.
  const here = (baseURL ?? '').replace('127.0.0.1', 'localhost')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true } as const
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
  })
  const touch = async (enabled: boolean) =>
    await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
  await page.request.post(`${here}/api/auth/sign-in/email`, {
    data: { email: 'tom.becker@reinforce.test', password },
    headers: { origin: here },
  })
  await page.goto(`${here}/settings?tab=security`)
  const section = page.getByRole('region', { name: 'Passkeys' })
  const dialog = page.getByRole('dialog')
  await section.getByRole('button', { name: 'Add a Passkey' }).click()
  await dialog.getByLabel('Your password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(section.getByRole('button', { name: /^Rename / })).toBeVisible()
  await expect(section.getByText('Never')).toBeVisible()

  await touch(false)
  await page.getByRole('button', { name: /User menu/ }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('button', { name: /passkey/i })).toHaveCount(0)
  await touch(true)
  await page.goto(`${here}/login?redirect=%2Fsettings%3Ftab%3Dsecurity`)
  await expect(section.getByRole('button', { name: /^Remove / })).toBeVisible({ timeout: 15_000 })
  await expect(section.getByText('Never')).toHaveCount(0)

  await section.getByRole('button', { name: /^Remove / }).click()
  await dialog.getByLabel('Your password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Remove Passkey' }).click()
  await expect(section.getByText('No passkeys.')).toBeVisible()
  const [kept] = (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials
  expect(kept?.signCount).toBeGreaterThan(0)
})
