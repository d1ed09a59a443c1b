import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson, toId } from '../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const counts = { created: 3, updated: 1, skipped: 1, rejected: 2 }
const run = {
  id: toId(300),
  fileName: 'people.csv',
  state: 'done',
  total: 7,
  done: 7,
  counts,
  failure: null,
  rejectsUrl: `/api/imports/${toId(300)}/rejects`,
  at: '2026-11-20T15:00:00Z',
  undone_at: null,
  canUndo: true,
}
const layout = {
  sheets: [
    { name: 'Read me', rows: 1 },
    { name: 'People', rows: 8 },
  ],
  sheet: 1,
  header_row: 2,
  first_rows: [['Fall fair'], ['Applicant', 'Mail', 'Where'], ['Ana Garcia', 'ana@example.test', 'Austin']],
  format: 'Indeed',
  remembered: false,
  headers: ['Applicant', 'Mail', 'Where', ''],
  samples: [['Ana Garcia', 'Bo Diaz', 'Cy Day'], ['ana@example.test'], ['Austin'], []],
  mapping: { full_name: 0, email_address: 1 },
  notes: [],
  values: [
    { field: 'position', value: 'Registered Behavior Technician (RBT)', count: 25, ours: 'RBT' },
    { field: 'position', value: 'Front Desk', count: 2, ours: null },
    { field: 'status', value: 'Rejected', count: 3, ours: 'Archived' },
    { field: 'location', value: 'West', count: 27, ours: 'words' },
    { field: 'text_consent', value: 'No', count: 1, ours: 'refused' },
  ],
  statuses: ['Initial Inquiry', 'Archived'],
  locations: [{ id: toId(320), name: 'Westside' }],
  rows: 7,
  remarks: ['1 hidden row is read, too. Delete what you don’t want.'],
  problem: null,
}
const upload = { uploadId: toId(310), name: 'people.csv', ...layout }
const preview = {
  counts,
  notes: [],
  reasons: [{ kind: '… is neither RBT nor BCBA.', count: 5, values: ['SLP', 'Teacher', 'Nurse'], more: true }],
  skips: [{ kind: 'Same email as another row; nothing new.', count: 1, values: [], more: false }],
  samples: [{ row: 2, kind: 'create', name: 'Ana Garcia', because: [] }],
}
const ready = { ...createHealthyServer(createPerson()), 'GET /api/imports': () => ({ imports: [] }) }
const choose = async (user: ReturnType<typeof renderApp>['user']) => {
  await screen.findByText('File of candidates')
  const input = document.querySelector('input[type=file]')
  expect(input).toBeInstanceOf(HTMLInputElement)
  await user.upload(input as HTMLInputElement, new File(['a,b'], 'people.csv', { type: 'text/csv' }))
}

const readAs = async (user: ReturnType<typeof renderApp>['user'], name: string, choice: string) =>
  await user.selectOptions(screen.getByRole('combobox', { name: `Read ${name} as` }), choice)
const layoutPath = 'POST /api/import-uploads/layout'

test('where nothing was imported yet, one button asks for a file, until one is looked through', async () => {
  server.answer({ ...ready, 'POST /api/import-uploads': () => upload })
  const { user } = renderApp('/imports')
  expect(await screen.findByText('No imports yet.')).toBeVisible()
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  const asks = new Promise((settle) => input?.addEventListener('click', settle))
  await user.click(screen.getByRole('button', { name: 'Choose a File' }))
  await asks
  await choose(user)
  await screen.findByRole('combobox', { name: 'Read Applicant as' })
  expect(screen.queryByRole('button', { name: 'Choose a File' })).not.toBeInTheDocument()
  expect(screen.getByText('The file above will be your first import.')).toBeVisible()
})

