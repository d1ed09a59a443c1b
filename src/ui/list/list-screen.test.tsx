import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { ListQuestion, Paging } from './list-question.ts'
import { ListScreen } from './list-screen.tsx'
import { SearchBox } from './search-box.tsx'

type Place = { id: string; city: string }
const all: Place[] = Array.from({ length: 45 }, (_, at) => ({ id: `p${at}`, city: `City ${at}` }))
const question = (more: Partial<ListQuestion<Place>> = {}): ListQuestion<Place> => ({
  rows: all.slice(0, 20),
  total: 45,
  stale: false,
  problem: null,
  retry: () => undefined,
  ...more,
})
const columns = [{ key: 'city', label: 'City', cell: ({ city }: Place) => city }]
const none = { title: 'No places yet.', children: 'Add one.', action: <button type="button">Add Place</button> }

const draw = (more: Partial<Parameters<typeof ListScreen<Place>>[0]> = {}) => {
  const user = userEvent.setup()
  const view = render(
    <MantineProvider env="test">
      <Notifications />
      <ListScreen caption="Places" columns={columns} question={question()} empty={{ none }} {...more} />
    </MantineProvider>,
  )
  return { user, ...view }
}

/** A list whose page and search live above it, as they live in the URL. */
const Living = ({ from, steps }: { from: number; steps: [number, boolean][] }) => {
  const [page, setPage] = useState(from)
  const [q, setQ] = useState('')
  const found = all.filter(({ city }) => city.includes(q))
  const pages: Paging = {
    page,
    size: 20,
    shown: (_, count) => Array.from({ length: count }, (__, at) => at + 1),
    onPage: (to, replace) => {
      steps.push([to, replace])
      setPage(to)
    },
  }
  const search = (text: string) => {
    setQ(text)
    setPage(1)
  }
  return (
    <MantineProvider env="test">
      <Notifications />
      <ListScreen
        caption="Places"
        columns={columns}
        search={<SearchBox label="Search places" value={q} onSearch={search} wait={0} />}
        question={question({ rows: found.slice((page - 1) * 20, page * 20), total: found.length })}
        empty={{ none, match: q !== '' && { title: 'No places match.', clear: 'Clear', onClear: () => search('') } }}
        pages={pages}
      />
    </MantineProvider>
  )
}

test('while the first rows are on their way there is a busy table and no word of emptiness', () => {
  draw({ question: question({ rows: null, total: 0 }) })
  expect(screen.getByRole('table', { name: 'Places' })).toHaveAttribute('aria-busy', 'true')
  expect(screen.queryByText('No places yet.')).not.toBeInTheDocument()
  expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument()
})

test('an empty list shows the next step', () => {
  draw({ question: question({ rows: [], total: 0 }) })
  expect(screen.getByText('No places yet.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add Place' })).toBeVisible()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

test('a failed load shows its reason, and Retry repeats it', async () => {
  const retry = vi.fn()
  const { user } = draw({
    question: question({ rows: null, total: 0, problem: 'The places could not be loaded.', retry }),
  })
  expect(screen.getByRole('alert')).toHaveTextContent('The places could not be loaded.')
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(retry).toHaveBeenCalledTimes(1)
})

test('rows of the question before stay while the next ones are on their way', () => {
  draw({ question: question({ stale: true }) })
  expect(screen.getByRole('table', { name: 'Places' })).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByText('City 0')).toBeVisible()
})

