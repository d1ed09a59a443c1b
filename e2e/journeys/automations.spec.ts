import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, openAs, test } from '../world.ts'

const name = 'New applicant'
type Row = { code: string; position: string; is_active: boolean; organization_id: string }

/** A code with which RBTs apply at a clinic that has interviewers, as platform staff see it. */
const rbtCode = async (page: Page): Promise<string> => {
  const { rows } = (await (await page.request.get('/api/job-codes')).json()) as { rows: Row[] }
  return rows.find(({ position, is_active }) => position === 'RBT' && is_active)?.code ?? ''
}

/** Applies on a phone of its own, and agrees to texts. */
const apply = async (page: Page, code: string, who: string) => {
  const phone = `737${randomInt(300, 899)}${String(randomInt(10_000)).padStart(4, '0')}`
  const visitor = await (
    await page
      .context()
      .browser()
      ?.newContext({ viewport: { width: 360, height: 740 } })
  )?.newPage()
  if (!visitor) throw new Error('There is no browser')
  await visitor.goto(`/apply/${code}`)
  await visitor.getByLabel(/Full name/).fill(who)
  await visitor.getByLabel('Phone').fill(phone)
  await visitor.getByRole('checkbox', { name: /I agree to receive text messages/ }).check()
  await visitor.getByRole('button', { name: 'Send Application' }).click()
  await expect(visitor.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
  await visitor.context().close()
  return `+1${phone}`
}

const candidateNamed = async (page: Page, who: string): Promise<string> => {
  const { rows } = (await (await page.request.get(`/api/candidates?q=${encodeURIComponent(who)}`)).json()) as {
    rows: { id: string }[]
  }
  return rows[0]?.id ?? ''
}

/** The words of all texts to a candidate. */
const textsTo = async (page: Page, id: string): Promise<string> => {
  const { entries } = (await (await page.request.get(`/api/candidates/${id}/texts`)).json()) as {
    entries: { kind: string; body: string }[]
  }
  return entries.flatMap(({ kind, body }) => (kind === 'outbound' ? [body] : [])).join('\n')
}
const texted = async (page: Page, id: string, words: RegExp) =>
  await expect.poll(async () => await textsTo(page, id), { timeout: 30_000 }).toMatch(words)
const answer = async (page: Page, phone: string, body: string) =>
  expect((await page.request.post('/api/simulator/reply', { data: { phone, body } })).status()).toBe(200)

/** A family name of this try's own, in letters. */
const family = () => `Fern${Array.from({ length: 6 }, () => String.fromCodePoint(randomInt(97, 123))).join('')}`

test('rehearsed and switched on, applications become interviews by text; one is handled manually, and then returned', async ({
  page,
  browser,
}) => {
  test.slow()
  // An Admin of the clinic, who switches it on.
  const admin = await (await browser.newContext()).newPage()
  await openAs(admin, 'platform', '/automations?tab=presets')
  await openAs(page, 'clinic')
  const me = (await (await page.request.get('/api/auth/session')).json()) as {
    me: { organization: { id: string; name: string } }
  }
  const { id: clinic } = me.me.organization
  const off = { isOn: false, waitMinutes: 0, interviewerId: null, locationIds: [], topics: [], texts: [] }
  const put = await admin.request.put(`/api/organizations/${clinic}/automations/applicant`, { data: off })
  expect(put.status(), await put.text()).toBe(200)
  await admin.goto(`/automations?tab=presets&organization=${clinic}`)
  const card = admin.getByRole('region', { name })
  await expect(card.getByRole('switch', { name: new RegExp(`^${name}`) })).not.toBeChecked()
  await expectAccessible(admin, 'the presets of automations')
  await card.getByRole('button', { name: `Change ${name}` }).click()
  const form = admin.getByRole('dialog', { name })
  const minutes = form.getByLabel('Minutes before the first text')
  await minutes.fill('0')
  await form.getByRole('combobox', { name: 'Interviewer' }).click()
  await admin.getByRole('option').first().click()
  for (const box of await form.getByRole('checkbox').all()) await box.uncheck()
  await form.getByRole('checkbox', { name: 'Whether they have an active RBT certification' }).check()
  await expect(form.getByRole('button', { name: 'Turn On' })).toBeDisabled()
  await form.getByRole('button', { name: 'Try It on Last Month' }).click()
  await expect(form.getByText(/^Last month/)).toBeVisible({ timeout: 30_000 })
  // The preview scrolls into view and leaves a row of boxes half below the title.
  await minutes.scrollIntoViewIfNeeded()
  await expectAccessible(admin, 'an automation with its rehearsal')
  await form.getByRole('button', { name: 'Turn On' }).click()
  await expect(admin.getByText(`${name} is on.`)).toBeVisible()
  await expect(card.getByRole('switch', { name: new RegExp(`^${name}`) })).toBeChecked()

  const code = await rbtCode(page)
  const [one, other] = [`Iris ${family()}`, `Odell ${family()}`] as const
  const phone = await apply(page, code, one)
  const id = await candidateNamed(page, one)
  await texted(page, id, /automatic/)
  await answer(page, phone, 'yes I do')
  await texted(page, id, /Which of these/)
  await answer(page, phone, 'the second one')
  await texted(page, id, /your (phone )?interview/)
  await page.goto('/automations?show=booked')
  await expect(page.getByRole('row', { name: new RegExp(one) })).toBeVisible()

  await apply(page, code, other)
  const otherId = await candidateNamed(page, other)
  await texted(page, otherId, /automatic/)
  await page.goto('/automations?show=them')
  const row = page.getByRole('row', { name: new RegExp(other) })
  await expect(row).toBeVisible()
  await expectAccessible(page, 'the board of automations')
  await row.getByRole('button', { name: `Take over ${other}` }).click()
  await expect(page.getByText(`You took over ${other}.`, { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(`Automatic texts resumed with ${other}.`)).toBeVisible()
  await expect(row).toBeVisible()
  await row.getByRole('link', { name: `Open the conversation with ${other}` }).click()
  const strip = page.getByRole('region', { name: 'Automatic texts' })
  await strip.getByRole('button', { name: /^Automatic texts/ }).click()
  await expect(strip.getByRole('list', { name: 'Automatic steps' })).toBeVisible()
  await expectAccessible(page, 'a conversation with what runs in it')
  await strip.getByRole('button', { name: 'Take over' }).click()
  await expect(strip.getByRole('button', { name: 'Resume' })).toBeVisible()

  await admin.reload()
  await expect(card.getByText(/in it now/)).toBeVisible()
  await expectAccessible(admin, 'the presets of automations with somebody in them')
  await card.getByRole('switch', { name: new RegExp(`^${name}`) }).press('Space')
  await expect(admin.getByText(/New applicant is off\./)).toBeVisible()
  await admin.context().close()
})
