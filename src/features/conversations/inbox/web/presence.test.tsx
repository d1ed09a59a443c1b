import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createInbox } from '../../../../app/web/testing/create-inbox.ts'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { toId } from '../../../../app/web/testing/world.ts'
import { fakeServer } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const address = `/messages?thread=${toId(101)}`

const hears = (area: 'viewing' | 'writing', user: string, name: string) =>
  act(() => {
    const detail = { organization: toId(2), area, thread: toId(101), user, name }
    window.dispatchEvent(new CustomEvent('news', { detail }))
  })

test('shows who else has the thread open and who writes, and not the reader', async () => {
  server.answer(createInbox())
  renderApp(address)
  await screen.findByText('Body 1')
  hears('writing', toId(900), 'Rae Reader')
  expect(screen.queryByText(/Rae Reader is/)).not.toBeInTheDocument()
  hears('viewing', toId(901), 'Sam Marin')
  expect(screen.getByText(/Sam Marin has this open/)).toBeInTheDocument()
  hears('viewing', toId(902), '')
  expect(screen.getByText(/Sam Marin and A colleague have this open/)).toBeInTheDocument()
  hears('writing', toId(901), 'Sam Marin')
  expect(screen.getByText('Sam Marin is writing to this person…')).toBeInTheDocument()
})

test('tells colleagues that the thread is open', async () => {
  server.answer(createInbox())
  renderApp(address)
  await screen.findByText('Body 1')
  const path = `/api/texts/threads/${toId(101)}/presence`
  await waitFor(() => expect(server.asked.find((ask) => ask.path === path)?.body).toEqual({ doing: 'viewing' }))
})
