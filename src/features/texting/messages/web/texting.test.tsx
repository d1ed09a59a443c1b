import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createCandidate, createHealthyServer, createPerson, toId } from '../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const ana = createCandidate(1, { name: 'Ana Lee' })
const composer = {
  templates: [
    { id: toId(1), name: 'Hello', content: 'Hi {{Candidate First}}!', content_spanish: null, is_default: true },
    { id: toId(2), name: 'Reminder', content: 'Still interested?', content_spanish: null, is_default: false },
  ],
  links: [{ id: toId(3), name: 'Apply page', url: 'https://example.test/apply' }],
  text_template: 'Use Default Template',
  senderName: 'Priya',
  organizationName: 'Bright Path ABA',
  transport: 'simulator',
  quietHours: false,
}
const preview = (more: object = {}) => ({
  total: 1,
  sendable: 1,
  held: 0,
  skipped: 0,
  consentUnknown: 0,
  preferSpanish: 0,
  over400: 0,
  parts: 1,
  groups: [],
  recipients: [
    {
      candidateId: ana.id,
      name: 'Ana Lee',
      phone: '5125550100',
      skipped: null,
      held: null,
      sendAt: null,
      text: 'Hi Ana!',
      characters: 7,
      parts: 1,
      consent: 'given',
    },
  ],
  ...more,
})
const texting = (row = ana) => ({
  ...createHealthyServer(createPerson()),
  'GET /api/candidates': () => ({ rows: [row], page: 1 }),
  'GET /api/texts/composer': () => composer,
  'POST /api/texts/preview': () => preview(),
})
const openText = async () => {
  const app = renderApp(`/?open=text&id=${ana.id}`)
  const dialog = within(await screen.findByRole('dialog', { name: 'Send Text Message' }))
  const message = await dialog.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
  return { ...app, dialog, message }
}

test('the field starts with the default template, and the preview shows what Ana receives', async () => {
  server.answer(texting())
  const { dialog, message } = await openText()
  expect(message).toHaveValue('Hi {{Candidate First}}!')
  expect(dialog.getByText('23/400 characters')).toBeInTheDocument()
  expect(await dialog.findByText('Hi Ana!')).toBeInTheDocument()
  expect(dialog.getByRole('combobox', { name: 'Template' })).toHaveValue('Use Default Template')
})

test('warns about a text over 400 characters for its person, and sends it anyway', async () => {
  const [one] = preview().recipients
  const long = { recipients: [{ ...one, text: 'x'.repeat(401), characters: 401, parts: 3 }], over400: 1 }
  server.answer({ ...texting(), 'POST /api/texts/preview': () => preview(long) })
  renderApp(`/candidate-directory?open=text&id=${ana.id}`)
  expect(await screen.findByText(/^Longer than 400 characters for this person/)).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send Text' })).toBeEnabled())
})

test('an empty text, one of blanks and one with an unknown tag cannot be sent', async () => {
  server.answer(texting())
  const { user, dialog, message } = await openText()
  const send = dialog.getByRole('button', { name: 'Send Text' })
  expect(send).toBeEnabled()
  await user.clear(message)
  expect(send).toBeDisabled()
  await user.type(message, '   ')
  expect(send).toBeDisabled()
  await user.paste('Hi {{Candiate First}}')
  expect(send).toBeDisabled()
  expect(dialog.getByText('{{Candiate First}} isn’t a tag. Did you mean {{Candidate First}}?')).toBeInTheDocument()
})

test('tags and saved links are inserted at the end, and where the cursor was placed', async () => {
  server.answer(texting())
  const { user, dialog, message } = await openText()
  message.setSelectionRange(0, 0)
  await user.click(dialog.getByRole('button', { name: 'Saved Links' }))
  await user.click(await screen.findByRole('menuitem', { name: /Apply page/ }))
  expect(message).toHaveValue('Hi {{Candidate First}}! https://example.test/apply')
  await user.clear(message)
  await user.click(dialog.getByRole('button', { name: 'Insert Organization' }))
  expect(message).toHaveValue('{{Organization}}')
  await user.click(dialog.getByRole('button', { name: 'Saved Links' }))
  await user.click(await screen.findByRole('menuitem', { name: /Apply page/ }))
  expect(message).toHaveValue('{{Organization}} https://example.test/apply')
})

