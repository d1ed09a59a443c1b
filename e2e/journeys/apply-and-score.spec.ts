import { createPdf } from '../../src/db/demo/pdf.ts'
import { expect, expectAccessible, openAs, test } from '../world.ts'

const resume = `Rosa Quillfern
EXPERIENCE
Registered Behavior Technician, Larkspur Therapy
March 2021 - Present
- Ran discrete trial training and natural environment teaching in homes.
- Collected ABC data each session and graphed it in CentralReach.
- Implemented behavior intervention plans under a BCBA.
Nanny, Hollis family
2018 - 2020`

test('a phone applies with a PDF, and its score with quotes is in the list of another browser without a reload, with its sources marked in the PDF', async ({
  page,
  browser,
}) => {
  const name = `Rosa Quillfern ${crypto.randomUUID().slice(0, 4).replace(/\d/g, 'x')}`
  await openAs(page, 'clinic', `/candidate-directory?q=${encodeURIComponent(name)}`)
  const { rows } = (await (await page.request.get('/api/job-codes')).json()) as {
    rows: { code: string; position: string; is_active: boolean }[]
  }
  const code = rows.find((each) => each.position === 'RBT' && each.is_active)?.code ?? ''
  const phone = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage()
  await phone.goto(`/apply/${code}`)
  await phone.getByLabel(/Full name/).fill(name)
  await phone.getByLabel(/E-?mail/i).fill('rosa.quillfern@example.test')
  await phone
    .locator('input[type=file]')
    .setInputFiles({ name: 'rosa.pdf', mimeType: 'application/pdf', buffer: Buffer.from(createPdf(resume)) })
  await phone.getByRole('button', { name: 'Send Application' }).click()
  await expect(phone.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
  const row = page.getByRole('row', { name: new RegExp(name, 'i') })
  await expect(row).toContainText('RBT Experience')
  await row.getByRole('button', { name: /analysis/i }).click()
  const read = page.getByRole('region', { name: 'From the resume' })
  await read.getByText('How this was counted').click()
  await expect(read.getByText(/ABA work with dates/)).toBeVisible()
  const analysis = page.getByRole('complementary', { name: new RegExp(name, 'i') })
  await analysis.getByRole('button', { name: 'Show the quotes for Data and notes' }).click()
  await expect(
    analysis.getByText(/Collected ABC data each session and graphed it in CentralReach\./).first(),
  ).toBeVisible()
  await expect(read.getByText(/Filled in from the resume:.*“Currently an RBT”/)).toBeVisible()
  await expectAccessible(page, 'the analysis with what was read')
  await page.keyboard.press('Escape')
  await row.getByRole('button', { name: /resume/i }).click()
  const drawer = page.locator('[data-side-pane]')
  await expect(drawer.locator('mark').filter({ hasText: 'Collected ABC data each session' })).toBeVisible()
  await drawer.getByRole('tab', { name: 'Original File' }).click()
  await expect(drawer.getByRole('img', { name: 'Page 1 of 1, with marks' })).toBeVisible()
  await expectAccessible(page, 'the resume with its marks')
  await drawer.getByLabel('Highlight what supports the score').click({ force: true })
  await expect(drawer.getByRole('img', { name: 'Page 1 of 1', exact: true })).toBeVisible()
})
