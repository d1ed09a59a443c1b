import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson } from '../../../../../app/web/testing/world.ts'
import { fakeServer } from '../../../../../platform/web/testing/fake-server.ts'
import type * as phone from '../../../../../rules/phone/phone.ts'
import { formatPhone } from '../../../../../rules/phone/phone.ts'

// Every drawing of a row writes its phone.
vi.mock('../../../../../rules/phone/phone.ts', async (load) => {
  const real = await load<typeof phone>()
  return { ...real, formatPhone: vi.fn(real.formatPhone) }
})
const server = fakeServer()
const ready = { ...createHealthyServer(createPerson()), 'GET /api/saved-views': () => ({ views: [] }) }

test('opening a dialog draws no row of the table again', async () => {
  server.answer(ready)
  const { user } = renderApp('/candidate-directory')
  await screen.findByText('1–3 of 3')
  await screen.findByRole('button', { name: 'Download' })
  const drawn = vi.mocked(formatPhone)
  expect(drawn).toHaveBeenCalled()
  drawn.mockClear()
  await user.click(screen.getByRole('button', { name: 'Sort' }))
  expect(await screen.findByRole('dialog')).toBeVisible()
  expect(drawn).not.toHaveBeenCalled()
})

test('loads a list once, while its screen renders', async () => {
  server.answer(ready)
  renderApp('/candidate-directory')
  await screen.findByText('1–3 of 3')
  expect(server.times('GET', '/api/candidates')).toBe(1)
  expect(server.times('GET', '/api/candidates/count')).toBe(1)
})
