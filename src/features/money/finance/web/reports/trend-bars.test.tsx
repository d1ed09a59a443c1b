import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson } from '../../../../../app/web/testing/world.ts'
import { fakeServer } from '../../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const figures = (amount: number, fee: number) => ({ rows: 3, amount, fee, net: amount - fee, clients: 2 })
const open = (trend: ({ month: string } & ReturnType<typeof figures>)[]) => {
  server.answer({
    ...createHealthyServer(createPerson()),
    'GET /api/finance/reports': () => ({
      totals: figures(30_000, 1_000),
      paidInvoices: { rows: 0, amount: 0 },
      flags: { duplicates: 0, fee: 0, unmatched: 0, both: 0 },
      trend,
      average: { value: 0, months: [] },
    }),
    'GET /api/finance/report-rows': () => ({ rows: [], total: 0 }),
  })
  return renderApp('/performance-report?month=2026-06')
}
const bars = async () =>
  within(await screen.findByRole('list', { name: 'Net and fee by month' })).getAllByRole('button')

test('the bars show each month’s result, and open it', async () => {
  const { user, path } = open([
    { month: '2026-05', ...figures(20_000, 500) },
    { month: '2026-06', ...figures(30_000, 1_000) },
  ])
  const both = await bars()
  expect(both.map((bar) => bar.getAttribute('aria-label'))).toEqual([
    'May 2026: net $195.00, fee $5.00. Show the month',
    'June 2026: net $290.00, fee $10.00. Show the month',
  ])
  const heights = both.map((bar) =>
    [...bar.children].map((part) =>
      part instanceof HTMLElement ? Number.parseFloat(part.style.height).toFixed(1) : '',
    ),
  )
  expect(heights).toEqual([
    ['65.0', '1.7'],
    ['96.7', '3.3'],
  ])
  await user.click(both[0] as HTMLElement)
  await waitFor(() => expect(path()).toContain('month=2026-05'))
})

test('of more than two years the bars are those of the last two', async () => {
  open(
    Array.from({ length: 30 }, (_, at) => ({
      month: `${2024 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`,
      ...figures(20_000, 500),
    })),
  )
  const shown = await bars()
  expect(shown).toHaveLength(24)
  expect(shown[0]).toHaveAccessibleName(/^July 2024/)
  expect(shown.at(-1)).toHaveAccessibleName(/^June 2026/)
})
