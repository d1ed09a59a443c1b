import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson, toId } from '../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const phones = {
  phones: [
    {
      phone: '+15125550101',
      name: 'Ana Lee',
      delay: 0,
      outcome: null,
      role: null as string | null,
      texts: [
        { id: toId(6), from: '+15555550100', body: 'Still there?', at: '2026-11-20T15:05:00Z', arrivesIn: 9 },
        { id: toId(5), from: '+15555550100', body: 'Hi Ana', at: '2026-11-20T15:00:00Z', arrivesIn: 0 },
      ],
      replies: [{ id: toId(7), body: 'On my way', arrivesIn: 60 }],
    },
  ],
  total: 1,
  clock: 71,
  coming: 2,
}
const world = () => ({ ...createHealthyServer(createPerson()), 'GET /api/simulator/texts': () => phones })
const findBody = (path: string) => server.asked.findLast((ask) => ask.path === path)?.body

test('a simulated phone answers in its own words, or with STOP', async () => {
  server.answer({ ...world(), 'POST /api/simulator/reply': () => ({ arrivesIn: 0 }) })
  const { user } = renderApp('/simulator')
  await user.type(await screen.findByRole('textbox', { name: 'Answer as Ana Lee' }), 'Call me at 5{Enter}')
  await waitFor(() => expect(findBody('/api/simulator/reply')).toEqual({ phone: '+15125550101', body: 'Call me at 5' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Answer as Ana Lee' })).toHaveValue(''))
  await user.click(screen.getByRole('button', { name: 'Send STOP as Ana Lee' }))
  await waitFor(() => expect(findBody('/api/simulator/reply')).toEqual({ phone: '+15125550101', body: 'STOP' }))
})

test('a text on a simulated phone is delivered or fails with a code of the network', async () => {
  server.answer({ ...world(), 'POST /api/simulator/status': () => refuse('not-found', 'Text not found') })
  const { user } = renderApp('/simulator')
  await user.click(await screen.findByRole('button', { name: 'Network Result…' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Landline (30006)' }))
  expect(await screen.findByText('Text not found')).toBeInTheDocument()
  expect(findBody('/api/simulator/status')).toEqual({ id: toId(5), status: 'undelivered', code: '30006' })
})

test('the clock shows its time, the texts on their way, and the texts that arrived when it advanced', async () => {
  server.answer({ ...world(), 'POST /api/simulator/clock': () => ({ clock: 81, texts: 1, replies: 2 }) })
  const { user } = renderApp('/simulator')
  expect(await screen.findByText('1 h 11 min')).toBeInTheDocument()
  expect(screen.getByText('On its way · 9 min to go')).toBeInTheDocument()
  expect(screen.getByText('Answer on its way · 1 h to go')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Advance the clock by 10 min' }))
  expect(await screen.findByText('Arrived: 1 text and 2 answers.')).toBeInTheDocument()
  expect(findBody('/api/simulator/clock')).toEqual({ minutes: 10 })
})

test('each phone has its own delay and its own network', async () => {
  server.answer({ ...world(), 'POST /api/simulator/phone': () => ({ ok: true }) })
  const { user } = renderApp('/simulator')
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Delay of the phone of Ana Lee' }), 'Takes 1 h')
  await waitFor(() => expect(findBody('/api/simulator/phone')).toEqual({ phone: '+15125550101', delay: 60 }))
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Network of the phone of Ana Lee' }),
    'Landline (30006)',
  )
  await waitFor(() => expect(findBody('/api/simulator/phone')).toEqual({ phone: '+15125550101', outcome: '30006' }))
})

test('a select next to the network chooses the scripted person, with a sentence that describes them', async () => {
  let role: string | null = null
  server.answer({
    ...world(),
    'GET /api/simulator/texts': () => ({ ...phones, phones: phones.phones.map((each) => ({ ...each, role })) }),
    'POST /api/simulator/phone': ({ body }: { body: unknown }) => {
      role = (body as { role: string | null }).role
      return { ok: true }
    },
  })
  const { user } = renderApp('/simulator')
  const select = await screen.findByRole('combobox', { name: 'Person replying on the phone of Ana Lee' })
  expect(select).toHaveDisplayValue('You reply')
  expect(select).toHaveAccessibleDescription('No scripted person. Reply yourself below.')
  await user.selectOptions(select, 'Slow')
  await waitFor(() => expect(findBody('/api/simulator/phone')).toEqual({ phone: '+15125550101', role: 'slow' }))
  await waitFor(() => expect(select).toHaveDisplayValue('Slow'))
  expect(select).toHaveAccessibleDescription('A scripted person who answers hours later.')
  await user.selectOptions(select, 'You reply')
  await waitFor(() => expect(findBody('/api/simulator/phone')).toEqual({ phone: '+15125550101', role: null }))
})
