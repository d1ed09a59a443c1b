import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson, toId } from '../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const id = toId(400)
const place = {
  key: 'a',
  name: 'Waco',
  city: 'Waco',
  state: 'TX',
  rbt: true,
  bcba: false,
  rbt_code: 'SA-WAC-R22',
  bcba_code: '',
}
const opened = (step: number, more: object) => {
  const data = { step, name: 'Sunrise ABA', places: [place] }
  server.answer({
    ...createHealthyServer(createPerson({ platform: true, adminLevel: 'Admin' })),
    'POST /api/onboarding/check': () => ({ problems: [] }),
    'GET /api/onboarding/drafts': () => ({
      drafts: [{ id, kind: 'organization', data, updatedAt: '2026-11-20T10:00:00Z', madeBy: 'Priya' }],
    }),
    ...more,
  })
  return renderApp(`/client-onboarding?draft=${id}`)
}
const saved = { updatedAt: '2026-11-20T10:05:00Z' }

test('says a refusal of a field once, at its field, which has the focus', async () => {
  const message = '(704) 201-01437 has 11 digits; a US number has 10.'
  const { user } = opened(7, {
    [`PUT /api/onboarding/drafts/${id}`]: () => saved,
    'POST /api/onboarding/finish': () =>
      refuse('invalid', message, { 'organization.contact_phone': message }, { step: 1 }),
  })
  await user.click(await screen.findByRole('button', { name: 'Create Organization' }))
  expect(await screen.findByText(message)).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText('Contact phone')).toHaveFocus())
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('shows the reason of an onboarding that is not saved, and saves it after the next change', async () => {
  let isTooMuch = true
  const { user } = opened(1, {
    [`PUT /api/onboarding/drafts/${id}`]: () =>
      isTooMuch ? refuse('too-large', 'This is too much for one onboarding. Split it.') : saved,
  })
  await user.type(await screen.findByLabelText('Contact name'), 'Ada')
  expect(await screen.findByText('This is too much for one onboarding. Split it.')).toBeVisible()
  expect(screen.queryByText(/Check your connection/)).not.toBeInTheDocument()
  isTooMuch = false
  await user.type(screen.getByLabelText('Contact name'), ' Lane')
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(screen.queryByText(/too much/)).not.toBeInTheDocument()
})
