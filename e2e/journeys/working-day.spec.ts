import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, password, test } from '../world.ts'

const firstNames = ['Ada', 'Bo', 'Cy', 'Di', 'Eli', 'Flo', 'Gus', 'Hal', 'Ivy', 'Jo']
const newYork = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', dateStyle: 'short' })

/** No one an earlier try of this journey has left behind: a family name and a telephone exchange of its own. */
const pickFamily = ({ retry, repeatEachIndex }: { retry: number; repeatEachIndex: number }) => {
  const nth = repeatEachIndex * 2 + retry
  return { name: `Quillfeather${'abcdefghijklmnopqrst'[nth]}`, exchange: `(940) ${550 + nth}`, mail: `quill${nth}x` }
}
type Family = ReturnType<typeof pickFamily>

/** Forty people of one family, twelve of them received today, and one résumé with contact lines and a script in it. */
const jobBoardExport = (family: Family) => {
  const today = newYork.format(new Date())
  const rows = Array.from({ length: 40 }, (_, i) => {
    const name = `${firstNames[i % 10]} ${String.fromCharCode(65 + Math.floor(i / 10))}. ${family.name}`
    const phone = `${family.exchange}-01${String(i).padStart(2, '0')}`
    const resume = `"${name}\nEmail: ${family.mail}${i}@example.test\nPhone: ${phone}\n\n<script>alert(1)</script>Two years as a camp counselor."`
    return `${name},${family.mail}${i}@example.test,${phone},Denton,Texas,${i < 12 ? today : '10/2/2026'},Behavior Technician,${i === 0 ? 'RBT-24-348734' : ''},${i % 2 ? 'Yes' : 'No'},80%,${50 + i}%,,${resume}`
  })
  return `\uFEFFName,Email Address,Phone,City,State,Date Applied,Position,Certification #,Currently an RBT?,Skills %,Experience %,Video,Resume Text\r\n${rows.join('\r\n')}\r\n`
}

const importFile = async (family: Family) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'reinforce-import-'))
  const file = path.join(folder, 'export.csv')
  await writeFile(file, jobBoardExport(family))
  const args = [
    'src/app/server/import.ts',
    file,
    '--organization',
    'bright path aba',
    '--consent',
    'Job board form, November 2026',
  ]
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR },
  })
  await rm(folder, { recursive: true })
  return stdout
}

test('a clinic’s working day: import, sign in, review, change five statuses, text forty, see them arrive', async ({
  page,
}, testInfo) => {
  test.slow()
  const family = pickFamily(testInfo)
  expect(await importFile(family)).toMatch(/40\s+created/)

  await page.goto('/')
  await page.getByLabel('Email').fill('clinic@reinforce.test')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome, Riley' })).toBeVisible()
  await expect(page.getByText('ABA CANDIDATES FOR CLINIC REVIEW - All New Candidates Today')).toBeVisible()

  await page.getByPlaceholder('Search Candidates...').fill(family.name)
  await expect(page.getByText('1–12 of 12')).toBeVisible()
  await page.getByPlaceholder('Search Candidates...').fill(`${family.exchange}-0100`)
  await expect(page.getByText('1–1 of 1')).toBeVisible()

  await page.getByRole('button', { name: /^Analysis of Ada/ }).click()
  const drawer = page.getByRole('complementary', { name: /^Ada / })
  await expect(drawer).toContainText('RBT Certified')
  await expect(drawer).toContainText('RBT-24-348734')
  await expect(drawer).toContainText('No skills analysis available.')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Resume of Ada/ }).click()
  await expect(drawer).toContainText('Two years as a camp counselor.')
  await expect(drawer).toContainText('<script>alert(1)</script>')
  await expect(drawer.getByRole('tabpanel').or(drawer.locator('pre'))).not.toContainText(`${family.mail}0@example.test`)
  await page.keyboard.press('Escape')

  await page.getByPlaceholder('Search Candidates...').fill(family.name)
  await expect(page.getByText('1–12 of 12')).toBeVisible()
  for (let i = 0; i < 5; i++) {
    await page
      .getByRole('button', { name: /^Initial Inquiry\. Change status of/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Reviewed By Clinic' }).click()
    await expect(page.getByRole('button', { name: /^Reviewed By Clinic\. Change status of/ })).toHaveCount(i + 1)
  }

  await page.getByRole('link', { name: 'Candidate Directory' }).click()
  await expect(page.getByRole('heading', { name: 'Candidate Directory', level: 1 })).toBeVisible() // the dashboard has such a field, too
  await page.getByPlaceholder('Search Candidates...').fill(family.name)
  await expect(page.getByText('1–25 of 40')).toBeVisible()
  // Paper shows the clinic and the list, and nothing to press.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Bright Path ABA', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Select', exact: true })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Select all 40 that match' }).click()
  await page.getByRole('button', { name: /Bulk Actions \(40\)/ }).click()
  await page.getByRole('button', { name: /Send Text Message/ }).click()
  const text = page.getByRole('dialog', { name: 'Send Text Message' })
  await text
    .getByRole('textbox', { name: 'Message', exact: true })
    .fill('Hi {{Candidate First}}, {{User First}} from {{Organization}} here. Shall we talk?')
  await expect(text).toContainText('81/400 characters')
  await expect(text).toContainText('Hi Ada, Riley from Bright Path ABA here. Shall we talk?')
  await text.getByRole('button', { name: 'Send to 40' }).click()
  await expect(page.getByRole('dialog', { name: 'Bulk texts' })).toContainText('40 of 40 sent', { timeout: 30_000 })

  await page.goto('/simulator')
  await page.getByPlaceholder('Search phones...').fill(family.name)
  await expect(page.getByText('40 phones')).toBeVisible()
  await expect(page.getByText('Hi Ivy, Riley from Bright Path ABA here. Shall we talk?').first()).toBeVisible()
})
