import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson, toId } from '../../../../app/web/testing/world.ts'
import { fakeServer } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()

test('a bulk text is paused, canceled and its failed texts are sent again', async () => {
  const id = toId(6)
  const bulk = (more: object) => ({
    id,
    createdAt: '2026-11-20T15:00:00Z',
    createdBy: 'Priya',
    message: 'Hi all',
    total: 5,
    state: 'running',
    sendAt: null,
    queued: 1,
    held: 1,
    canceled: 0,
    sent: 1,
    failed: 2,
    unknown: 0,
    skipped: 0,
    ...more,
  })
  const results = [
    { candidateId: toId(31), name: 'Ana Lee', phone: '5125550100', result: 'failed', reason: 'Landline', at: null },
  ]
  let now = bulk({})
  server.answer({
    ...createHealthyServer(createPerson()),
    'GET /api/texts/batches': () => ({ batches: [now] }),
    [`GET /api/texts/batches/${id}`]: () => ({ batch: now, results, total: 1 }),
    [`POST /api/texts/batches/${id}/steer`]: ({ body }) => {
      now = bulk({ state: (body as { to: string }).to })
      return { ok: true }
    },
    [`POST /api/texts/batches/${id}/retry`]: () => ({ batchId: id, queued: 2, held: 0, skipped: 0 }),
  })
  const { user } = renderApp('/')
  await user.click(await screen.findByRole('button', { name: 'Notifications' }))
  await user.click(await screen.findByRole('button', { name: 'Bulk Texts' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Bulk texts' }))
  const all = panel.queryByRole('button', { name: 'All Bulk Texts' })
  if (all) await user.click(all)
  await user.click(await panel.findByRole('button', { name: /Hi all/ }))
  await user.click(await panel.findByRole('button', { name: 'Pause' }))
  expect(await panel.findByRole('button', { name: 'Resume' })).toBeInTheDocument()
  await user.click(panel.getByRole('button', { name: 'Retry 2 failed' }))
  await waitFor(() => expect(server.times('POST', `/api/texts/batches/${id}/retry`)).toBe(1))
  await user.click(panel.getByRole('button', { name: 'Cancel the Rest' }))
  const asking = within(await screen.findByRole('dialog', { name: 'Cancel this bulk text?' }))
  await user.click(asking.getByRole('button', { name: 'Cancel 2 texts' }))
  expect(await panel.findByText(/ · canceled · /)).toBeInTheDocument()
  expect(panel.queryByRole('button', { name: 'Resume' })).not.toBeInTheDocument()
})
