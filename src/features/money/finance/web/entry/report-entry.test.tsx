import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson, toId } from '../../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const figures = { rows: 1, amount: 25_000, fee: 500, net: 24_500, clients: 1 }
const report = {
  id: toId(500),
  created_date: '2026-06-30T12:00:00.000Z',
  month: 6,
  year: 2026,
  customer: 'cus_nobody',
  organization_id: null,
  organization: null,
  amount: 25_000,
  fee: 500,
  net: 24_500,
  duplicate: false,
  feeAboveAmount: false,
}
const answers = (platform = true) => ({
  ...createHealthyServer(createPerson({ platform })),
  'GET /api/finance/reports': () => ({
    totals: figures,
    paidInvoices: { rows: 0, amount: 0 },
    flags: { duplicates: 0, fee: 0, unmatched: 1, both: 0 },
    trend: [],
    average: { value: 1, months: [] },
  }),
  'GET /api/finance/report-rows': () => ({ rows: [report], total: 1 }),
})
const address = '/performance-report?month=2026-06'
const findBody = (method: string, path: string) =>
  server.asked.find((ask) => ask.method === method && ask.path === path)?.body

test('enters a report for the shown month; a problem is at its field', async () => {
  const sentence = 'Enter an amount like 250 or 1,250.50.'
  server.answer({ ...answers(), 'POST /api/finance/reports': () => refuse('invalid', sentence, { amount: sentence }) })
  const { user, path } = renderApp(address)
  await user.click(await screen.findByRole('button', { name: 'Add Report' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add performance report' }))
  expect(await dialog.findByLabelText(/^Month/)).toHaveValue('2026-06')
  await user.type(dialog.getByLabelText('Stripe customer'), 'cus_nobody')
  await user.type(dialog.getByLabelText(/^Amount/), 'much')
  await user.click(dialog.getByRole('button', { name: 'Add Report' }))
  await waitFor(() =>
    expect(dialog.getByLabelText(/^Amount/)).toHaveAccessibleDescription(expect.stringContaining(sentence)),
  )
  server.answer({ 'POST /api/finance/reports': () => ({ id: toId(501) }) })
  await user.clear(dialog.getByLabelText(/^Amount/))
  await user.type(dialog.getByLabelText(/^Amount/), '250')
  await user.click(dialog.getByRole('button', { name: 'Add Report' }))
  expect(await screen.findByText('Report added.')).toBeVisible()
  await waitFor(() => expect(path()).toBe(address))
})

test('corrects a report, and shows a change by someone else before it is replaced', async () => {
  const put = `/api/finance/reports/${report.id}`
  const now = { customer: 'cus_nobody', month: '2026-06', amount: 9_000, fee: 500, created: '2026-06-30' }
  const met = 'Someone else changed this report. It’s now $90.00, fee $5.00, for June 2026. Save again to replace it.'
  server.answer({ ...answers(), [`PUT ${put}`]: () => refuse('conflict', met, {}, { seen: now }) })
  const { user } = renderApp(address)
  await user.click(await screen.findByRole('button', { name: 'Actions for the report of cus_nobody' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Correct' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct a performance report' }))
  expect(await dialog.findByLabelText(/^Amount/)).toHaveValue('250.00')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText(met)).toBeVisible()
  expect(findBody('PUT', put)).toMatchObject({
    customer: 'cus_nobody',
    seen: { ...now, amount: 25_000 },
  })
  server.answer({ [`PUT ${put}`]: () => ({ ok: true }) })
  await user.click(dialog.getByRole('button', { name: 'Save Mine' }))
  expect(await screen.findByText('Report corrected.')).toBeVisible()
  expect(server.asked.findLast((ask) => ask.path === put)?.body).toMatchObject({ seen: now })
})

test('a report is removed with its reason', async () => {
  const remove = `/api/finance/reports/${report.id}/remove`
  server.answer({ ...answers(), [`POST ${remove}`]: () => ({ ok: true }) })
  const { user } = renderApp(`${address}&entry=remove&report=${report.id}`)
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove this report?' }))
  await user.type(await dialog.findByLabelText(/^Reason/), 'Entered twice')
  await user.click(dialog.getByRole('button', { name: 'Remove 1 Report' }))
  expect(await screen.findByText('Report removed.')).toBeVisible()
  expect(findBody('POST', remove)).toEqual({ reason: 'Entered twice' })
})

test('a clinic reads its reports and enters none', async () => {
  server.answer(answers(false))
  renderApp(address)
  expect(await screen.findByRole('table', { name: /Reports of June 2026/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add Report' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Actions for the report/ })).not.toBeInTheDocument()
})
