import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, refuse } from '../../platform/web/testing/fake-server.ts'
import { renderApp } from './testing/render-app.tsx'
import { createHealthyServer, createPerson, toId } from './testing/world.ts'

const server = fakeServer()
const key = {
  id: toId(1),
  name: 'Payroll',
  prefix: 'rk_abcdef',
  scope: 'read',
  made_by: 'Dana',
  created_at: '2026-11-01T15:00:00Z',
  expires_at: '2027-02-01T15:00:00Z',
  last_used_at: null,
  state: 'active',
}
const webhook = {
  id: toId(2),
  url: 'https://hooks.example.com/a',
  events: ['candidate.created'],
  is_active: true,
  created_at: '2026-11-01T15:00:00Z',
  made_by: 'Dana',
  failing_since: null,
  switched_off_at: null,
  waiting: 0,
  last_delivered_at: null,
}
const delivery = {
  id: toId(3),
  event: 'candidate.created',
  at: '2026-11-20T15:00:00Z',
  state: 'failed',
  tries: 9,
  next_at: null,
  payload: '{"id":"x"}',
  answer_status: 500,
  answer: 'Oops',
  problem: 'It answered 500.',
}
const world = (more: object = {}) => ({
  ...createHealthyServer(createPerson({ adminLevel: 'Admin' })),
  'GET /api/api-keys': () => ({ rows: [key] }),
  'GET /api/outgoing-webhooks': () => ({ rows: [webhook] }),
  [`GET /api/outgoing-webhooks/${webhook.id}/deliveries`]: () => ({ rows: [delivery], hasMore: false }),
  ...more,
})
const findBody = (path: string) => server.asked.findLast((ask) => ask.path === path && ask.method !== 'GET')?.body

test('an API key is made with a name, shown once, and revoked after a question', async () => {
  server.answer(
    world({
      'POST /api/api-keys': () => ({ id: toId(9), key: 'rk_secret', expires_at: '2027-02-18T15:00:00Z' }),
      [`POST /api/api-keys/${key.id}/revoke`]: () => ({ ok: true }),
    }),
  )
  const { user } = renderApp('/settings?tab=api')
  const keys = within(await screen.findByRole('region', { name: 'API keys' }))
  expect(await keys.findByText('rk_abcdef…')).toBeVisible()
  await user.click(keys.getByRole('button', { name: 'Create a Key' }))
  let dialog = within(await screen.findByRole('dialog', { name: 'Create an API key' }))
  await user.type(await dialog.findByLabelText('What is it for?'), 'Intake')
  await user.click(dialog.getByRole('button', { name: 'Create Key' }))
  expect(await dialog.findByLabelText('API key')).toHaveValue('rk_secret')
  expect(findBody('/api/api-keys')).toEqual({ name: 'Intake', scope: 'read', days: 90 })
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.click(keys.getByRole('button', { name: 'Revoke the key Payroll' }))
  dialog = within(await screen.findByRole('dialog', { name: 'Revoke Payroll' }))
  await user.click(dialog.getByRole('button', { name: 'Revoke 1 Key' }))
  expect(await screen.findByText('Key revoked.')).toBeVisible()
})

test('shows a webhook’s wrong address at the field, then its secret once', async () => {
  const sentence = 'The address must start with https://'
  server.answer(world({ 'POST /api/outgoing-webhooks': () => refuse('invalid', sentence, { url: sentence }) }))
  const { user } = renderApp('/settings?tab=advanced#webhooks')
  await user.click(await screen.findByRole('button', { name: 'Add a Webhook' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a webhook' }))
  await user.type(await dialog.findByLabelText('Address'), 'http://example.com')
  await user.click(dialog.getByRole('checkbox', { name: 'Opted out' }))
  await user.click(dialog.getByRole('button', { name: 'Add Webhook' }))
  expect(await dialog.findByText(sentence)).toBeVisible()
  expect(dialog.getByLabelText('Address')).toHaveValue('http://example.com')
  server.answer(world({ 'POST /api/outgoing-webhooks': () => ({ id: toId(8), secret: 'whsec_1' }) }))
  await user.click(dialog.getByRole('button', { name: 'Add Webhook' }))
  expect(await dialog.findByLabelText('Signing secret')).toHaveValue('whsec_1')
  expect(findBody('/api/outgoing-webhooks')).toMatchObject({
    events: ['candidate.created', 'candidate.statusChanged', 'text.received'],
  })
})

test('the deliveries show what was sent and answered, and one is sent again', async () => {
  server.answer(world({ [`POST /api/outgoing-webhooks/deliveries/${delivery.id}/send`]: () => ({ ok: true }) }))
  const { user } = renderApp('/settings?tab=advanced#webhooks')
  await user.click(await screen.findByRole('button', { name: `Deliveries: ${webhook.url}` }))
  const list = within(await screen.findByRole('list', { name: 'Deliveries' }))
  expect(list.getByText('{"id":"x"}')).toBeVisible()
  expect(list.getByText('Oops')).toBeVisible()
  await user.click(list.getByRole('button', { name: /^Send Again/ }))
  expect(await screen.findByText('Sending again.')).toBeVisible()
})

test('shows when and why a webhook was switched off, and switches it on again', async () => {
  server.answer(
    world({
      'GET /api/outgoing-webhooks': () => ({
        rows: [{ ...webhook, is_active: false, switched_off_at: '2026-11-20T15:00:00Z' }],
      }),
      [`PATCH /api/outgoing-webhooks/${webhook.id}`]: () => ({ secret: null }),
    }),
  )
  const { user } = renderApp('/settings?tab=advanced#webhooks')
  expect(await screen.findByText(/after 3 days of failures/)).toBeVisible()
  await user.click(screen.getByRole('switch', { name: `Call ${webhook.url}` }))
  await waitFor(() => expect(findBody(`/api/outgoing-webhooks/${webhook.id}`)).toEqual({ is_active: true }))
})

test('nothing yet and nothing to be had have their sentences', async () => {
  server.answer(
    world({
      'GET /api/api-keys': () => ({ rows: [] }),
      'GET /api/outgoing-webhooks': () => refuse('unavailable', 'Try later'),
    }),
  )
  const { user } = renderApp('/settings?tab=api')
  expect(await screen.findByText('No API keys yet.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Webhooks/ }))
  expect(await screen.findByText('Try later')).toBeVisible()
})

test('keys and webhooks are for Admins', async () => {
  server.answer(createHealthyServer(createPerson()))
  renderApp('/settings?tab=api')
  expect(await screen.findByRole('region', { name: 'Archive reasons' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'API keys' })).not.toBeInTheDocument()
})
