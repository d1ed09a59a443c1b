import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { healthy, idOf, person } from '../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const counts = { created: 3, updated: 1, skipped: 1, rejected: 2 }
const run = {
  id: idOf(300),
  fileName: 'people.csv',
  state: 'done',
  total: 7,
  done: 7,
  counts,
  failure: null,
  rejectsUrl: `/api/imports/${idOf(300)}/rejects`,
  at: '2026-11-20T15:00:00Z',
  undone_at: null,
  canUndo: true,
}
const upload = {
  uploadId: idOf(310),
  name: 'people.csv',
  headers: ['Applicant', 'Mail', 'Where'],
  mapping: { full_name: 0, email_address: 1 },
  rows: 7,
  sample: [['Ana Garcia', 'ana@example.test', 'Austin']],
  problem: null,
}
const preview = {
  counts,
  notes: [],
  reasons: [{ kind: '… is neither RBT nor BCBA.', count: 5, values: ['SLP', 'Teacher', 'Nurse'], more: true }],
  skips: [{ kind: 'Same email as another row; nothing new.', count: 1, values: [], more: false }],
  samples: [{ row: 2, kind: 'create', name: 'Ana Garcia', because: [] }],
}
const ready = { ...healthy(person()), 'GET /api/imports': () => ({ imports: [] }) }
const choose = async (user: ReturnType<typeof renderApp>['user']) => {
  await screen.findByText('File of candidates')
  const input = document.querySelector('input[type=file]')
  expect(input).toBeInstanceOf(HTMLInputElement)
  await user.upload(input as HTMLInputElement, new File(['a,b'], 'people.csv', { type: 'text/csv' }))
}

const takeFor = async (user: ReturnType<typeof renderApp>['user'], field: string, column: string) => {
  const box = screen.getByRole('combobox', { name: field })
  await user.click(box)
  const list = document.getElementById(box.getAttribute('aria-controls') ?? '')
  await user.click(await within(list ?? document.body).findByRole('option', { name: column, hidden: true }))
}

test('where nothing was imported yet, one button asks for a file, until one is looked through', async () => {
  server.answer({ ...ready, 'POST /api/import-uploads': () => upload })
  const { user } = renderApp('/imports')
  expect(await screen.findByText('No imports yet.')).toBeVisible()
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  const asks = new Promise((settle) => input?.addEventListener('click', settle))
  await user.click(screen.getByRole('button', { name: 'Choose a File' }))
  await asks
  await choose(user)
  await screen.findByRole('combobox', { name: 'Full name' })
  expect(screen.queryByRole('button', { name: 'Choose a File' })).not.toBeInTheDocument()
  expect(screen.getByText('The file above will be your first import.')).toBeVisible()
})

test('a file is chosen, mapped, previewed and loaded, and nothing is loaded before', async () => {
  server.answer({
    ...ready,
    'POST /api/import-uploads': () => upload,
    'POST /api/imports/preview': () => preview,
    'POST /api/imports': () => ({ ...run, state: 'running', done: 0 }),
  })
  const { user } = renderApp('/imports')
  await choose(user)
  expect(await screen.findByRole('combobox', { name: 'Full name' })).toHaveValue('Applicant (Ana Garcia)')
  await takeFor(user, 'City', 'Where (Austin)')
  await user.click(screen.getByRole('button', { name: 'Preview Import' }))
  expect(await screen.findByText('3 new, 1 filled in, 1 skipped, 2 rejected')).toBeVisible()
  expect(screen.getByText('5 × is neither RBT nor BCBA: “SLP”, “Teacher”, “Nurse”, …')).toBeVisible()
  expect(screen.getByText('1 × Same email as another row; nothing new.')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Rows to check first' })).toBeVisible()
  expect(server.times('POST', '/api/imports')).toBe(0)
  await user.click(screen.getByRole('button', { name: 'Load 4 Candidates' }))
  await waitFor(() =>
    expect(server.asked.find((ask) => ask.method === 'POST' && ask.path === '/api/imports')?.body).toMatchObject({
      upload_id: idOf(310),
      organization_id: null,
      mapping: { full_name: 0, email_address: 1, city: 2 },
      consent: '',
    }),
  )
})

test.each([
  ['folded away', {}, false],
  ['open where the file has one', { skills_score: 2 }, true],
])('the columns of scores are %s', async (_, scores, isOpen) => {
  const mapping = { ...upload.mapping, ...scores }
  server.answer({ ...ready, 'POST /api/import-uploads': () => ({ ...upload, mapping }) })
  const { user } = renderApp('/imports')
  await choose(user)
  expect((await screen.findByText('Scores and rationales')).closest('details')?.open).toBe(isOpen)
})

test('a column chosen otherwise needs another look before loading', async () => {
  server.answer({ ...ready, 'POST /api/import-uploads': () => upload, 'POST /api/imports/preview': () => preview })
  const { user } = renderApp('/imports')
  await choose(user)
  await user.click(await screen.findByRole('button', { name: 'Preview Import' }))
  await screen.findByRole('button', { name: 'Load 4 Candidates' })
  await takeFor(user, 'City', 'Where (Austin)')
  expect(screen.queryByRole('button', { name: 'Load 4 Candidates' })).toBeNull()
})

test('a file that cannot be read says so at the field', async () => {
  server.answer({ ...ready, 'POST /api/import-uploads': () => refuse('invalid', 'This is not a CSV or Excel file.') })
  const { user } = renderApp('/imports')
  await choose(user)
  expect(await screen.findByText('This is not a CSV or Excel file.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Download a template' })).toHaveAttribute('href', '/api/import-template')
})

test('a running import shows its progress; a finished one its rejected rows and Undo', async () => {
  const running = {
    ...run,
    id: idOf(301),
    fileName: 'big.xlsx',
    state: 'running',
    done: 3,
    rejectsUrl: null,
    canUndo: false,
  }
  server.answer({
    ...ready,
    'GET /api/imports': () => ({ imports: [running, run] }),
    [`POST /api/imports/${idOf(300)}/undo`]: () => ({
      removed: 2,
      restored: 1,
      stayed: 1,
      examples: [{ id: idOf(5), name: 'Ana Garcia', reason: 'was texted since' }],
    }),
  })
  const { user } = renderApp('/imports')
  expect(await screen.findByRole('progressbar', { name: '3 of 7 rows of big.xlsx loaded' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Rejected rows' })).toHaveAttribute('href', run.rejectsUrl)
  await user.click(screen.getByRole('button', { name: 'Undo people.csv' }))
  await user.click(await screen.findByRole('button', { name: 'Undo 4 candidates' }))
  expect(await screen.findByText(/2 removed, 1 restored, 1 kept\./)).toBeVisible()
  expect(screen.getByText('Ana Garcia: was texted since')).toBeVisible()
})
