import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson } from '../../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const answers = (platform = true) => ({
  ...createHealthyServer(createPerson({ platform })),
  'GET /api/finance/reports': () => ({
    totals: { rows: 0, amount: 0, fee: 0, net: 0, clients: 0 },
    paidInvoices: { rows: 0, amount: 0 },
    flags: { duplicates: 0, fee: 0, unmatched: 0, both: 0 },
    trend: [],
    average: { value: 0, months: [] },
  }),
  'GET /api/finance/report-rows': () => ({ rows: [], total: 0 }),
})
const looked = 'POST /api/finance/report-imports/preview'
const added = 'POST /api/finance/report-imports'
const preview = {
  counts: { new: 2, existing: 1, rejected: 1 },
  amount: 133_450,
  fee: 1_225,
  unread: ['Notes'],
  rows: [
    {
      row: 4,
      state: 'rejected',
      customer: 'cus_3',
      month: '4 2026',
      amount: null,
      fee: null,
      because: ['Amount "1.234,50": Enter an amount like 250 or 1,250.50.'],
    },
    { row: 2, state: 'new', customer: 'cus_1', month: 'March 2026', amount: 123_450, fee: 1_225, because: [] },
  ],
  seen: 'a1b2',
}
const open = async (more: Parameters<typeof server.answer>[0] = {}) => {
  server.answer({ ...answers(), [looked]: () => preview, ...more })
  const app = renderApp('/performance-report?month=2026-06')
  await app.user.click(await screen.findByRole('button', { name: 'Import CSV' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Import performance reports' }))
  await dialog.findByText('File of reports')
  const choose = async () => {
    const input = document.querySelector('input[type=file]')
    expect(input).toBeInstanceOf(HTMLInputElement)
    await app.user.upload(input as HTMLInputElement, new File(['a,b'], 'reports.csv', { type: 'text/csv' }))
  }
  return { ...app, dialog, choose }
}

test('a file is chosen, looked at with its problems first, and added only when confirmed', async () => {
  const { user, path, dialog, choose } = await open({ [added]: () => ({ new: 2, existing: 1, rejected: 1 }) })
  expect(dialog.getByRole('button', { name: 'Add Reports' })).toBeDisabled()
  expect(dialog.getByRole('link', { name: 'Download a template' })).toHaveAttribute(
    'href',
    '/api/finance/report-template',
  )
  await choose()
  expect(await dialog.findByText('2 new, 1 already in the list, 1 refused')).toBeVisible()
  expect(dialog.getByText('The new reports total $1,334.50 with $12.25 in fees.')).toBeVisible()
  expect(dialog.getByText('Not read: Notes')).toBeVisible()
  expect(dialog.getByText('And 2 rows more, after those with problems.')).toBeVisible()
  const [, first, second] = within(dialog.getByRole('region', { name: 'Rows of the file' })).getAllByRole('row')
  expect(first).toHaveTextContent(/Refused.*Amount "1\.234,50"/)
  expect(second).toHaveTextContent(/^2New.*March 2026\$1,234\.50\$12\.25$/)
  expect(server.times('POST', '/api/finance/report-imports')).toBe(0)
  const before = server.times('GET', '/api/finance/report-rows')
  await user.click(dialog.getByRole('button', { name: 'Add 2 Reports' }))
  expect(
    await dialog.findByText('2 reports were added. Skipped 1 row already in the list. 1 row was refused.'),
  ).toBeVisible()
  await waitFor(() => expect(server.times('GET', '/api/finance/report-rows')).toBeGreaterThan(before))
  expect(dialog.getByRole('button', { name: 'Done' })).toHaveFocus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(path()).toBe('/performance-report?month=2026-06'))
})

test('a file with nothing new offers nothing to add', async () => {
  const { dialog, choose } = await open({
    [looked]: () => ({
      ...preview,
      counts: { new: 0, existing: 3, rejected: 0 },
      amount: 0,
      fee: 0,
      unread: [],
      rows: [],
    }),
  })
  await choose()
  expect(await dialog.findByText('0 new, 3 already in the list, 0 refused')).toBeVisible()
  expect(dialog.getByText('Nothing in this file would be added.')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Add Reports' })).toBeDisabled()
})

test('an unreadable file shows the reason at its field, and another one can be chosen', async () => {
  const sentence = 'The file has no column amount. The first row names the columns.'
  const { dialog, choose } = await open({ [looked]: () => refuse('invalid', sentence, { file: sentence }) })
  await choose()
  expect(await dialog.findByText(sentence)).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Add Reports' })).toBeDisabled()
  server.answer({ [looked]: () => preview })
  await choose()
  expect(await dialog.findByRole('button', { name: 'Add 2 Reports' })).toBeEnabled()
  expect(dialog.queryByText(sentence)).not.toBeInTheDocument()
})

test('reports changes since the preview, and checks again', async () => {
  const sentence = 'Now 1 report would be added. Please look at the preview again.'
  const { user, dialog, choose } = await open({ [added]: () => refuse('conflict', sentence) })
  await choose()
  await user.click(await dialog.findByRole('button', { name: 'Add 2 Reports' }))
  expect(await dialog.findByText(sentence)).toBeVisible()
  server.answer({ [looked]: () => ({ ...preview, counts: { new: 1, existing: 2, rejected: 1 } }) })
  await user.click(dialog.getByRole('button', { name: 'Check Again' }))
  expect(await dialog.findByRole('button', { name: 'Add 1 Report' })).toBeEnabled()
})

test('a clinic imports none', async () => {
  server.answer(answers(false))
  renderApp('/performance-report?month=2026-06')
  expect(await screen.findByText('No reports for June 2026.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Import CSV' })).not.toBeInTheDocument()
})
