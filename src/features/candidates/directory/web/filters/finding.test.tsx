import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../../app/web/testing/render-app.tsx'
import { createCandidate, createHealthyServer, createPerson, toId } from '../../../../../app/web/testing/world.ts'
import { fakeServer } from '../../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const options = {
  statuses: ['Hired', 'Initial Inquiry'],
  formerStatuses: [],
  locations: [{ id: toId(40), name: 'Round Rock', organization: 'Bright Path ABA' }],
  organizations: [{ id: toId(2), name: 'Bright Path ABA' }],
}
const ready = { ...createHealthyServer(createPerson()), 'GET /api/candidates/filter-options': () => options }
const address = (search: Record<string, unknown>) =>
  `/candidate-directory?${new URLSearchParams(
    Object.entries(search).map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]),
  ).toString()}`

test('the filter dialog shows the number of results before it applies', async () => {
  server.answer({
    ...ready,
    'GET /api/candidates/count': ({ query }) => ({ total: query.getAll('type').includes('Premium') ? 1234 : 9000 }),
  })
  const { user } = renderApp('/candidate-directory?open=filter')
  const dialog = within(await screen.findByRole('dialog', { name: 'Filter candidates' }))
  expect(await dialog.findByRole('button', { name: 'Apply Filters (9,000)' })).toBeDisabled()
  await user.click(dialog.getByRole('checkbox', { name: 'Premium' }))
  expect(await dialog.findByRole('button', { name: 'Apply Filters (1,234)' })).toBeEnabled()
})

