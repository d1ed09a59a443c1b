import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Board } from './board.tsx'

afterEach(() => vi.restoreAllMocks())

const width = 252
/** A view of `seen` columns, scrolled to the right by `scrolled` pixels. */
const laidOut = ({ seen, scrolled = 0 }: { seen: number; scrolled?: number }) => {
  const now = { scrolled }
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const key = this.getAttribute('data-column')
    return key === null
      ? new DOMRect(0, 0, seen * width, 400)
      : new DOMRect(Number(key) * width - now.scrolled, 0, width, 400)
  })
  return now
}
const show = (count: number) => {
  const columns = Array.from({ length: count }, (_, at) => ({
    key: String(at),
    name: `Stage ${at}`,
    title: `Stage ${at}`,
    count: 0,
    cards: [],
  }))
  render(
    <MantineProvider env="test">
      <Board label="Stages" columns={columns} cardHeight={80} onMove={() => undefined} />
    </MantineProvider>,
  )
  return screen.getByRole('region', { name: 'Stages' })
}

test('columns outside the view are counted at their side, and the count follows the scrolling', () => {
  const now = laidOut({ seen: 2 })
  const board = show(5)
  expect(screen.getByRole('button', { name: '3 more columns to the right' })).toBeEnabled()
  expect(screen.getByRole('button', { name: '0 more columns to the left', hidden: true })).toBeDisabled()
  expect(board).toHaveAttribute('data-more-right')
  expect(board).not.toHaveAttribute('data-more-left')
  now.scrolled = 2 * width
  fireEvent.scroll(board)
  expect(screen.getByRole('button', { name: '1 more column to the right' })).toBeEnabled()
  expect(screen.getByRole('button', { name: '2 more columns to the left' })).toBeEnabled()
  expect(board).toHaveAttribute('data-more-left')
})

test('shows nothing where every column is in view', () => {
  laidOut({ seen: 5 })
  const board = show(5)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(board).not.toHaveAttribute('data-more-right')
})

test.each([
  ['moves on smoothly', false, 'smooth'],
  ['jumps for who wants no motion', true, 'instant'],
] as const)('the hint leads there by mouse and by keyboard: it %s', async (_, wantsNone, behavior) => {
  laidOut({ seen: 2 })
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: wantsNone && query.includes('reduce'),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  )
  const board = show(5)
  const scrollBy = vi.fn()
  board.scrollBy = scrollBy
  screen.getByRole('button', { name: '3 more columns to the right' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ left: width, behavior })
})
