import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Me } from '../../../features/access/sign-in/contract/sign-in.ts'
import { fakeServer } from '../../../platform/web/testing/fake-server.ts'
import { createReadyAgenda } from '../testing/interview-agenda.ts'
import { renderApp } from '../testing/render-app.tsx'
import { createHealthyServer, createPerson, toId } from '../testing/world.ts'

const server = fakeServer()
const item = async (name: RegExp) =>
  within(await screen.findByRole('navigation', { name: 'Main' })).findByRole('link', { name })

test('a demo request that no one has taken shows a dot and its number at Prospect Pipeline, gone when it is taken', async () => {
  let waiting = 3
  server.answer({
    ...createHealthyServer(createPerson({ platform: true })),
    'GET /api/prospects': () => ({ rows: [], owners: [] }),
    'GET /api/prospects/unclaimed': () => ({ waiting }),
  })
  const { queryClient } = renderApp('/templates')
  const link = await item(/^Prospect Pipeline , 3 waiting to be claimed$/)
  expect(within(link).getByTestId('unread-dot')).toBeInTheDocument()
  waiting = 0
  await queryClient.invalidateQueries()
  expect(within(await item(/^Prospect Pipeline$/)).queryByTestId('unread-dot')).not.toBeInTheDocument()
})

test('clinic staff, who have no pipeline, are not told of demo requests and do not ask', async () => {
  server.answer(createHealthyServer(createPerson()))
  renderApp('/templates')
  await item(/^Prospect Pipeline$/)
  expect(server.times('GET', '/api/prospects/unclaimed')).toBe(0)
})

/** Two self-bookings, until someone has looked. */
const booked = (me: Me) => {
  let unseen = 2
  server.answer({
    ...createReadyAgenda(),
    ...createHealthyServer(me),
    'GET /api/me/interviews/unseen': () => ({ booked: unseen }),
    'POST /api/me/interviews/seen': () => {
      unseen = 0
      return { ok: true }
    },
  })
}

test('interviews that candidates booked show a dot at Interviews until the person opens that screen', async () => {
  booked(createPerson())
  const { user } = renderApp('/templates')
  const link = await item(/^Interviews , 2 booked by candidates$/)
  expect(server.times('POST', '/api/me/interviews/seen')).toBe(0)
  await user.click(link)
  await waitFor(() => expect(server.times('POST', '/api/me/interviews/seen')).toBe(1))
  expect(within(await item(/^Interviews$/)).queryByTestId('unread-dot')).not.toBeInTheDocument()
})

test('viewing as a client leaves the dot as it is', async () => {
  const impersonation = { id: toId(800), organization: 'Bright Path ABA', until: '2099-01-01T18:30:00Z' }
  booked({ ...createPerson({ adminLevel: 'Admin' }), impersonation })
  renderApp('/interviews')
  await item(/^Interviews , 2 booked by candidates$/)
  await screen.findByRole('row', { name: /Ana B/ })
  expect(server.times('POST', '/api/me/interviews/seen')).toBe(0)
})