test('a sent text closes the dialog', async () => {
  server.answer({
    ...texting(),
    'POST /api/texts/send': () => ({
      messageId: toId(5),
      status: 'sent',
      recipientPhone: '+15125550100',
      sendAt: null,
      held: null,
    }),
  })
  const { user, dialog, path } = await openText()
  await user.click(dialog.getByRole('button', { name: 'Send Text' }))
  expect(await screen.findByText('Text sent.')).toBeVisible()
  await waitFor(() => expect(path()).toBe('/'))
  expect(server.asked.find((ask) => ask.path === '/api/texts/send')?.body).toMatchObject({
    candidateId: ana.id,
    message: 'Hi {{Candidate First}}!',
    attestConsent: false,
  })
})

test('an unknown consent must be attested before sending', async () => {
  server.answer({ ...texting(), 'POST /api/texts/preview': () => preview({ consentUnknown: 1 }) })
  const { user, dialog } = await openText()
  const attest = await dialog.findByRole('checkbox', { name: /agreed to texts/ })
  expect(dialog.getByRole('button', { name: 'Send Text' })).toBeDisabled()
  await user.click(attest)
  expect(dialog.getByRole('button', { name: 'Send Text' })).toBeEnabled()
})

test('Generate with AI writes a draft that a person still has to send', async () => {
  const resume = { ...ana, resume_text: 'Nanny for three years.', file: null }
  server.answer({
    ...texting(),
    [`GET /api/candidates/${ana.id}/resume`]: () => resume,
    'POST /functions/v1/generate-text-message': () => ({ message: 'Hi Ana, three years!', source: 'model' }),
  })
  const { user, dialog, message } = await openText()
  await user.click(dialog.getByRole('button', { name: 'Generate with AI' }))
  await waitFor(() => expect(message).toHaveValue('Hi Ana, three years!'))
  expect(server.asked.find((ask) => ask.path.endsWith('generate-text-message'))?.body).toEqual({
    resumeText: 'Nanny for three years.',
    organizationName: 'Bright Path ABA',
    userFirstName: 'Priya',
    candidateFirstName: 'Ana',
  })
  expect(server.times('POST', '/api/texts/send')).toBe(0)
})

test('a draft that fails and one that is missing have their sentences', async () => {
  const resume = { ...ana, resume_text: 'Nanny.', file: null }
  server.answer({
    ...texting(),
    [`GET /api/candidates/${ana.id}/resume`]: () => resume,
    'POST /functions/v1/generate-text-message': () => ({}),
  })
  const { user, dialog } = await openText()
  await user.click(dialog.getByRole('button', { name: 'Generate with AI' }))
  expect(await dialog.findByText('No message generated')).toBeInTheDocument()
  server.answer({ 'POST /functions/v1/generate-text-message': () => refuse('vendor', 'Down') })
  await user.click(dialog.getByRole('button', { name: 'Generate with AI' }))
  expect(
    await dialog.findByText('Failed to generate AI message. Please try again or write your message manually.'),
  ).toBeInTheDocument()
})

test('turns Generate with AI off without a résumé, with the reason', async () => {
  server.answer(texting(createCandidate(1, { name: 'Ana Lee', hasResume: false })))
  const { user, dialog } = await openText()
  const generate = dialog.getByRole('button', { name: 'Generate with AI' })
  expect(generate).toHaveAttribute('aria-disabled', 'true')
  await user.hover(generate)
  expect(await screen.findByText('No resume available for this candidate')).toBeInTheDocument()
})

