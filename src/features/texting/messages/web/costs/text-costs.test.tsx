import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../../app/web/testing/render-app.tsx'
import { createCandidate, createHealthyServer, createPerson, toId } from '../../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const row = (n: number, organization: string, textsOut: number) => ({
  organizationId: toId(n),
  organization,
  textsOut,
  partsOut: textsOut * 2,
  textsIn: 0,
  partsIn: 0,
  cents: textsOut * 2 * 0.83,
})
const rows = [row(2, 'Bright Path ABA', 120), row(3, 'Blue Heron Behavior', 2)]
const sum = { textsOut: 122, partsOut: 244, textsIn: 0, partsIn: 0, cents: 202.52 }
const text = {
  id: toId(71),
  organization: 'Bright Path ABA',
  candidateId: toId(72),
  name: 'Ana García',
  phone: '+15125550101',
  number: '+15125550142',
  direction: 'out' as const,
  at: '2026-10-20T15:00:00Z',
  parts: 2,
  state: 'Delivered',
}
const platform = () => createPerson({ platform: true, adminLevel: 'Admin' })
const asked = (path: string) => Object.fromEntries(server.asked.findLast((ask) => ask.path === path)?.query ?? [])
const answers = (me = platform()) => ({
  ...createHealthyServer(me),
  'GET /api/texts/costs': () => ({ rows, total: 2, sum, price: 0.83 }),
  'GET /api/texts/usage': () => ({ rows: [text], total: 1 }),
})

test('platform staff read the cost of each clinic in a month, in the order they like, as a file too', async () => {
  server.answer(answers())
  const { user, path } = renderApp('/text-costs?month=2026-10')
  expect(await screen.findByText('October 2026: 122 sent, 0 received, $2.03')).toBeInTheDocument()
  expect(screen.getByText(/An estimate at 0.83¢ per part/)).toBeInTheDocument()
  const table = within(screen.getByRole('table', { name: 'Text costs' }))
  expect(table.getAllByRole('row')).toHaveLength(3)
  expect(table.getByText('$1.99')).toBeInTheDocument()
  expect(table.getByText('3.32¢')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'CSV' }).getAttribute('href')).toContain('month=2026-10')
  await user.click(screen.getByRole('button', { name: 'Filter (1)' }))
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'By name')
  await waitFor(() => expect(asked('/api/texts/costs')).toMatchObject({ sort: 'name', month: '2026-10' }))
  expect(path()).toContain('sort=name')
})

test('a figure opens the texts behind it, with the number they left from', async () => {
  server.answer(answers())
  const { user, path } = renderApp('/text-costs?month=2026-10')
  await user.click((await screen.findAllByRole('link', { name: '120 texts sent' }))[0] as HTMLElement)
  expect(await screen.findByRole('heading', { name: 'Counted Texts' })).toBeInTheDocument()
  expect(path()).toContain('direction=out')
  expect(asked('/api/texts/usage')).toMatchObject({ month: '2026-10', direction: 'out', organizationId: toId(2) })
  const table = within(await screen.findByRole('table', { name: 'Counted texts' }))
  expect(await table.findByRole('link', { name: 'Ana García' })).toHaveAttribute(
    'href',
    expect.stringContaining(`panel=${toId(72)}&part=messages`),
  )
  expect(table.getByText('(512) 555-0142')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /^Filter/ }))
  await user.click(await screen.findByRole('radio', { name: 'In' }))
  await waitFor(() => expect(asked('/api/texts/usage')).toMatchObject({ direction: 'in' }))
})

test('month and order are chosen behind the one button, and the month in use can be removed', async () => {
  server.answer(answers())
  const { user, path } = renderApp('/text-costs')
  const bar = within(await screen.findByRole('toolbar', { name: 'Text costs' }))
  expect(bar.queryByRole('combobox')).not.toBeInTheDocument()
  await user.click(bar.getByRole('button', { name: 'Filter' }))
  const months = await screen.findByRole('combobox', { name: 'Month' })
  const [, before] = within(months).getAllByRole('option')
  await user.selectOptions(months, before as HTMLElement)
  const month = (before as HTMLOptionElement).value
  await waitFor(() => expect(asked('/api/texts/costs')).toMatchObject({ month }))
  expect(path()).toBe(`/text-costs?month=${month}`)
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: `Remove filter ${before?.textContent}` }))
  await waitFor(() => expect(path()).toBe('/text-costs'))
})

test('shows a month without texts as empty; a failure can be tried again', async () => {
  let isBroken = true
  server.answer({
    ...answers(),
    'GET /api/texts/costs': () =>
      isBroken
        ? refuse('unavailable', 'The database is away.')
        : { rows: [], total: 0, sum: { ...sum, cents: 0, textsOut: 0 }, price: 0.83 },
  })
  const { user } = renderApp('/text-costs?month=2026-01')
  const retry = await screen.findByRole('button', { name: 'Retry' }, { timeout: 5_000 })
  isBroken = false
  await user.click(retry)
  expect(await screen.findByText('No texts in January 2026.')).toBeInTheDocument()
})

test('Managers are led away from the costs', async () => {
  server.answer(answers(createPerson({ adminLevel: 'Manager' })))
  const { path } = renderApp('/text-costs')
  await waitFor(() => expect(path()).toBe('/'))
})

test('shows the number of parts and the estimated cost while a text is written', async () => {
  const ana = createCandidate(1, { name: 'Ana Lee' })
  server.answer({
    ...createHealthyServer(createPerson()),
    'GET /api/candidates': () => ({ rows: [ana], page: 1 }),
    'GET /api/texts/composer': () => ({
      templates: [{ id: toId(1), name: 'Hello', content: 'x'.repeat(170), content_spanish: null, is_default: true }],
      links: [],
      text_template: 'Use Default Template',
      senderName: 'Priya',
      organizationName: 'Bright Path ABA',
      transport: 'simulator',
      quietHours: false,
    }),
  })
  renderApp(`/?open=text&id=${ana.id}`)
  const dialog = within(await screen.findByRole('dialog', { name: 'Send Text Message' }))
  expect(await dialog.findByText('Counts as 2 texts, about 1.66¢')).toBeInTheDocument()
})
