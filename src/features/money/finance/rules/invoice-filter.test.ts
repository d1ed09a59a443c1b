import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, toLocalDay } from '../../../../rules/day.ts'
import { getInvoiceState } from '../../../../rules/get-invoice-state.ts'
import {
  findFirstLoadedDay,
  findInvoiceFilterProblems,
  getFilterSeconds,
  type InvoiceFilter,
  isSameInvoiceFilter,
  parseAmount,
  plainInvoiceFilter,
} from './invoice-filter.ts'

const today = '2026-11-20'
const custom = (from: string, to: string): InvoiceFilter => ({ ...plainInvoiceFilter, range: 'custom', from, to })
const amounts = (least: string, most: string) => findInvoiceFilterProblems({ ...plainInvoiceFilter, least, most })

test('the three errors are at their fields', () => {
  expect(findInvoiceFilterProblems(custom('11/10/2026', '11/9/2026'))).toEqual({ from: 'From can’t be after To.' })
  expect(findInvoiceFilterProblems(custom('8/22/2024', '11/9/2026'))).toEqual({})
  expect(amounts('500', '$1,20.00')).toHaveProperty('most')
  expect(amounts('500.01', '500')).toEqual({ least: 'Minimum can’t be above maximum' })
  expect(amounts('500', '500')).toEqual({})
  expect(amounts('-1', '')).toHaveProperty('least')
  expect(findInvoiceFilterProblems(custom('8/23/2026', today))).toEqual({})
  expect(findInvoiceFilterProblems(custom('2/30/2026', ''))).toEqual({
    from: 'Enter a date like 3/14/2026.',
    to: 'Enter a date like 3/14/2026.',
  })
})

test('dates are not looked at unless the range is a custom one', () => {
  expect(findInvoiceFilterProblems({ ...custom('x', 'y'), range: '7' })).toEqual({})
  expect(isSameInvoiceFilter({ ...custom('x', 'y'), range: '7' }, { ...plainInvoiceFilter, range: '7' })).toBe(true)
})

test('every range ends with the last second of its last day and holds as many days as it says', () => {
  const day = fc.date({ min: new Date('2024-01-01'), max: new Date('2029-01-01'), noInvalidDate: true })
  const zone = fc.constantFrom('America/New_York', 'America/Phoenix', 'Asia/Kathmandu', 'Pacific/Auckland')
  fc.assert(
    fc.property(day, zone, fc.constantFrom('today', '7', '30', '90' as const), (at, timeZone, range) => {
      const here = toLocalDay(at, timeZone)
      const { from, until } = getFilterSeconds({ ...plainInvoiceFilter, range }, here, timeZone)
      const days = range === 'today' ? 1 : Number(range)
      expect(toLocalDay(new Date(from * 1000), timeZone)).toBe(addDays(here, 1 - days))
      expect(toLocalDay(new Date(until * 1000 - 1), timeZone)).toBe(here)
      expect(toLocalDay(new Date(from * 1000 - 1), timeZone)).toBe(addDays(here, -days))
      expect(addDays(here, 1 - days) >= findFirstLoadedDay(here)).toBe(true)
    }),
  )
})

test('two filters are the same with their statuses in any order', () => {
  const a: InvoiceFilter = { ...plainInvoiceFilter, status: ['paid', 'open'] }
  expect(isSameInvoiceFilter(a, { ...plainInvoiceFilter, status: ['open', 'paid'] })).toBe(true)
  expect(isSameInvoiceFilter(a, plainInvoiceFilter)).toBe(false)
  expect(isSameInvoiceFilter(plainInvoiceFilter, { ...plainInvoiceFilter, sort: 'largest' })).toBe(false)
})

const open = (due_date: number | null) => getInvoiceState({ status: 'Open', due_date }, 1_000)

test('an open invoice is overdue from its due second on', () => {
  expect([open(null), open(1_001), open(1_000)]).toEqual(['open', 'open', 'overdue'])
  expect(getInvoiceState({ status: 'paid', due_date: 1 }, 1_000)).toBe('paid')
  expect(getInvoiceState({ status: 'overdue', due_date: null }, 1_000)).toBe('other')
})

test('no one touched the filter: ninety days, newest first', () => {
  const untouched = { range: '90', from: '', to: '', status: [], client: null, least: '', most: '', sort: 'newest' }
  expect(plainInvoiceFilter).toEqual(untouched)
  expect(findInvoiceFilterProblems(plainInvoiceFilter)).toEqual({})
})

test('an unreadable amount shows an example; one bound alone is enough', () => {
  const words = 'Enter an amount like 250 or 1,250.50.'
  expect(amounts('x', '-1')).toEqual({ least: words, most: words })
  expect([amounts('5', ''), amounts('', '5'), amounts(' 0 ', '')]).toEqual([{}, {}, {}])
  expect([' ', '0', ' 1.50 ', '-0.01', 'x'].map(parseAmount)).toEqual([null, 0, 150, undefined, undefined])
})

test('any days are a range, and so is one day', () => {
  expect(findInvoiceFilterProblems(custom('8/23/2026', '8/22/2026'))).toEqual({ from: 'From can’t be after To.' })
  expect(findInvoiceFilterProblems(custom('8/23/2026', '8/23/2026'))).toEqual({})
})

const seconds = (text: string) => Date.parse(text) / 1000

test('a custom range is the days that were typed, from the first second to the last', () => {
  expect(getFilterSeconds(custom('11/1/2026', '11/3/2026'), today, 'UTC')).toEqual({
    from: seconds('2026-11-01T00:00:00Z'),
    until: seconds('2026-11-04T00:00:00Z'),
  })
  expect(getFilterSeconds(custom('', ''), today, 'UTC')).toEqual({
    from: seconds('2026-08-23T00:00:00Z'),
    until: seconds('2026-11-21T00:00:00Z'),
  })
  expect(getFilterSeconds({ ...custom('11/1/2026', '11/3/2026'), range: '7' }, today, 'UTC')).toEqual({
    from: seconds('2026-11-14T00:00:00Z'),
    until: seconds('2026-11-21T00:00:00Z'),
  })
})

test('other days or amounts are another filter, blanks around them are not', () => {
  const days = custom('11/1/2026', '11/3/2026')
  expect(isSameInvoiceFilter(days, custom(' 11/1/2026', '11/3/2026 '))).toBe(true)
  expect(isSameInvoiceFilter(days, custom('11/2/2026', '11/3/2026'))).toBe(false)
  expect(isSameInvoiceFilter(days, custom('11/1/2026', '11/4/2026'))).toBe(false)
  expect(isSameInvoiceFilter({ ...days, least: '5', most: '9' }, { ...days, least: ' 5 ', most: ' 9 ' })).toBe(true)
})
