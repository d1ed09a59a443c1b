import type { Page } from '@playwright/test'
import { createPdf } from '../../src/db/demo/pdf.ts'
import { drawFloorPlan } from '../../src/db/demo/png.ts'
import { expect, expectAccessible, openAs, test } from '../world.ts'

const pdf = { name: 'CPR card.pdf', mimeType: 'application/pdf', buffer: Buffer.from(createPdf('CPR card\nFirst')) }
const png = { name: 'Room.png', mimeType: 'image/png', buffer: Buffer.from(drawFloorPlan()) }

const act = async (page: Page, name: string, action: string) => {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}
const addFolder = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'New Folder' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add folder' })
  await dialog.getByLabel('Folder name').fill(name)
  await dialog.getByRole('button', { name: 'Add Folder' }).click()
  await expect(dialog).toBeHidden()
}
const choose = async (page: Page, button: string, files: (typeof pdf)[]) => {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button, exact: true }).click()
  await (await chooser).setFiles(files)
}
const list = (page: Page) => page.getByRole('region', { name: 'Documents', exact: true })

test('a folder is made, files are uploaded, looked at, renamed, moved, replaced, deleted and restored', async ({
  page,
  browser,
}) => {
  test.slow()
  const folder = `Certificates ${Date.now() % 100_000}`
  await openAs(page, 'clinic', '/documents')
  const other = await (await browser.newContext({ timezoneId: 'America/New_York' })).newPage()
  await openAs(other, 'manager', '/documents')
  await addFolder(page, folder)
  await expect(list(other).getByRole('link', { name: folder })).toBeVisible({ timeout: 3_000 })
  await list(page).getByRole('link', { name: folder }).click()
  await expect(page.getByText('This folder is empty.')).toBeVisible()

  await choose(page, 'Upload', [pdf, png])
  await expect(page.getByRole('region', { name: 'Uploads' })).toContainText('2 finished')
  await choose(page, 'Upload', [
    { name: 'run.exe', mimeType: 'application/pdf', buffer: Buffer.from('MZ\u0090\u0000\u0003\u0000\u0000') },
  ])
  await expect(page.getByText('Programs and scripts aren’t supported.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear Finished' }).click()

  await page.getByRole('button', { name: 'CPR card.pdf', exact: true }).click()
  const preview = page.getByRole('complementary', { name: 'CPR card.pdf' })
  await expect(preview.getByRole('img', { name: 'Page 1 of 1' }).locator('canvas')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Room.png', exact: true }).click()
  const picture = page.getByRole('complementary', { name: 'Room.png' }).getByRole('img', { name: 'Room.png' })
  await expect(picture).toHaveJSProperty('naturalWidth', 640)
  await page.keyboard.press('Escape')

  await act(page, 'Room.png', 'Rename')
  const rename = page.getByRole('dialog', { name: 'Rename' })
  await rename.getByLabel('File name').fill('Play/room')
  await rename.getByRole('button', { name: 'Rename' }).click()
  await expect(rename).toContainText('A name can’t contain')
  await rename.getByLabel('File name').fill('Play room')
  await rename.getByRole('button', { name: 'Rename' }).click()
  await expect(page.getByRole('button', { name: 'Play room.png', exact: true })).toBeVisible()

  await addFolder(page, 'Rooms')
  await act(page, 'Play room.png', 'Move to…')
  const move = page.getByRole('dialog', { name: 'Move to…' })
  await move.getByRole('radio', { name: 'Rooms' }).check()
  await move.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Play room.png', exact: true })).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Play room.png', exact: true })).toBeVisible()
  await page
    .getByRole('button', { name: 'Play room.png', exact: true })
    .locator('xpath=ancestor::*[@draggable="true"]')
    .dragTo(list(page).getByRole('link', { name: 'Rooms' }))
  await expect(page.getByRole('button', { name: 'Play room.png', exact: true })).toBeHidden()

  await act(page, 'CPR card.pdf', 'Expiry Date')
  const expiry = page.getByRole('dialog', { name: 'Expiry date' })
  await expiry.getByLabel('Valid until').fill('1/2/2020')
  await expiry.getByRole('button', { name: 'Save' }).click()
  await expect(list(page).getByText('Expired', { exact: true }).last()).toBeVisible()

  await act(page, 'CPR card.pdf', 'Versions')
  const versions = page.getByRole('dialog', { name: 'Versions' })
  await choose(page, 'Upload New Version', [{ ...pdf, buffer: Buffer.from(createPdf('CPR card\nSecond')) }])
  await expect(versions.getByText('Version 2')).toBeVisible()
  await versions.getByRole('button', { name: 'Restore version 1' }).click()
  await expect(versions.getByText('Version 3')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('navigation', { name: 'Where you are' }).getByRole('link', { name: 'All documents' }).click()
  await act(page, folder, 'Delete')
  await page
    .getByRole('dialog', { name: 'Delete folder' })
    .getByRole('button', { name: 'Delete Folder and 1 folder, 2 files' })
    .click()
  await expect(list(page).getByRole('link', { name: folder })).toBeHidden()
  await page.getByRole('navigation', { name: 'Folders' }).getByRole('link', { name: 'Trash' }).click()
  await act(page, folder, 'Restore')
  await page.getByRole('navigation', { name: 'Folders' }).getByRole('link', { name: folder }).click()
  await expect(page.getByRole('button', { name: 'CPR card.pdf', exact: true })).toBeVisible()
  await expect(list(page).getByText('Version 3')).toBeVisible()
})

