import { remindedNow } from '../reminded-now.ts'
import { expect, expectAccessible, openAs, test } from '../world.ts'

test('a demo request becomes a prospect, the prospect a client, its code brings a candidate, and the candidate a reminder', async ({
  page,
  browser,
}) => {
  test.slow()
  const run = crypto.randomUUID().slice(0, 6)
  const clinic = `Quillwort Therapy ${run}`
  const email = `dana-${run}@quillwort.example.test`
  const visitor = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage()
  await visitor.goto('/login')
  await visitor.getByRole('link', { name: /demo/i }).click()
  await visitor.getByLabel(/Your clinic/).fill(clinic)
  await visitor.getByLabel(/Your name/).fill('Dana Reyes')
  await visitor.getByLabel(/E-?mail/i).fill(email)
  await visitor.getByRole('button', { name: 'Request a Demo' }).click()
  await expect(visitor.getByRole('heading', { name: 'Thank you!' })).toBeVisible()

  await openAs(page, 'platform', `/prospect-pipeline?q=${encodeURIComponent(clinic)}`)
  const cardIn = (stage: string) => page.getByRole('list', { name: stage }).getByRole('listitem', { name: clinic })
  await cardIn('New Lead').hover()
  await expect(cardIn('New Lead')).toHaveAttribute('draggable', 'true')
  await cardIn('New Lead').dragTo(page.getByRole('list', { name: 'Demo Scheduled' }))
  await expect(cardIn('Demo Scheduled')).toBeVisible()
  await page.goto(`/prospect-pipeline?as=table&q=${encodeURIComponent(clinic)}`)
  await page.getByRole('button', { name: `Actions for ${clinic}` }).click()
  await page.getByRole('menuitem', { name: 'Move to Won' }).click()
  await expect(page.getByLabel(/Organization name/)).toHaveValue(clinic)
  const next = page.getByRole('button', { name: 'Next', exact: true })
  await next.click()
  await page.getByLabel('Paste from a spreadsheet').fill('North Austin, Austin, Texas\nKaty\tKaty\tTX')
  for (let step = 0; step < 5; step++) await next.click()
  await page.getByRole('button', { name: 'Create Organization' }).click()
  // The contact who asked is invited; the codes do not cover that link.
  await page.getByRole('button', { name: `Copy the invitation of ${email}` }).click()
  const success = page.getByRole('dialog', { name: 'The organization is ready' })
  await expect(success).toBeVisible({ timeout: 10_000 })
  const code = (
    await success
      .getByRole('row', { name: /North Austin.*RBT/ })
      .getByRole('cell')
      .nth(2)
      .innerText()
  ).trim()
  await success.getByRole('button', { name: 'Done' }).click()

  await visitor.goto(`/apply/${code}`)
  await expect(visitor.getByText(`Apply at ${clinic}`)).toBeVisible()
  await visitor.getByLabel(/Full name/).fill('Quincy Fernwood')
  await visitor.getByLabel('Phone').fill('737 555 0187') // no one of the demo has this area code
  await visitor.getByRole('checkbox', { name: /I agree to receive text messages/ }).check()
  await visitor.getByRole('button', { name: 'Send Application' }).click()
  await expect(visitor.getByRole('heading', { name: 'Thank you!' })).toBeVisible()

  await page.goto('/?q=Quincy+Fernwood')
  await expect(page.getByRole('row', { name: /Quincy Fernwood/ }).first()).toContainText(clinic)
  await page.goto('/candidate-directory?q=Quincy+Fernwood')
  await page
    .getByRole('row', { name: /Quincy Fernwood/ })
    .first()
    .getByText('North Austin')
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Quincy Fernwood' })).toBeVisible()
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  const dialog = page.getByRole('dialog')
  const { day, time } = remindedNow('America/Chicago')
  await dialog.locator('input[type=date]').fill(day)
  await dialog.locator('input[type=time]').fill(time)
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
  await dialog.getByRole('button', { name: 'Move to Interview Scheduled' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('tab', { name: 'Interviews' }).click()
  const interviews = page.getByRole('list', { name: 'Interviews by date' })
  await expect(interviews).toContainText('Reminder sent', { timeout: 20_000 })

  await page.goto('/simulator?q=Quincy+Fernwood')
  await expect(page.getByText(new RegExp(`a reminder from ${clinic}`)).first()).toBeVisible({ timeout: 20_000 })
  await page.goto(`/active-clients?q=${encodeURIComponent(clinic)}`)
  await expect(page.getByRole('row', { name: new RegExp(clinic) })).toBeVisible()
  await page.getByRole('link', { name: clinic, exact: true }).click()
  await expect(page.getByRole('heading', { name: clinic })).toBeVisible()
  await expectAccessible(page, 'organization')
  for (const tab of ['Locations', 'Users', 'Templates & links', 'Texting readiness', 'Billing', 'Activity']) {
    await page.getByRole('tab', { name: tab }).click()
    await page.waitForLoadState('networkidle')
    await expectAccessible(page, tab, 'main')
  }
})