test('a bulk text is queued and its results are shown person by person', async () => {
  const batch = {
    id: toId(6),
    createdAt: '2026-11-20T15:00:00Z',
    createdBy: 'Priya',
    message: 'Hi {{Candidate First}}!',
    total: 2,
    state: 'running',
    sendAt: null,
    held: 0,
    canceled: 0,
    queued: 0,
    sent: 1,
    failed: 0,
    unknown: 0,
    skipped: 1,
  }
  server.answer({
    ...texting(),
    'GET /api/candidates': () => ({ rows: [ana, createCandidate(8, { name: 'Bo Kim' })], page: 1 }),
    'POST /api/texts/send-many': ({ body }) => ({
      batchId: (body as { batchId: string }).batchId,
      queued: 1,
      held: 0,
      skipped: 1,
    }),
  })
  const { user } = renderApp('/')
  await screen.findByRole('row', { name: /Ana Lee/ })
  await user.click(screen.getByRole('button', { name: 'Select' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Ana Lee' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Bo Kim' }))
  await user.click(screen.getByRole('button', { name: 'Bulk Actions (2)' }))
  await user.click(await screen.findByRole('button', { name: /Send Text Message/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Send Text Message' }))
  expect(dialog.queryByRole('button', { name: 'Generate with AI' })).not.toBeInTheDocument()
  await user.click(await dialog.findByRole('button', { name: 'Send to 1' }))
  await waitFor(() => expect(server.times('POST', '/api/texts/send-many')).toBe(1))
  const sent = server.asked.find((ask) => ask.path === '/api/texts/send-many')?.body as { batchId: string }
  server.answer({
    [`GET /api/texts/batches/${sent.batchId}`]: () => ({
      batch,
      results: [
        { candidateId: ana.id, name: 'Ana Lee', phone: '5125550100', result: 'sent', reason: null, at: null },
        { candidateId: toId(8), name: 'Bo', phone: null, result: 'skipped', reason: 'No number', at: null },
      ],
      total: 2,
    }),
  })
  const panel = within(await screen.findByRole('dialog', { name: 'Bulk texts' }))
  const retry = panel.queryByRole('button', { name: 'Retry' })
  if (retry) await user.click(retry)
  expect(await panel.findByText('1 of 2 sent · 1 skipped')).toBeInTheDocument()
  expect(panel.getByText(/No number/)).toBeInTheDocument()
})

test('lists apart who gets it now, who later and why, and who is skipped', async () => {
  const one = preview().recipients[0]
  server.answer({
    ...texting(),
    'POST /api/texts/preview': () =>
      preview({
        total: 3,
        sendable: 2,
        held: 1,
        skipped: 1,
        recipients: [
          one,
          { ...one, candidateId: toId(31), name: 'Bo', held: 'Quiet hours', sendAt: '2099-01-02T15:00:00Z' },
          { ...one, candidateId: toId(32), name: 'Cy', skipped: 'Opted out' },
        ],
      }),
  })
  const { dialog } = await openText()
  expect(await dialog.findByText('Sends now')).toBeInTheDocument()
  expect(dialog.getByText(/^Held until Jan 2, 2099, .*: Quiet hours$/)).toBeInTheDocument()
  expect(dialog.getByText('Skipped: Opted out')).toBeInTheDocument()
  expect(dialog.getByText(/Texts can go out at any hour/)).toBeInTheDocument()
})

test('a text can be sent later, and says then when it goes out', async () => {
  server.answer({
    ...texting(),
    'POST /api/texts/send': () => ({
      messageId: toId(5),
      status: 'held',
      recipientPhone: '+15125550100',
      sendAt: '2099-01-02T15:00:00Z',
      held: 'Later',
    }),
  })
  const { user, dialog } = await openText()
  await user.click(dialog.getByRole('button', { name: 'Send Later' }))
  const moment = dialog.getByLabelText('Send at (your time)')
  fireEvent.change(moment, { target: { value: '2001-01-02T09:00' } })
  expect(dialog.getByText('This time has passed.')).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Send Later' })).toBeDisabled()
  fireEvent.change(moment, { target: { value: '2099-01-02T09:00' } })
  await user.click(dialog.getByRole('button', { name: 'Send Later' }))
  expect(await screen.findByText(/^It goes out Jan 2, 2099/)).toBeInTheDocument()
  expect(server.asked.findLast((ask) => ask.path === '/api/texts/send')?.body).toMatchObject({
    sendAt: new Date('2099-01-02T09:00').toISOString(),
  })
})
