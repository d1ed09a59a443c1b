import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createCandidate, createHealthyServer, createPerson, toId } from '../../../../app/web/testing/world.ts'
import { fakeServer } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const ana = createCandidate(1, { name: 'Ana Lee' })
const bo = createCandidate(2, { name: 'Bo Diaz' })
const one = (n: number, more: object = {}) => ({
  candidateId: toId(30 + n),
  name: `Person ${n}`,
  phone: '5125550100',
  skipped: null,
  held: null,
  sendAt: null,
  text: `Hi ${n}`,
  characters: 4,
  parts: 1,
  consent: 'given',
  ...more,
})
const unknown = 'No consent to texts on record.'
type PreviewInput = { attestConsent: boolean; group?: { kind: string } }
const preview = ({ attestConsent, group }: PreviewInput) => ({
  total: 9,
  sendable: attestConsent ? 8 : 6,
  held: 1,
  skipped: attestConsent ? 1 : 3,
  consentUnknown: 2,
  preferSpanish: 0,
  over400: 0,
  parts: 1_240,
  groups: [
    { kind: 'now', because: null, until: null, count: attestConsent ? 7 : 5 },
    { kind: 'held', because: 'It’s quiet hours in this person’s area.', until: '2099-01-02T15:00:00Z', count: 1 },
    ...(attestConsent ? [] : [{ kind: 'skipped', because: unknown, until: null, count: 2 }]),
    { kind: 'skipped', because: 'There is no phone number.', until: null, count: 1 },
  ],
  recipients: group ? [one(9, { skipped: 'There is no phone number.' })] : [one(1)],
})
const open = async () => {
  server.answer({
    ...createHealthyServer(createPerson()),
    'GET /api/candidates': () => ({ rows: [ana, bo], page: 1 }),
    'GET /api/texts/composer': () => ({
      templates: [],
      links: [],
      text_template: 'Hello',
      senderName: 'Priya',
      organizationName: 'Bright Path ABA',
      transport: 'simulator',
      quietHours: true,
    }),
    'POST /api/texts/preview': ({ body }) => preview(body as PreviewInput),
    'POST /api/texts/send-many': () => ({ batchId: toId(5), queued: 6, held: 1, skipped: 3 }),
  })
  const { user } = renderApp('/')
  await screen.findByRole('row', { name: /Ana Lee/ })
  await user.click(screen.getByRole('button', { name: 'Select' }))
  for (const { name } of [ana, bo]) await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }))
  await user.click(screen.getByRole('button', { name: 'Bulk Actions (2)' }))
  await user.click(await screen.findByRole('button', { name: /Send Text Message/ }))
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Send Text Message' })) }
}
const sent = () => server.asked.find((ask) => ask.path === '/api/texts/send-many')?.body

test('counts texts that wait for a decision apart, not among those that the button sends', async () => {
  const { dialog } = await open()
  await dialog.findByRole('button', { name: 'Send to 6 with consent' })
  expect(dialog.getByText(/^6 of 9 will receive it · 1 of them later · 3 skipped$/)).toBeVisible()
  server.answer({
    'POST /api/texts/preview': ({ body }) => ({
      ...preview(body as PreviewInput),
      held: 3,
      groups: [
        ...preview(body as PreviewInput).groups,
        { kind: 'held', because: 'Asked to stop? A person decides.', until: null, count: 2 },
      ],
    }),
  })
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Hello there' } })
  expect(await dialog.findByRole('button', { name: 'Send to 4 with consent' })).toBeEnabled()
  expect(dialog.getByText(/^4 of 9 will receive it · 1 of them later · 2 need a decision · 3 skipped$/)).toBeVisible()
})

test('a bulk text goes to those with consent, or to the rest as well if the sender attests it', async () => {
  const { user, dialog } = await open()
  const some = await dialog.findByRole('button', { name: 'Send to 6 with consent' })
  expect(some).toBeEnabled()
  await user.click(dialog.getByRole('checkbox', { name: /2 people without consent on record agreed/ }))
  expect(await dialog.findByRole('button', { name: 'Send to 8' })).toBeEnabled()
  await user.click(dialog.getByRole('checkbox', { name: /2 people without consent on record agreed/ }))
  await user.click(await dialog.findByRole('button', { name: 'Send to 6 with consent' }))
  await waitFor(() => expect(sent()).toMatchObject({ attestConsent: false }))
})

test('before a bulk text is sent its preview shows who gets it now, later or not and why, the total cost, and the people', async () => {
  const { user, dialog } = await open()
  expect(await dialog.findByRole('button', { name: '5: Sends now' })).toBeInTheDocument()
  expect(dialog.getByText('1,240 texts total, about $10.29')).toBeInTheDocument()
  expect(dialog.getByText(/^On hold from Jan 2, 2099.*: It’s quiet hours in this person’s area\.$/)).toBeInTheDocument()
  expect(dialog.getByText(`Skipped: ${unknown}`)).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: '1: Skipped: There is no phone number.' }))
  expect(await dialog.findByText(/Person 9/)).toBeInTheDocument()
  expect(server.asked.findLast((ask) => ask.path === '/api/texts/preview')?.body).toMatchObject({
    group: { kind: 'skipped', because: 'There is no phone number.' },
  })
})
