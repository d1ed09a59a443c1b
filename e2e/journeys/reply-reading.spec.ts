import { randomInt, randomUUID } from 'node:crypto'
import { addCandidate, listOrganizations, sendText } from '../people.ts'
import { expect, expectAccessible, openAs, test } from '../world.ts'

test('“the second one” answers three offered times: one press on its button books that time', async ({ page }) => {
  await openAs(page, 'clinic')
  const [organization] = await listOrganizations(page)
  const { id, phone } = await addCandidate(page, organization, {
    full_name: 'Rhea Replies',
    phone_number: `737${randomInt(300, 899)}${String(randomInt(10_000)).padStart(4, '0')}`,
  })
  await sendText(page, id, `Hello ${randomUUID().slice(0, 6)}`)
  const { thread } = (await (await page.request.get(`/api/candidates/${id}/texts`)).json()) as {
    thread: { id: string; phone: string }
  }
  await page.goto(`/messages?q=${phone}&thread=${thread.id}`)
  const pane = page.getByRole('region', { name: 'Conversation' })
  await pane.getByRole('button', { name: 'Book' }).click()
  await pane.getByRole('button', { name: 'Offer 3 Times' }).click()
  await expect(pane.getByRole('textbox', { name: 'Message' })).toHaveValue(/would one of these times suit you/)
  const offered = await pane.getByRole('textbox', { name: 'Message' }).inputValue()
  await sendText(page, id, offered)
  await page.request.post('/api/simulator/reply', { data: { phone: thread.phone, body: 'the second one' } })
  await page.reload()
  const line = pane.getByRole('group', { name: 'Reading of the reply' })
  await expect(line).toContainText('Picks ')
  await expectAccessible(page, 'messages with a reading')
  const button = line.getByRole('button', { name: /^Book / })
  const label = ((await button.textContent()) ?? '').replace('Book ', '')
  await button.click()
  await expect(page.getByText(`Booked ${label}`)).toBeVisible()
  await expect(pane.getByText(/^Phone interview/)).toBeVisible()
  await expect(line).toBeHidden()
})