test('a file that runs a script is held for colleagues until an Admin releases it', async ({ page, browser }) => {
  test.slow()
  const name = `Form ${Date.now() % 100_000}.pdf`
  const bytes = Buffer.from('%PDF-1.7\n1 0 obj\n<< /S /JavaScript /JS (app.alert(1)) >>\nendobj\n%%EOF')
  await openAs(page, 'clinic', '/documents')
  await choose(page, 'Upload', [{ name, mimeType: 'application/pdf', buffer: bytes }])
  await expect(page.getByRole('region', { name: 'Uploads' })).toContainText('Uploaded and held: it contains a script.')
  const colleague = await (await browser.newContext({ timezoneId: 'America/New_York' })).newPage()
  await openAs(colleague, 'manager', `/documents?q=${encodeURIComponent(name)}`)
  await list(colleague).getByRole('button', { name, exact: true }).click()
  const closed = colleague.getByRole('complementary', { name })
  await expect(closed).toContainText('An Admin can release it.')
  await expect(closed.getByRole('link', { name: 'Download' })).toBeHidden()
  const admin = await (await browser.newContext({ timezoneId: 'America/New_York' })).newPage()
  await openAs(admin, 'platform', `/documents?check=held&q=${encodeURIComponent(name)}`)
  await act(admin, name, 'Release…')
  const release = admin.getByRole('dialog', { name: 'Release file' })
  await release.getByLabel('Why is it safe?').fill('A form of our own')
  await expectAccessible(admin, 'release a file')
  await release.getByRole('button', { name: 'Release File' }).click()
  await expect(release).toBeHidden()
  await expect(closed.getByRole('link', { name: 'Download' })).toBeVisible({ timeout: 10_000 })
  await expect(closed).toContainText('A form of our own')
  await expect(closed).toContainText('Couldn’t show the file. Download it to read it.')
})

test('a clinic that has the address of another organization’s file finds nothing there', async ({ page, browser }) => {
  const staff = await (await browser.newContext()).newPage()
  await openAs(staff, 'platform', '/documents')
  const found = await staff.request.get('/api/documents?q=floor%20plan&timeZone=UTC')
  const { rows } = (await found.json()) as { rows: { id: string; organization: string }[] }
  const [foreign, own] = [
    rows.find(({ organization }) => organization !== 'Bright Path ABA'),
    rows.find(({ organization }) => organization === 'Bright Path ABA'),
  ]
  await openAs(page, 'clinic', '/documents')
  const fetchStatus = async (id?: string) => (await page.request.get(`/api/documents/files/${id}/content`)).status()
  expect(await fetchStatus(foreign?.id)).toBe(404)
  expect(await fetchStatus(own?.id)).toBe(200)
  await page.goto(`/documents?dialog=preview&id=${foreign?.id}`)
  await expect(page.locator('[data-side-pane]')).toContainText('Document not found')
})

