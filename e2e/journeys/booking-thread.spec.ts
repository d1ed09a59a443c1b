import { randomInt } from 'node:crypto'
import { addCandidate, listOrganizations, sendText } from '../people.ts'
import { expect, expectAccessible, openAs, test } from '../world.ts'

test('a conversation books in one press; undone at once nothing is left, later the interview is canceled', async ({
  page,
}) => {
  await openAs(page, 'clinic')
  const [organization] = await listOrganizations(page)
  const { id, phone } = await addCandidate(page, organization, {
    full_name: 'Bettina Books',
    phone_number: `512${randomInt(300, 899)}${String(randomInt(10_000)).padStart(4, '0')}`,
  })
  await sendText(page, id, 'When would be a good time to talk?')
  const { thread } = (await (await page.request.get(`/api/candidates/${id}/texts`)).json()) as {
    thread: { id: string }
  }
  await page.goto(`/messages?q=${phone}&thread=${thread.id}`)
  const pane = page.getByRole('region', { name: 'Conversation' })
  const form = pane.getByRole('region', { name: 'Book an interview' })
  const book = async () => {
    await pane.getByRole('button', { name: 'Book', exact: true }).click()
    await expect(form.getByText(/Sends now|Held until/)).toBeVisible()
    await form.getByRole('group', { name: 'Days' }).getByRole('button').last().click()
    await form.getByRole('group', { name: 'Free times' }).getByRole('button').first().click()
    await expect(form.getByText('Updating…')).toBeHidden()
    await form.getByRole('button', { name: /^Book( and text|, text and move)$/ }).click()
  }
  await book()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('Booking undone. Nothing was sent.')).toBeVisible()
  await expect(pane.getByText(/^Phone interview/)).toBeHidden()
  await expect(pane.getByText(/Canceled/)).toBeVisible()
  await book()
  await expect(pane.getByText(/^Phone interview/)).toBeVisible()
  await expectAccessible(page, 'messages with a booking')
  await pane.getByRole('button', { name: 'Undo Booking' }).click()
  await expect(pane.getByText(/Interview: Cancelled/).or(pane.getByText(/Canceled/).nth(1))).toBeVisible()
})