test('Reset takes every filter off in the dialog, and Apply then off the list', async () => {
  server.answer({ ...ready, 'GET /api/candidates/count': () => ({ total: 12 }) })
  const { user, path } = renderApp(address({ type: ['Premium'], hiredSince: '2026-11-01', open: 'filter' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Filter candidates' }))
  expect(await dialog.findByRole('checkbox', { name: 'Premium' })).toBeChecked()
  expect(dialog.getByLabelText('Hired since')).toHaveValue('2026-11-01')
  await user.click(dialog.getByRole('button', { name: 'Reset' }))
  expect(dialog.getByRole('checkbox', { name: 'Premium' })).not.toBeChecked()
  expect(dialog.getByLabelText('Hired since')).toHaveValue('')
  expect(dialog.getByRole('button', { name: 'Reset' })).toBeDisabled()
  await user.click(dialog.getByRole('button', { name: /^Apply Filters/ }))
  await waitFor(() => expect(path()).toBe('/candidate-directory'))
})

test('more than a thousand are shown as such at once, in the dialog and under the list, and then counted', async () => {
  const exact = Promise.withResolvers<{ total: number }>()
  server.answer({
    ...ready,
    'GET /api/candidates/count': ({ query }) => (query.has('upTo') ? { total: 1001 } : exact.promise),
  })
  const { user } = renderApp(address({ q: 'ana', open: 'filter' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Filter candidates' }))
  expect(await dialog.findByRole('button', { name: 'Apply Filters (1,000+)' })).toBeDisabled()
  expect(await screen.findByText('1–3 of 1,000+')).toBeInTheDocument()
  exact.resolve({ total: 23456 })
  expect(await dialog.findByRole('button', { name: 'Apply Filters (23,456)' })).toBeDisabled()
  expect(screen.getByText('1–3 of 23,456')).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
})

test('up to a thousand are counted in one question, and all without a filter too', async () => {
  server.answer({ ...ready, 'GET /api/candidates/count': () => ({ total: 3 }) })
  const asked = () =>
    server.asked.filter(({ path }) => path === '/api/candidates/count').map(({ query }) => query.get('upTo'))
  const { router } = renderApp(address({ q: 'ana' }))
  expect(await screen.findByText('1–3 of 3')).toBeInTheDocument()
  expect(asked()).toEqual(['1000'])
  await router.navigate({ to: '/candidate-directory', search: {} })
  await waitFor(() => expect(asked()).toEqual(['1000', null]))
})

test('the chip of an old link shows the current label of a renamed status, and so does the dialog', async () => {
  const formerStatuses = [
    { key: 'phone screen', now: 'First Call' },
    { key: 'premium', now: 'First Class' },
  ]
  server.answer({
    ...ready,
    'GET /api/candidates/filter-options': () => ({ ...options, formerStatuses }),
    'GET /api/candidates/count': () => ({ total: 7 }),
  })
  const { user, path } = renderApp(address({ status: ['Phone Screen', 'Hired'], type: ['Premium'] }))
  expect(await screen.findByText('Status: First Call')).toBeVisible()
  expect(screen.getByText('Type: Premium')).toBeVisible()
  expect(screen.queryByText(/Phone Screen/)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /First Call/ }))
  await waitFor(() => expect(path()).not.toContain('Phone'))
  cleanup()
  renderApp(address({ status: ['Phone Screen'], open: 'filter' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Filter candidates' }))
  expect((await dialog.findAllByText('First Call'))[0]).toBeVisible()
})

test('the dialog filters by the first day of hire, and a chip above the list shows it', async () => {
  server.answer({ ...ready, 'GET /api/candidates/count': () => ({ total: 7 }) })
  const { user, path } = renderApp('/candidate-directory?open=filter')
  const dialog = within(await screen.findByRole('dialog', { name: 'Filter candidates' }))
  fireEvent.change(await dialog.findByLabelText('Hired since'), { target: { value: '2026-11-01' } })
  await user.click(dialog.getByRole('button', { name: /^Apply Filters/ }))
  expect(await screen.findByRole('button', { name: 'Remove filter Hired since: 2026-11-01' })).toBeVisible()
  expect(path()).toBe('/candidate-directory?hiredSince=2026-11-01')
})

test('the dialog filters hires between two days; the row shows their day, and the current status', async () => {
  const left = createCandidate(1, { status: 'Terminated', hired_at: '2026-11-10T18:00:00Z' })
  server.answer({ ...ready, 'GET /api/candidates': () => ({ rows: [left], page: 1 }) })
  const { user, path } = renderApp('/candidate-directory?open=filter&hiredSince=2026-11-01')
  const dialog = within(await screen.findByRole('dialog', { name: 'Filter candidates' }))
  fireEvent.change(await dialog.findByLabelText('Hired until'), { target: { value: '2026-11-30' } })
  await user.click(dialog.getByRole('button', { name: /^Apply Filters/ }))
  expect(await screen.findByRole('button', { name: 'Remove filter Hired until: 2026-11-30' })).toBeVisible()
  expect(path()).toBe('/candidate-directory?hiredSince=2026-11-01&hiredUntil=2026-11-30')
  const asked = () => server.asked.findLast((ask) => ask.path === '/api/candidates')?.query.get('hiredUntil')
  await waitFor(() => expect(asked()).toBe('2026-11-30'))
  const row = within(await screen.findByRole('row', { name: /Candidate B1/ }))
  expect(row.getByText('Nov 10, 2026')).toBeVisible()
  expect(row.getByRole('button', { name: /^Terminated/ })).toBeVisible()
  expect(screen.getByText(/Everyone hired on these dates/)).toBeVisible()
})

test('the dialog filters unverified numbers, and a chip above the list shows it', async () => {
  server.answer({ ...ready, 'GET /api/candidates/count': () => ({ total: 7 }) })
  const { user, path } = renderApp('/candidate-directory?open=filter')
  const dialog = within(await screen.findByRole('dialog', { name: 'Filter candidates' }))
  const registry = within(await dialog.findByRole('group', { name: 'Registry' }))
  await user.click(registry.getByRole('checkbox', { name: 'Claimed' }))
  await user.click(dialog.getByRole('button', { name: /^Apply Filters/ }))
  expect(await screen.findByRole('button', { name: 'Remove filter Registry: Claimed' })).toBeVisible()
  expect(path()).toBe(address({ registry: ['Claimed, not verified'] }))
})

test('the organization is a filter of the dashboard’s dialog alone', async () => {
  server.answer(ready)
  const { router } = renderApp('/?open=filter')
  expect(await screen.findByRole('combobox', { name: 'Organization' })).toBeVisible()
  await router.navigate({ to: '/candidate-directory', search: { open: 'filter' } })
  expect(await screen.findByRole('combobox', { name: 'Location' })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Organization' })).toBeNull())
})

test('active filters are listed above the list by name, and each can be removed', async () => {
  server.answer(ready)
  const { user, path } = renderApp(address({ status: ['Hired', 'Initial Inquiry'], location: [toId(40)] }))
  expect(await screen.findByRole('button', { name: 'Remove filter Location: Round Rock' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Remove filter Status: Hired' }))
  await waitFor(() => expect(path()).toBe(address({ status: ['Initial Inquiry'], location: [toId(40)] })))
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }))
  await waitFor(() => expect(path()).toBe('/candidate-directory'))
})

test('an empty result names the filter that removes most, and takes it away', async () => {
  server.answer({
    ...ready,
    'GET /api/candidates': ({ query }) => ({
      rows: query.getAll('status').length > 0 ? [] : [createCandidate(1)],
      page: 1,
    }),
    'GET /api/candidates/count': ({ query }) => {
      if (query.getAll('status').length === 0) return { total: 40 }
      return { total: query.get('q') === '' ? 3 : 0 }
    },
  })
  const { user, path } = renderApp(address({ q: 'ana', status: ['Hired'] }))
  expect(await screen.findByText('“Status: Hired” removes the most. Without it, you’d see 40.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Remove “Status: Hired”' }))
  await screen.findByRole('row', { name: /Candidate B1/ })
  expect(path()).toBe('/candidate-directory?q=ana')
})

test('the letters that the search found are marked; who was found by the email shows it', async () => {
  const found = createCandidate(2, { name: 'Bo Lee', city: 'Waco', email_address: 'austin.lee@example.test' })
  server.answer({ ...ready, 'GET /api/candidates': () => ({ rows: [createCandidate(1), found], page: 1 }) })
  renderApp('/candidate-directory?q=austi')
  const row = await screen.findByRole('row', { name: /Candidate B1/ })
  expect(row.querySelector('mark')).toHaveTextContent('Austi')
  expect(screen.getByRole('row', { name: /Bo Lee/ }).querySelector('mark')).toHaveTextContent('austi')
})

test('a second order decides among equals, of another dimension than the first', async () => {
  server.answer(ready)
  const { user, path } = renderApp('/candidate-directory?open=sort')
  const dialog = within(await screen.findByRole('dialog', { name: 'Sort candidates' }))
  const second = await dialog.findByRole('combobox', { name: 'Then by' })
  expect(second).toBeDisabled()
  await user.click(dialog.getByRole('radio', { name: 'Highest' }))
  await user.click(second)
  expect(screen.queryByRole('option', { name: /^Score/ })).toBeNull()
  await user.click(await screen.findByRole('option', { name: 'Date: Oldest', hidden: true }))
  await user.click(dialog.getByRole('button', { name: 'Apply Sort' }))
  await waitFor(() => expect(path()).toBe('/candidate-directory?sortScore=highest&sortSecond=oldest'))
  expect(server.asked.findLast((ask) => ask.path === '/api/candidates')?.query.get('sortSecond')).toBe('oldest')
})