test('a large upload can be canceled and leaves nothing', async ({ page }) => {
  await openAs(page, 'clinic', '/documents')
  await page.route('**/api/documents/organizations/*/files', async () => undefined)
  await choose(page, 'Upload', [{ ...pdf, name: 'Slow.pdf' }])
  await page.getByRole('button', { name: 'Cancel Slow.pdf' }).click()
  await expect(page.getByRole('region', { name: 'Uploads' })).toContainText('Canceled')
  await choose(page, 'Upload', [{ ...pdf, name: 'Large.pdf', buffer: Buffer.alloc(26 * 1024 * 1024) }])
  await expect(page.getByText('The file must be 25 MB or smaller.')).toBeVisible()
  await expect(list(page).getByText('Large.pdf')).toBeHidden()
})

test('a candidate’s documents are uploaded on the candidate’s page', async ({ page }) => {
  await openAs(page, 'clinic', '/documents?shelf=candidates')
  await list(page)
    .getByRole('link')
    .filter({ hasNotText: /All documents|CSV/ })
    .first()
    .click()
  const panel = page.getByRole('tabpanel', { name: 'Documents' })
  await expect(panel.getByRole('button', { name: 'CPR card.pdf', exact: true })).toBeVisible()
  await choose(page, 'Upload', [{ ...png, name: 'ID.png' }])
  await expect(panel.getByRole('button', { name: 'ID.png', exact: true })).toBeVisible()
})

test('documents neither move while they load nor scroll sideways at 360 pixels', async ({ page }) => {
  await page.addInitScript(`
    globalThis.shifts = []
    new PerformanceObserver((entries) => entries.getEntries().forEach((entry) => entry.hadRecentInput || shifts.push(entry.value)))
      .observe({ type: 'layout-shift', buffered: true })`)
  for (const width of [1_280, 360]) {
    await page.setViewportSize({ width, height: 740 })
    await openAs(page, 'clinic', '/documents')
    await expect(list(page).getByRole('link', { name: 'Policies' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const shifts = await page.evaluate<number[]>('globalThis.shifts')
    const moved = shifts.reduce((sum, value) => sum + value, 0)
    expect(moved, `at ${width} pixels`).toBeLessThan(0.001)
    expect(
      await page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth'),
    ).toBe(0)
  }
})

for (const scheme of ['light', 'dark'] as const) {
  test.describe(`in ${scheme} colors`, () => {
    test.use({ colorScheme: scheme })
    test('documents and their dialogs are accessible', async ({ page }) => {
      test.slow()
      await openAs(page, 'clinic', '/documents')
      await expect(list(page).getByRole('link', { name: 'Policies' })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expectAccessible(page, 'documents')
      const dialogs: [string, string][] = [
        ['Rename', 'File name'],
        ['Move to…', 'Policies'],
        ['Expiry Date', 'Valid until'],
      ]
      for (const [action, field] of dialogs) {
        await act(page, 'Holidays and closures.txt', action)
        const dialog = page.getByRole('dialog')
        await expect(dialog.getByLabel(field)).toBeVisible()
        await expectAccessible(page, action, '[role=dialog]')
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
      }
      for (const action of ['Versions', 'Delete']) {
        await act(page, 'Holidays and closures.txt', action)
        const dialog = page.getByRole('dialog')
        await expect(dialog.getByText('Holidays and closures.txt').first()).toBeVisible()
        await expectAccessible(page, action, '[role=dialog]')
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
      }
      await page.getByRole('button', { name: 'New Folder' }).click()
      await expect(page.getByLabel('Folder name')).toBeVisible()
      await expectAccessible(page, 'new folder', '[role=dialog]')
      await page.goto('/documents?shelf=expiring')
      await page.getByRole('button', { name: 'CPR card Jordan Ellis.pdf', exact: true }).click()
      await expect(page.locator('[data-side-pane]').getByRole('img', { name: 'Page 1 of 1' })).toBeVisible()
      await expectAccessible(page, 'preview', '[data-side-pane]')
    })
  })
}
