import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { createInterview, createReadyAgenda } from '../../../../../app/web/testing/interview-agenda.ts'
import { renderApp } from '../../../../../app/web/testing/render-app.tsx'
import { fakeServer, refuse } from '../../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const print = vi.fn()
beforeEach(() => {
  print.mockReset()
  vi.stubGlobal('print', print)
})

const rows = [
  createInterview(1),
  createInterview(1, { id: 'b', candidate: 'Ben Canceled', status: 'Cancelled', callTo: null }),
  createInterview(2, { candidate: 'Next Day' }),
]

test('a day of the week prints as a sheet of its own, and is gone when the paper is out', async () => {
  server.answer(createReadyAgenda({ 'GET /api/interviews/week': () => ({ rows, total: 3 }) }))
  const { user } = renderApp('/interviews?by=week&day=2026-11-16')
  await user.click(await screen.findByRole('button', { name: 'Print Saturday, November 21' }))
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
  const sheet = within(screen.getByRole('region', { name: 'Interviews on Saturday, November 21', hidden: true }))
  expect(sheet.getByText('Saturday, November 21, 2026')).toBeInTheDocument()
  expect(sheet.getByText('Bright Path ABA')).toBeInTheDocument()
  expect(sheet.getByText(/1 interview, 1 canceled/)).toBeInTheDocument()
  const lines = sheet.getAllByRole('row', { hidden: true }).slice(1)
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Ana B.*Phone, 30 min.*Riley Adams.*\(512\) 555-0100.*Scheduled/),
    expect.stringMatching(/Ben Canceled.*–Canceled$/),
  ])
  window.dispatchEvent(new Event('afterprint'))
  await waitFor(() => expect(document.querySelector('[data-sheet]')).toBeNull())
  expect(document.documentElement.dataset['sheet']).toBeUndefined()
})

test('the menu of an interview prints its day; a day that does not load prints nothing', async () => {
  server.answer(createReadyAgenda({ 'GET /api/interviews/week': () => refuse('unavailable', 'Down') }))
  const { user } = renderApp('/interviews')
  await user.click(await screen.findByRole('button', { name: 'Actions for the interview with Ana B' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Print Saturday, November 21' }))
  expect(await screen.findByText(/Couldn’t load the interviews|Down/)).toBeVisible()
  expect(print).not.toHaveBeenCalled()
})
