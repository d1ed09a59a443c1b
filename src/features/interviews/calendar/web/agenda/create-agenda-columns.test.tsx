import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createInterview, createReadyAgenda } from '../../../../../app/web/testing/interview-agenda.ts'
import { renderApp } from '../../../../../app/web/testing/render-app.tsx'
import { fakeServer } from '../../../../../platform/web/testing/fake-server.ts'
import { createAgendaColumns, createTightColumns } from './create-agenda-columns.tsx'

const server = fakeServer()
afterEach(() => {
  vi.restoreAllMocks()
  // The width of the test before would be drawn first.
  localStorage.clear()
})

const shown = async (room: number) => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(room)
  server.answer(createReadyAgenda())
  renderApp('/interviews')
  const row = await screen.findByRole('row', { name: /Ana B/ })
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  return { heads, cells: within(row).getAllByRole('cell') }
}

const listKeys = (hidden: string) => createTightColumns(false, (key) => key !== hidden).map(({ key }) => key)

test('in little room the interviewer is beneath the interview and the reminder beneath the status, so that nothing is cut', async () => {
  const { heads, cells } = await shown(720)
  expect(heads).toEqual(['When', 'Candidate', 'Interview', 'Status', 'Actions'])
  expect(cells[2]).toHaveTextContent(/^Phone, 30 min.*Riley Adams$/)
  expect(cells[3]).toHaveTextContent(/^Scheduled.*Reminder skipped/)
})

test('where there is room each has a column', async () => {
  const { heads } = await shown(980)
  expect(heads).toEqual(['When', 'Candidate', 'Interview', 'Interviewer', 'Status', 'Reminder', 'Actions'])
})

test('a hidden column is shown nowhere, and one without its upper column is shown alone', () => {
  expect(listKeys('status')).toEqual(['when', 'candidate', 'type', 'reminder'])
  expect(listKeys('interviewer')).toEqual(['when', 'candidate', 'type', 'status'])
})

const drawName = (columns: ReturnType<typeof createTightColumns>) =>
  columns.find(({ key }) => key === 'candidate')?.cell(createInterview(1))

test('a name is drawn alike with less room, so that the focus in it survives the change', () => {
  expect(drawName(createTightColumns(false, () => true))).toEqual(drawName(createAgendaColumns(false)))
})

test('on a phone a row has time, person, kind, interviewer, and status without labels', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query === '(max-width: 899px)',
        media: query,
        addEventListener: vi.fn(),
        removeEventListener: vi.fn(),
      }) as never,
  )
  server.answer(createReadyAgenda())
  renderApp('/interviews')
  const list = await screen.findByRole('list', { name: 'Interviews' })
  const row = (await within(list).findByRole('link', { name: /Ana B/ })).closest('li')
  expect(row).toHaveTextContent(/Ana B.*Phone, 30 min.*Riley Adams.*HST for Ana.*Scheduled/)
  expect(within(list).queryByText('Interviewer')).not.toBeInTheDocument()
})

test('an open interview of today can be joined with one press: a call by its number, a video by its link', async () => {
  const today = { interview_date: new Date().toISOString() }
  const place = 'https://meet.example.com/ben'
  const rows = [
    createInterview(1, today),
    createInterview(2, { ...today, type: 'Video', place }),
    createInterview(3, { ...today, status: 'Completed' }),
    createInterview(4, { type: 'Video', place }),
  ]
  server.answer({ ...createReadyAgenda(), 'GET /api/interviews': () => ({ rows, total: 4 }) })
  renderApp('/interviews')
  expect(await screen.findByRole('link', { name: 'Call Ana B' })).toHaveAttribute('href', 'tel:+15125550100')
  expect(screen.getByRole('link', { name: 'Join Ana C' })).toHaveAttribute('href', place)
  expect(screen.queryByRole('link', { name: /^(Call|Join).*Ana [DE]/ })).toBeNull()
})