test('a file is chosen, mapped, previewed and loaded, and nothing is loaded before', async () => {
  server.answer({
    ...ready,
    'POST /api/import-uploads': () => upload,
    [layoutPath]: () => layout,
    'POST /api/imports/preview': () => preview,
    'POST /api/imports': () => ({ ...run, state: 'running', done: 0 }),
  })
  const { user } = renderApp('/imports')
  await choose(user)
  expect(await screen.findByRole('combobox', { name: 'Read Applicant as' })).toHaveValue('full_name')
  expect(screen.getByText('Ana Garcia · Bo Diaz · Cy Day')).toBeVisible()
  expect(screen.getByText(/Looks like an Indeed export\./)).toBeVisible()
  expect(screen.getByText('1 hidden row is read, too. Delete what you don’t want.')).toBeVisible()
  await readAs(user, 'Where', 'City')
  await waitFor(() =>
    expect(server.asked.find(({ path }) => path === '/api/import-uploads/layout')?.body).toMatchObject({
      mapping: { full_name: 0, email_address: 1, city: 2 },
      sheet: 1,
      header_row: 2,
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Preview Import' }))
  expect(await screen.findByText('3 new, 1 filled in, 1 skipped, 2 rejected')).toBeVisible()
  expect(screen.getByText('5 × is neither RBT nor BCBA: “SLP”, “Teacher”, “Nurse”, …')).toBeVisible()
  expect(screen.getByText('1 × Same email as another row; nothing new.')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Rows to check first' })).toBeVisible()
  expect(server.times('POST', '/api/imports')).toBe(0)
  await user.click(screen.getByRole('button', { name: 'Load 4 Candidates' }))
  await waitFor(() =>
    expect(server.asked.find((ask) => ask.method === 'POST' && ask.path === '/api/imports')?.body).toMatchObject({
      upload_id: toId(310),
      organization_id: null,
      mapping: { full_name: 0, email_address: 1, city: 2 },
      notes: [],
      values: {},
      consent: '',
    }),
  )
})

test('each word gets one question with its count, and an unknown position shows its cost', async () => {
  server.answer({ ...ready, 'POST /api/import-uploads': () => upload, 'POST /api/imports/preview': () => preview })
  const { user } = renderApp('/imports')
  await choose(user)
  const positions = within(await screen.findByRole('region', { name: 'Positions' }))
  expect(positions.getByRole('combobox', { name: 'Read Registered Behavior Technician (RBT) as' })).toHaveValue('RBT')
  expect(positions.getByText('× 25')).toBeVisible()
  const open = positions.getByRole('combobox', { name: 'Read Front Desk as' })
  expect(open).toHaveValue('')
  expect(open).toBeInvalid()
  expect(screen.getByText('1 position needs an answer. Until then, 2 people are rejected.')).toBeVisible()
  await readAs(user, 'Front Desk', 'Skip these people')
  expect(screen.queryByText(/needs an answer/)).toBeNull()
  await readAs(user, 'Rejected', 'Initial Inquiry')
  await readAs(user, 'West', 'Westside')
  expect(screen.getByRole('combobox', { name: 'Read No as' })).toHaveValue('refused')
  await user.click(screen.getByRole('button', { name: 'Preview Import' }))
  await screen.findByRole('button', { name: 'Load 4 Candidates' })
  expect(server.asked.find(({ path }) => path === '/api/imports/preview')?.body).toMatchObject({
    values: {
      position: { 'front desk': 'leave-out' },
      status: { rejected: 'Initial Inquiry' },
      location: { west: toId(320) },
    },
  })
})

test('another sheet and another heading are read again', async () => {
  const other = {
    ...layout,
    sheet: 0,
    header_row: 1,
    headers: ['Who', 'Cell'],
    samples: [[], []],
    mapping: {},
    values: [],
  }
  server.answer({
    ...ready,
    'POST /api/import-uploads': () => upload,
    [layoutPath]: () => ({ ...other, problem: 'The file has no name column.' }),
  })
  const { user } = renderApp('/imports')
  await choose(user)
  const heading = await screen.findByRole('combobox', { name: 'Row with the column names' })
  expect(heading).toHaveDisplayValue('2: Applicant, Mail, Where')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sheet' }), 'Read me')
  expect(await screen.findByRole('combobox', { name: 'Read Who as' })).toHaveValue('')
  expect(screen.getByText('The file has no name column.')).toBeVisible()
  expect(server.asked.find(({ path }) => path === '/api/import-uploads/layout')?.body).toMatchObject({
    sheet: 0,
    header_row: null,
    mapping: null,
  })
})

test('a column has one field: another column gives it up', async () => {
  server.answer({ ...ready, 'POST /api/import-uploads': () => upload, [layoutPath]: () => layout })
  const { user } = renderApp('/imports')
  await choose(user)
  await screen.findByRole('combobox', { name: 'Read Where as' })
  await readAs(user, 'Column 4', 'Full name')
  expect(screen.getByRole('combobox', { name: 'Read Applicant as' })).toHaveValue('')
})

test('a column chosen otherwise needs another look before loading', async () => {
  server.answer({
    ...ready,
    'POST /api/import-uploads': () => upload,
    [layoutPath]: () => layout,
    'POST /api/imports/preview': () => preview,
  })
  const { user } = renderApp('/imports')
  await choose(user)
  await user.click(await screen.findByRole('button', { name: 'Preview Import' }))
  await screen.findByRole('button', { name: 'Load 4 Candidates' })
  await readAs(user, 'Where', 'City')
  expect(screen.queryByRole('button', { name: 'Load 4 Candidates' })).toBeNull()
})

test('loading that fails shows the error at its button, and keeps the consent', async () => {
  server.answer({
    ...ready,
    'POST /api/import-uploads': () => upload,
    [layoutPath]: () => layout,
    'POST /api/imports/preview': () => preview,
    'POST /api/imports': () => refuse('invalid', 'This file is no longer here. Choose it again.'),
  })
  const { user } = renderApp('/imports')
  await choose(user)
  await user.click(await screen.findByRole('button', { name: 'Preview Import' }))
  const consent = await screen.findByRole('textbox', { name: /Where and when these people agreed/ })
  await user.type(consent, 'By phone')
  await user.click(screen.getByRole('button', { name: 'Load 4 Candidates' }))
  const error = await screen.findByText('This file is no longer here. Choose it again.')
  expect(consent.compareDocumentPosition(error)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(consent).toHaveValue('By phone')
})

test('a second read that fails shows the error and can be tried again', async () => {
  let tries = 0
  server.answer({
    ...ready,
    'POST /api/import-uploads': () => upload,
    [layoutPath]: () => (tries++ === 0 ? refuse('not-found', 'This file is no longer here.') : layout),
  })
  const { user } = renderApp('/imports')
  await choose(user)
  await screen.findByRole('combobox', { name: 'Read Where as' })
  await readAs(user, 'Where', 'City')
  expect(await screen.findByText('This file is no longer here.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await waitFor(() => expect(screen.queryByText('This file is no longer here.')).toBeNull())
})

test('shows the error at the field for a file that cannot be read', async () => {
  server.answer({ ...ready, 'POST /api/import-uploads': () => refuse('invalid', 'This is not a CSV or Excel file.') })
  const { user } = renderApp('/imports')
  await choose(user)
  expect(await screen.findByText('This is not a CSV or Excel file.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Download a template' })).toHaveAttribute('href', '/api/import-template')
})

test('a running import shows its progress; a finished one its rejected rows and Undo', async () => {
  const running = {
    ...run,
    id: toId(301),
    fileName: 'big.xlsx',
    state: 'running',
    done: 3,
    rejectsUrl: null,
    canUndo: false,
  }
  server.answer({
    ...ready,
    'GET /api/imports': () => ({ imports: [running, run] }),
    [`POST /api/imports/${toId(300)}/undo`]: () => ({
      removed: 2,
      restored: 1,
      stayed: 1,
      examples: [{ id: toId(5), name: 'Ana Garcia', reason: 'was texted since' }],
    }),
  })
  const { user } = renderApp('/imports')
  expect(await screen.findByRole('progressbar', { name: '3 of 7 rows of big.xlsx loaded' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Rows not loaded' })).toHaveAttribute('href', run.rejectsUrl)
  await user.click(screen.getByRole('button', { name: 'Undo people.csv' }))
  await user.click(await screen.findByRole('button', { name: 'Undo 4 candidates' }))
  expect(await screen.findByText(/2 removed, 1 restored, 1 kept\./)).toBeVisible()
  expect(screen.getByText('Ana Garcia: was texted since')).toBeVisible()
})
