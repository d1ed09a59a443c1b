import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { addCandidate, listOrganizations, type Person, sendText } from '../people.ts'
import { expect, expectAccessible, openAs, test } from '../world.ts'

const letters = () => Array.from({ length: 5 }, () => String.fromCharCode(97 + randomInt(26))).join('')
const addPerson = async (page: Page): Promise<Person> => {
  const [organization] = await listOrganizations(page)
  return await addCandidate(page, organization, {
    full_name: `Paula ${letters()}`,
    phone_number: `512${randomInt(300, 899)}${String(randomInt(10_000)).padStart(4, '0')}`,
  })
}
const findComposer = (page: Page) => page.getByRole('dialog', { name: 'Send Text Message' })
const openComposer = async (page: Page, { id }: Person) => {
  await page.goto(`/candidate/${id}`)
  await page.getByRole('button', { name: 'Text', exact: true }).click()
  const field = findComposer(page).getByLabel('Message')
  await expect(field).toBeVisible()
  return field
}
const openThread = async (page: Page, { id, phone }: Person) => {
  const { thread } = (await (await page.request.get(`/api/candidates/${id}/texts`)).json()) as {
    thread: { id: string }
  }
  await page.goto(`/messages?q=${phone}&thread=${thread.id}`)
  return page.getByRole('region', { name: 'Conversation' })
}

test('a text survives Escape and a closed page, is there in another browser, and is none once it was sent', async ({
  page,
  browser,
}) => {
  await openAs(page, 'clinic')
  const person = await addPerson(page)
  await sendText(page, person.id, 'Hello from us')
  let field = await openComposer(page, person)
  const before = await field.inputValue()
  await field.fill('A long careful text')
  await page.keyboard.press('Escape')
  await expect(findComposer(page)).toBeHidden()
  field = await openComposer(page, person)
  await expect(field).toHaveValue('A long careful text')
  await expect(findComposer(page).getByText(/^Draft from /)).toBeVisible()

  await field.press('End')
  await field.pressSequentially(', written on')
  // Left in the middle, without a pause.
  await page.goto('/candidate-directory')

  const other = await browser.newContext()
  const second = await other.newPage()
  await openAs(second, 'clinic')
  const thread = await openThread(second, person)
  const reply = thread.getByRole('textbox', { name: 'Message' })
  await expect(reply).toHaveValue('A long careful text, written on')
  await expect(second.getByRole('list', { name: 'Threads' }).getByText(/Draft/)).toBeVisible()
  await expectAccessible(second, 'a thread with a draft')
  expect(
    await second.evaluate(() =>
      [localStorage, sessionStorage]
        .flatMap((storage) => Object.keys(storage).map((key) => storage.getItem(key)))
        .join(),
    ),
  ).not.toContain('careful')
  await thread.getByRole('button', { name: 'Send Text' }).click()
  await expect(reply).toHaveValue('')
  await expect(second.getByRole('list', { name: 'Threads' }).getByText(/Draft/)).toBeHidden()
  await other.close()

  await expect(await openComposer(page, person)).toHaveValue(before)
})

test('a colleague sees nothing of another’s draft', async ({ page, browser }) => {
  await openAs(page, 'clinic')
  const person = await addPerson(page)
  const field = await openComposer(page, person)
  await field.fill('Between us')
  await expect(findComposer(page).getByText('Draft saved')).toBeVisible()
  const other = await browser.newContext()
  const colleague = await other.newPage()
  await openAs(colleague, 'manager')
  await expect(await openComposer(colleague, person)).not.toHaveValue('Between us')
  await other.close()
  await findComposer(page).getByRole('button', { name: 'Discard' }).click()
  await expect(field).not.toHaveValue('Between us')
  await findComposer(page).getByRole('button', { name: 'Undo' }).click()
  await expect(field).toHaveValue('Between us')
})

test('Ctrl+Z gives back the words under a template and the broken tag under a mended one', async ({ page }) => {
  await openAs(page, 'clinic')
  const person = await addPerson(page)
  const field = await openComposer(page, person)
  const composer = findComposer(page)
  await field.fill('')
  await field.pressSequentially('My own words')
  await composer.getByRole('combobox', { name: 'Template' }).click()
  await page.getByRole('option').nth(1).click()
  await expect(composer.getByText('A template replaced your text.')).toBeVisible()
  await expect(field).not.toHaveValue('My own words')
  await field.focus()
  await page.keyboard.press('Control+z')
  await expect(field).toHaveValue('My own words')

  await field.press('End')
  await field.pressSequentially(' {{Candidate First')
  await expect(composer.getByText(/^\{\{Candidate First isn’t a tag/)).toBeVisible()
  await expect(composer.getByRole('button', { name: 'Send Text' })).toBeDisabled()
  await expectAccessible(page, 'a composer with a broken tag', '[role="dialog"]')
  await composer.getByRole('button', { name: 'Use {{Candidate First}}' }).click()
  await expect(field).toHaveValue('My own words {{Candidate First}}')
  await expect(composer.getByText('My own words Paula')).toBeVisible()
  await field.focus()
  await page.keyboard.press('Control+z')
  await expect(field).toHaveValue('My own words {{Candidate First')
  await page.keyboard.press('Control+Shift+z')
  await expect(field).toHaveValue('My own words {{Candidate First}}')
})
