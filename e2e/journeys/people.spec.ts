import { createHmac } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { expect, expectAccessible, openAs, password, test } from '../world.ts'

const enter = async (page: Page, email: string, word: string) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(word)
  await page.getByRole('button', { name: 'Sign In' }).click()
}
const dashboard = async (page: Page) =>
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible({ timeout: 15_000 })
const leave = async (page: Page) => {
  await page.getByRole('button', { name: /User menu/ }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/login/)
}

/** Someone's mailbox of the demo in a browser of its own: emails to them, and the invitations that they made. */
const openMailbox = async (browser: Browser, reader: string) => {
  const page = await browser.newPage()
  const answer = await page.request.post('/api/auth/sign-in/email', { data: { email: reader, password } })
  expect(answer.ok()).toBe(true)
  await page.goto('/mailbox')
  await expect(page.getByRole('heading', { name: 'Mailbox' })).toBeVisible({ timeout: 15_000 })
  return page
}

/** The link in the newest email to an address, as `page` shows it. */
const mailedLink = async (page: Page, to: string) => {
  const toThem = page.getByRole('article', { name: new RegExp(`to ${to.replaceAll('.', '\\.')}`) })
  // Signing in to read the mailbox was emailed, too.
  const mail = toThem.filter({ hasNotText: 'New sign-in' }).first()
  const href = await mail.getByRole('link').first().getAttribute('href', { timeout: 15_000 })
  await page.close()
  return href ?? ''
}

/** The bytes of a key, which is shown in groups. */
const base32 = (text: string) => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = Array.from(text.replaceAll(' ', ''), (each) => letters.indexOf(each).toString(2).padStart(5, '0')).join(
    '',
  )
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((each) => Number.parseInt(each, 2)))
}

