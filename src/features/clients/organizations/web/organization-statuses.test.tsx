import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { details } from '../../../../app/web/testing/clients.ts'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson, toId } from '../../../../app/web/testing/world.ts'
import { fakeServer } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const statuses = [
  { id: toId(61), status_label: 'Interview Scheduled', sort_order: 1, candidates: 41 },
  { id: toId(62), status_label: 'Offer Out', sort_order: 2, candidates: 0 },
]
const answers = () => ({
  ...createHealthyServer(createPerson({ platform: true, adminLevel: 'Admin' })),
  [`GET /api/organizations/${toId(2)}`]: () => details,
  [`GET /api/organizations/${toId(2)}/statuses`]: () => ({ statuses }),
})

/** What a browser hands along while something is dragged; the page's stand-in has none. */
const dataTransfer = { types: [], items: [], setData: () => undefined, setDragImage: () => undefined }
const frame = () => new Promise((done) => requestAnimationFrame(done))

test('a status is dragged to another place by its handle; dropped where it was it stays', async () => {
  server.answer({
    ...answers(),
    [`POST /api/organizations/${toId(2)}/statuses/order`]: () => ({ statuses: statuses.toReversed() }),
  })
  renderApp(`/organization/${toId(2)}?tab=statuses`)
  const list = await screen.findByRole('list', { name: 'Own statuses' })
  const [first, second] = within(list).getAllByRole('listitem')
  if (!first || !second) throw new Error('two statuses are listed')
  fireEvent.pointerEnter(list)
  await waitFor(() => expect(second).toHaveAttribute('draggable', 'true'))
  // The page's stand-in has no points: the pointer is on the handle.
  document.elementsFromPoint = () => [...second.querySelectorAll('[data-handle]')]
  const dragTo = async (target: HTMLElement) => {
    fireEvent.dragStart(second, { dataTransfer })
    await frame()
    fireEvent.dragEnter(target, { dataTransfer })
    await frame()
  }
  await dragTo(second)
  fireEvent.drop(second, { dataTransfer })
  await frame()
  expect(server.asked.some((ask) => ask.path.endsWith('/order'))).toBe(false)
  await dragTo(first)
  expect(first).toHaveAttribute('data-lands', 'before')
  fireEvent.drop(first, { dataTransfer })
  expect(await screen.findByText('Offer Out is now number 1 of 2.')).toBeInTheDocument()
  expect(server.asked.find((ask) => ask.path.endsWith('/order'))?.body).toEqual({ order: [toId(62), toId(61)] })
})
