import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createCandidate, createHealthyServer, createPerson, toId } from '../../../../app/web/testing/world.ts'
import { fakeServer } from '../../../../platform/web/testing/fake-server.ts'

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

test('a model that fails raises the alert, and offers a draft from the resume next to it', async () => {
  const failed = 'Failed to generate AI message. Please try again or write your message manually.'
  const resume = { ...ana, resume_text: 'Nanny.', file: null }
  server.answer({
    ...texting(),
    [`GET /api/candidates/${ana.id}/resume`]: () => resume,
    'POST /functions/v1/generate-text-message': () => ({ error: failed, draft: 'Hi Ana, when could we talk?' }),
  })
  const { user, dialog, message } = await openText()
  const before = message.value
  await user.click(dialog.getByRole('button', { name: 'Generate with AI' }))
  expect(await dialog.findByText(failed)).toBeInTheDocument()
  expect(message).toHaveValue(before)
  await user.click(dialog.getByRole('button', { name: 'Use a Draft from the Resume' }))
  expect(message).toHaveValue('Hi Ana, when could we talk?')
})

test('the text dialog of one selected person is the dialog of one person', async () => {
  server.answer(texting())
  const { user } = renderApp('/')
  await screen.findByRole('row', { name: /Ana Lee/ })
  await user.click(screen.getByRole('button', { name: 'Select' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Ana Lee' }))
  await user.click(screen.getByRole('button', { name: 'Bulk Actions (1)' }))
  await user.click(await screen.findByRole('button', { name: /Send Text Message/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Send Text Message' }))
  expect(await dialog.findByText('To Ana Lee')).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Generate with AI' })).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Send Text' })).toBeInTheDocument()
})
