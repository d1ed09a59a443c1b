import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, refuse } from '../../platform/web/testing/fake-server.ts'
import { renderApp } from './testing/render-app.tsx'
import { healthy, idOf, person } from './testing/world.ts'

const server = fakeServer()
const phones = {
  phones: [
    {
      phone: '+15125550101',
      name: 'Ana Lee',
      texts: [{ id: idOf(5), from: '+15555550100', body: 'Hi Ana', at: '2026-11-20T15:00:00Z' }],
    },
  ],
  total: 1,
}
const world = () => ({ ...healthy(person()), 'GET /api/simulator/texts': () => phones })
const bodyOf = (path: string) => server.asked.findLast((ask) => ask.path === path)?.body

test('a simulated phone answers in its own words, or with STOP', async () => {
  server.answer({ ...world(), 'POST /api/simulator/reply': () => ({ ok: true }) })
  const { user } = renderApp('/simulator')
  await user.type(await screen.findByRole('textbox', { name: 'Answer as Ana Lee' }), 'Call me at 5{Enter}')
  await waitFor(() => expect(bodyOf('/api/simulator/reply')).toEqual({ phone: '+15125550101', body: 'Call me at 5' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Answer as Ana Lee' })).toHaveValue(''))
  await user.click(screen.getByRole('button', { name: 'Send STOP as Ana Lee' }))
  await waitFor(() => expect(bodyOf('/api/simulator/reply')).toEqual({ phone: '+15125550101', body: 'STOP' }))
})

test('a text on a simulated phone is delivered or fails with a code of the network', async () => {
  server.answer({ ...world(), 'POST /api/simulator/status': () => refuse('not-found', 'Text not found') })
  const { user } = renderApp('/simulator')
  await user.click(await screen.findByRole('button', { name: 'Network says…' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Landline (30006)' }))
  expect(await screen.findByText('Text not found')).toBeInTheDocument()
  expect(bodyOf('/api/simulator/status')).toEqual({ id: idOf(5), status: 'undelivered', code: '30006' })
})
