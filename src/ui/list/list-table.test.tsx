import { MantineProvider } from '@mantine/core'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { ColumnChooser } from './columns/column-chooser.tsx'
import { ListCards } from './list-cards.tsx'
import { ListTable } from './list-table.tsx'

const columns = [
  { key: 'name', label: 'Name', cell: ({ id }: { id: string }) => id },
  { key: 'city', label: 'City', cell: () => 'Waco' },
  { key: 'state', label: 'State', cell: () => 'TX' },
]
const draw = () =>
  render(
    <MantineProvider env="test">
      <ColumnChooser list="places" columns={columns} />
      <ListTable caption="Places" chooser="places" columns={columns} rows={[{ id: 'One' }]} />
    </MantineProvider>,
  )
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent)

beforeEach(() => localStorage.clear())

test('a person hides a column, finds it hidden again, and brings all back; the title stays', async () => {
  const user = userEvent.setup()
  const { unmount } = draw()
  expect(heads()).toEqual(['Name', 'City', 'State'])
  await user.click(await screen.findByRole('button', { name: 'Columns' }))
  const menu = within(await screen.findByRole('menu'))
  expect(menu.queryByRole('menuitemcheckbox', { name: 'Name' })).not.toBeInTheDocument()
  await user.click(menu.getByRole('menuitemcheckbox', { name: 'City' }))
  expect(heads()).toEqual(['Name', 'State'])
  unmount()
  draw()
  expect(heads()).toEqual(['Name', 'State'])
  await user.click(await screen.findByRole('button', { name: 'Columns' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Show All Columns' }))
  expect(heads()).toEqual(['Name', 'City', 'State'])
})

test('other data in the browser’s store breaks no list', () => {
  localStorage.setItem('reinforce-columns-places', '{"a":')
  draw()
  expect(heads()).toEqual(['Name', 'City', 'State'])
})

const places = ['One', 'Two', 'Three'].map((id) => ({ id }))
const button = ({ id }: { id: string }) => <button type="button">Edit {id}</button>

test('rows answer to the keyboard: arrows, Home and End move, Enter opens, Space selects', async () => {
  const user = userEvent.setup()
  const [onOpen, onToggle] = [vi.fn(), vi.fn()]
  render(
    <MantineProvider env="test">
      <ListTable caption="Places" columns={columns} rows={places} moves={{ onOpen, onToggle }} />
    </MantineProvider>,
  )
  await user.tab()
  expect(screen.getByRole('row', { name: /One/ })).toHaveFocus()
  await user.keyboard('{ArrowDown}{Enter}{End} ')
  expect(screen.getByRole('row', { name: /Three/ })).toHaveFocus()
  expect(onOpen.mock.calls).toEqual([[{ id: 'Two' }]])
  expect(onToggle.mock.calls).toEqual([[{ id: 'Three' }]])
  await user.keyboard('{Home}')
  expect(screen.getByRole('row', { name: /One/ })).toHaveFocus()
})

test('rows without keys of their own have them, too: the first arrow, Enter presses the title, Space selects', async () => {
  const user = userEvent.setup()
  const [set, onTitle] = [vi.fn(), vi.fn()]
  const title = {
    key: 'name',
    label: 'Name',
    cell: ({ id }: { id: string }) => (
      <button type="button" onClick={() => onTitle(id)}>
        {id}
      </button>
    ),
  }
  const selection = { has: () => false, set, label: ({ id }: { id: string }) => `Select ${id}` }
  render(
    <MantineProvider env="test">
      <ListTable caption="Places" columns={[title]} rows={places} selection={selection} />
    </MantineProvider>,
  )
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('row', { name: /One/ })).toHaveFocus()
  await user.keyboard('{ArrowDown}{Enter} ')
  expect(onTitle.mock.calls).toEqual([['Two']])
  expect(set.mock.calls).toEqual([[['Two'], true]])
})

test('cards answer to the arrows, too', async () => {
  const user = userEvent.setup()
  const title = { key: 'name', label: 'Name', cell: ({ id }: { id: string }) => <a href={`#${id}`}>{id}</a> }
  const set = vi.fn()
  const selection = { has: () => false, set, label: ({ id }: { id: string }) => `Select ${id}` }
  render(
    <MantineProvider env="test">
      <ListCards caption="Places" columns={[title]} rows={places} selection={selection} actions={button} />
    </MantineProvider>,
  )
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('link', { name: 'One' })).toHaveFocus()
  await user.keyboard('{ArrowDown} ')
  expect(screen.getByRole('link', { name: 'Two' })).toHaveFocus()
  expect(set.mock.calls).toEqual([[['Two'], true]])
  await user.keyboard('{End}')
  expect(screen.getByRole('link', { name: 'Three' })).toHaveFocus()
})

test('a click in a row opens it, one on a button in it does not', async () => {
  const user = userEvent.setup()
  const onOpen = vi.fn()
  render(
    <MantineProvider env="test">
      <ListTable
        caption="Places"
        columns={columns}
        rows={places}
        moves={{ onOpen, byClick: true }}
        fixed={{ actions: 120, head: 'What to do' }}
        actions={button}
      />
    </MantineProvider>,
  )
  expect(screen.getByRole('columnheader', { name: 'What to do' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Edit Two' }))
  expect(onOpen).not.toHaveBeenCalled()
  await user.click(screen.getByRole('cell', { name: 'Two' }))
  expect(onOpen.mock.calls).toEqual([[{ id: 'Two' }]])
})

test('a card shows two facts and folds the others, none of which goes missing', async () => {
  const more = ['phone', 'email'].map((key) => ({ key, label: key, cell: () => `the ${key}` }))
  render(
    <MantineProvider env="test">
      <ListCards caption="Places" columns={[...columns, ...more]} rows={[{ id: 'One' }]} />
    </MantineProvider>,
  )
  expect(screen.getByText('TX')).toBeVisible()
  expect(screen.getByText('the email')).not.toBeVisible()
  await userEvent.click(screen.getByText('More'))
  expect(screen.getByText('the email')).toBeVisible()
})