/** The code an authenticator app shows, now or so many steps later. */
const computeCode = (secret: string, later = 0) => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + later))
  const mac = createHmac('sha1', base32(secret)).update(counter).digest()
  return String((mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

test('a forgotten password is replaced through an email, once', async ({ page, browser }) => {
  const email = 'luis.ortega@reinforce.test'
  // Luis is still signed in elsewhere: the demo's emails are read in the console, each by whom it was written to.
  const mails = await openMailbox(browser, email)
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible() // the page before asks for an email, too
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send Me a Link' }).click()
  await expect(page.getByText(/an email is on its way/)).toBeVisible()
  const link = await mailedLink(mails, email)
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill('a-new-password')
  await page.getByLabel('Confirm new password').fill('a-new-password')
  await page.getByRole('button', { name: 'Save New Password' }).click()
  await expect(page.getByText('New password saved.')).toBeVisible()
  await page.goto(link)
  await expect(page.getByRole('alert')).toContainText('This link no longer works.')
  await enter(page, email, password)
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
  await page.getByLabel('Password', { exact: true }).fill('a-new-password')
  await page.keyboard.press('Enter')
  await dashboard(page)
})

test('two-factor sign-in is set up, asks for a code, and takes each recovery code once', async ({ page }) => {
  const email = 'jordan.reyes@reinforce.test'
  await enter(page, email, password)
  await dashboard(page)
  await page.goto('/settings?tab=security')
  await page.getByRole('button', { name: 'Set Up' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await expectAccessible(page, 'two-factor set-up', '[role=dialog]')
  const secret = (await dialog.locator('code').textContent()) ?? ''
  await dialog.getByLabel('Code from your app').fill(computeCode(secret))
  await dialog.getByRole('button', { name: 'Turn On' }).click()
  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  await expectAccessible(page, 'recovery codes', '[role=dialog]')
  const recovery = (await codes.first().textContent()) ?? ''
  await dialog.getByRole('button', { name: 'I Saved My Codes' }).click()
  await expect(page.getByText(/10 of your recovery codes are left/)).toBeVisible()
  await leave(page)

  await enter(page, email, password)
  await expectAccessible(page, 'second step of signing in')
  await page.getByLabel('Code', { exact: true }).fill('000000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert')).toHaveText('This code is wrong.')
  await page.getByLabel('Code', { exact: true }).fill(computeCode(secret, 1))
  await page.getByRole('button', { name: 'Continue' }).click()
  await dashboard(page)
  await leave(page)

  for (const works of [true, false]) {
    await enter(page, email, password)
    await page.getByRole('button', { name: 'Use Recovery Code' }).click()
    await page.getByLabel('Recovery code').fill(recovery)
    await page.getByRole('button', { name: 'Continue' }).click()
    if (!works) await expect(page.getByRole('alert')).toHaveText('This code is wrong.')
    else {
      await dashboard(page)
      await leave(page)
    }
  }
})

test('an Admin invites a person, makes them a Manager and deactivates them; their open session ends by itself', async ({
  page,
  browser,
}) => {
  test.slow()
  const email = `invited-${Date.now()}@brightpath.example`
  await enter(page, 'dana.whitfield@reinforce.test', password)
  await dashboard(page)
  await page.goto('/user-management')
  await page.getByRole('button', { name: 'Invite a Person' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Full name').fill('Wren Castillo')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Create Invitation' }).click()
  await expect(dialog.getByText(/is on its way/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()

  const invited = await (await browser.newContext()).newPage()
  const mails = await openMailbox(browser, 'dana.whitfield@reinforce.test')
  await invited.goto(await mailedLink(mails, email))
  await invited.getByLabel('Password', { exact: true }).fill('a-first-password')
  await invited.getByRole('button', { name: 'Create Account' }).click()
  await dashboard(invited)
  const sidebar = invited.getByRole('navigation', { name: 'Main' })
  await expect(sidebar.getByRole('link', { name: 'Financial Overview' })).toBeVisible()

  const actOn = async (item: string) => {
    await page.getByRole('button', { name: 'Actions for Wren Castillo' }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  await page.getByLabel('Search people').fill(email)
  await actOn('Edit')
  await dialog.getByLabel('Admin level').selectOption('Manager')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(sidebar.getByText('Financial Overview')).toHaveCount(0, { timeout: 5_000 })

  await actOn('Deactivate')
  await dialog.getByRole('button', { name: 'Deactivate' }).click()
  await expect(invited).toHaveURL(/\/login/, { timeout: 5_000 })
  await enter(invited, email, 'a-first-password')
  await expect(invited.getByRole('alert')).toHaveText('Invalid email or password')
  await expect(page.getByRole('table', { name: 'People' }).getByText('Deactivated')).toBeVisible()
})

test('someone with a phone number alone signs up, leaves, and comes back with it', async ({ page, browser }) => {
  test.slow()
  const phone = `51298${test.info().retry}4702`
  await openAs(page, 'platform', '/user-management?dialog=invite')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Full name').fill('Phoebe Only')
  await dialog.getByLabel('Phone number').fill(phone)
  await dialog.getByRole('combobox', { name: 'Organization' }).click()
  await page.getByRole('listbox').getByRole('option', { name: 'Bright Path ABA' }).click()
  await dialog.getByRole('button', { name: 'Create Invitation' }).click()
  const link = await dialog.getByRole('textbox', { name: 'Invitation link' }).inputValue()

  const person = await (await browser.newContext()).newPage()
  await person.goto(new URL(link).pathname)
  await person.getByLabel('Password', { exact: true }).fill('a-first-password')
  await person.getByRole('button', { name: 'Create Account' }).click()
  await dashboard(person)
  await leave(person)
  await person.goto('/login')
  await person.getByRole('link', { name: 'Sign in with a phone number' }).click()
  await expectAccessible(person, '/login?with=phone')
  await person.getByLabel('Phone number').fill(phone)
  await person.getByLabel('Password', { exact: true }).fill('another-one')
  await person.getByRole('button', { name: 'Sign In' }).click()
  await expect(person.getByRole('alert')).toHaveText('Invalid phone number or password')
  await person.getByLabel('Password', { exact: true }).fill('a-first-password')
  await person.getByRole('button', { name: 'Sign In' }).click()
  await dashboard(person)

  await person.getByRole('button', { name: /User menu/ }).click()
  await person.getByRole('menuitem', { name: 'Profile Picture' }).click()
  await person.getByLabel('Picture file').setInputFiles('src/db/demo/portrait.png')
  await expect(person.getByText('Picture saved.')).toBeVisible()
  await person.reload()
  await expect(person.getByRole('button', { name: /User menu/ }).locator('img')).toHaveAttribute('src', /profile/)
  await person.context().close()
})

test('the last Admin of an organization is protected', async ({ page }) => {
  await openAs(page, 'platform', '/user-management?q=amara')
  await page.getByRole('button', { name: 'Actions for Amara Cole' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Admin level').selectOption('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toContainText('This is the organization’s last Admin.')
})

for (const scheme of ['light', 'dark'] as const) {
  test.describe(`people in ${scheme} colors`, () => {
    test.use({ colorScheme: scheme })

    test('the pages of people and sign-in are accessible', async ({ page }) => {
      test.slow()
      for (const path of ['/reset', '/reset/no-such-link']) {
        await page.goto(path)
        await page.waitForLoadState('networkidle')
        await expectAccessible(page, path)
      }
      await openAs(page, 'platform')
      for (const path of [
        '/user-management',
        '/user-management?tab=invitations',
        '/settings',
        '/settings?tab=security',
        '/settings?tab=people',
        '/settings?tab=places',
        '/settings?tab=texting',
        '/settings?tab=scoring',
        '/settings?tab=advanced#api-keys',
        '/mailbox',
        '/activity',
      ]) {
        await page.goto(path)
        await page.waitForLoadState('networkidle')
        await expectAccessible(page, path)
      }
    })

    test('the dialogs of User Management are accessible', async ({ page }) => {
      for (const item of ['Edit', 'End sessions', 'Deactivate']) {
        await openAs(page, 'platform', '/user-management?q=hana')
        await page.getByRole('button', { name: 'Actions for Hana Kim' }).click()
        await page.getByRole('menuitem', { name: item }).click()
        await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeVisible()
        await expectAccessible(page, item, '[role=dialog]')
      }
    })
  })
}

test('at 360 pixels the pages of people do not scroll sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of [
    '/user-management',
    '/user-management?tab=invitations',
    '/settings?tab=security',
    '/settings?tab=scoring',
    '/settings?tab=advanced#api-keys',
    '/mailbox',
    '/activity',
  ]) {
    await openAs(page, 'platform', path)
    await page.waitForLoadState('networkidle')
    expect(
      await page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth'),
      path,
    ).toBe(0)
  }
})