test('where nothing matches the search it can be cleared, and the rows are back', async () => {
  const user = userEvent.setup()
  render(<Living from={1} steps={[]} />)
  await user.type(screen.getByRole('searchbox', { name: 'Search places' }), 'nowhere{Enter}')
  expect(await screen.findByText('No places match.')).toBeVisible()
  expect(screen.queryByText('No places yet.')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(await screen.findByText('City 0')).toBeVisible()
  expect(screen.getByRole('searchbox', { name: 'Search places' })).toHaveValue('')
})

test('another search begins on the first page', async () => {
  const user = userEvent.setup()
  render(<Living from={2} steps={[]} />)
  expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await user.type(screen.getByRole('searchbox', { name: 'Search places' }), 'City 1{Enter}')
  expect(await screen.findByText('1–11 of 11')).toBeVisible()
})

test('a page past the end becomes the last one with a notice, once and without a step to come back to', async () => {
  const steps: [number, boolean][] = []
  render(<Living from={9} steps={steps} />)
  expect(await screen.findByText('City 44')).toBeVisible()
  expect(screen.queryByText('No places yet.')).not.toBeInTheDocument()
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no page 9. This is the last one.')
  expect(steps).toEqual([[3, true]])
})

test('a page past the end waits for the rows of its own question', () => {
  const onPage = vi.fn()
  const pages = { page: 9, size: 20, shown: () => [1], onPage }
  const { unmount } = draw({ question: question({ stale: true }), pages })
  unmount()
  draw({ question: question({ rows: null, total: 0 }), pages })
  expect(onPage).not.toHaveBeenCalled()
})

test('no rows on the first page is an empty list, with any total', () => {
  draw({
    question: question({ rows: [] }),
    pages: { page: 1, size: 20, shown: () => [1], onPage: () => undefined },
  })
  expect(screen.getByText('No places yet.')).toBeVisible()
})

test('pages are turned as steps to come back to', async () => {
  const steps: [number, boolean][] = []
  const user = userEvent.setup()
  render(<Living from={1} steps={steps} />)
  expect(screen.getByText('1–20 of 45')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(await screen.findByText('City 20')).toBeVisible()
  expect(steps).toEqual([[2, false]])
})

test('rows are selected one by one and all of the page, each by its name', async () => {
  const set = vi.fn()
  const { user } = draw({
    selection: { has: (id) => id === 'p1', set, label: ({ city }) => `Select ${city}` },
  })
  expect(screen.getByRole('checkbox', { name: 'Select City 1' })).toBeChecked()
  await user.click(screen.getByRole('checkbox', { name: 'Select City 3' }))
  expect(set).toHaveBeenLastCalledWith(['p3'], true)
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  expect(set).toHaveBeenLastCalledWith(
    all.slice(0, 20).map(({ id }) => id),
    true,
  )
})

test('the keyboard reaches the search, the file, the rows’ actions and the pages in this order', async () => {
  const user = userEvent.setup()
  render(
    <MantineProvider env="test">
      <ListScreen
        caption="Places"
        columns={columns}
        search={<SearchBox label="Search places" value="" onSearch={() => undefined} />}
        csv="/places.csv"
        actions={({ city }) => <button type="button">Open {city}</button>}
        question={question({ rows: all.slice(0, 1), total: 45 })}
        empty={{ none }}
        pages={{ page: 2, size: 20, shown: () => [1, 2, 3], onPage: () => undefined }}
      />
    </MantineProvider>,
  )
  const stops = [
    screen.getByRole('searchbox', { name: 'Search places' }),
    screen.getByRole('link', { name: 'CSV' }),
    screen.getByRole('row', { name: /City 0/ }),
    screen.getByRole('button', { name: 'Open City 0' }),
    screen.getByRole('button', { name: 'Previous page' }),
  ]
  for (const stop of stops) {
    await user.tab()
    expect(stop).toHaveFocus()
  }
})

test('the section and its bar carry the name; what stays in sight is at the left, the file at the right', () => {
  draw({ label: 'Our places', beside: <button type="button">Open ones</button>, csv: '/places.csv' })
  const section = within(screen.getByRole('region', { name: 'Our places' }))
  const bar = within(section.getByRole('toolbar', { name: 'Our places' }))
  expect(bar.getByRole('button', { name: 'Open ones' })).toBeVisible()
  expect(bar.getByRole('link', { name: 'CSV' })).toHaveAttribute('href', '/places.csv')
  expect(section.getByRole('table', { name: 'Places' })).toBeVisible()
})

test('one button counts the filters and opens them; each is named below the bar and taken away there', async () => {
  const [remove, onClear] = [vi.fn(), vi.fn()]
  const { user } = draw({
    filter: {
      parts: [{ id: 'state', label: 'Texas', remove }],
      onClear,
      fields: <label>{['State ', <input key="field" defaultValue="Texas" />]}</label>,
    },
  })
  const bar = within(screen.getByRole('toolbar', { name: 'Places' }))
  await user.click(bar.getByRole('button', { name: 'Filter (1)' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Filter' }))
  expect(await dialog.findByLabelText('State')).toHaveValue('Texas')
  await user.click(dialog.getByRole('button', { name: 'Reset' }))
  expect(onClear).toHaveBeenCalledOnce()
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  const inUse = within(screen.getByRole('group', { name: 'Filters in use', hidden: true }))
  await user.click(await inUse.findByRole('button', { name: 'Remove filter Texas' }))
  expect(remove).toHaveBeenCalledOnce()
})

test('a filter of several choices opens a dialog of its own, and nothing in use draws no chips', async () => {
  const onOpen = vi.fn()
  const { user } = draw({ filter: { parts: [], onClear: () => undefined, onOpen } })
  await user.click(screen.getByRole('button', { name: 'Filter' }))
  expect(onOpen).toHaveBeenCalledOnce()
  expect(screen.queryByRole('group', { name: 'Filters in use' })).not.toBeInTheDocument()
})

test('on a phone the files of a list are in one menu', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: true,
        media: query,
        addEventListener: vi.fn(),
        removeEventListener: vi.fn(),
      }) as never,
  )
  const { user } = draw({
    files: [{ label: 'Excel', href: '/places.xlsx', says: 'Download the places as Excel' }],
    csv: '/places.csv',
  })
  await user.click(screen.getByRole('button', { name: 'More' }))
  expect(await screen.findByRole('menuitem', { name: 'Download as CSV' })).toHaveAttribute('href', '/places.csv')
  expect(screen.getByRole('menuitem', { name: 'Download the places as Excel' })).toHaveAttribute('href', '/places.xlsx')
  vi.restoreAllMocks()
})
