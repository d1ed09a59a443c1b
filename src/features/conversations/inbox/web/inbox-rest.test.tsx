import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createEntry, createInbox, createThread } from '../../../../app/web/testing/create-inbox.ts'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { toId } from '../../../../app/web/testing/world.ts'
import { fakeServer } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const address = `/messages?thread=${toId(101)}`

test('lists those who wait at rest, and everyone for a search', async () => {
  server.answer(createInbox())
  const { user } = renderApp('/messages')
  await screen.findByRole('button', { name: /Thread 1\b/ })
  const shows = () =>
    server.asked.filter((ask) => ask.path === '/api/texts/threads').map(({ query }) => query.get('show'))
  expect(shows()).toEqual(['waiting'])
  await user.type(screen.getByRole('searchbox'), 'ana{Enter}')
  await waitFor(() => expect(shows().at(-1)).toBe('all'))
})

test('shows that no one waits, with a button to everyone', async () => {
  server.answer({ ...createInbox(), 'GET /api/texts/threads': () => ({ threads: [], total: 0 }) })
  const { user, path } = renderApp('/messages')
  expect(await screen.findByText('No one is waiting')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Show All' }))
  await waitFor(() => expect(path()).toBe('/messages?show=all'))
})

test('web addresses in a text can be clicked, without the mark that ends the sentence', async () => {
  server.answer(
    createInbox(createThread(1), [
      createEntry(1, { body: 'See https://example.test/a?b=1. Or "http://x.test/y"! javascript:alert(1)' }),
    ]),
  )
  renderApp(address)
  const links = await screen.findAllByRole('link', { name: /^https?:/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://example.test/a?b=1', 'http://x.test/y'])
  expect(links[0]).toHaveAttribute('rel', 'noopener noreferrer nofollow')
})

test('the first arrow goes to the list, the next to the conversation below, Enter opens it', async () => {
  server.answer(createInbox())
  const { user, path } = renderApp('/messages?show=all')
  const first = await screen.findByRole('button', { name: /Thread 1\b/ })
  await user.keyboard('{ArrowDown}')
  expect(first).toHaveFocus()
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(path()).toContain(toId(102)))
})
