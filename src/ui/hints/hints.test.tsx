import { MantineProvider } from '@mantine/core'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Hints } from './hints.tsx'

const draw = () => {
  render(
    <MantineProvider env="test">
      <Hints>
        <button type="button" data-hint="Analysis">
          <svg role="img" aria-label="first" />
        </button>
        <button type="button" data-hint="Resume">
          second
        </button>
        <p>plain</p>
      </Hints>
    </MantineProvider>,
  )
  return userEvent.setup()
}

test('a pointer that rests on a button, or on its content, shows its hint; one tooltip serves all', async () => {
  const user = draw()
  await user.hover(screen.getByRole('img', { name: 'first' }))
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Analysis')
  await user.hover(screen.getByText('second'))
  await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Resume'))
  expect(screen.getAllByRole('tooltip')).toHaveLength(1)
  await user.hover(screen.getByText('plain'))
  await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
})

test('inside another one there is no second tooltip, and one next to it appears at its side', async () => {
  render(
    <MantineProvider env="test">
      <Hints>
        <Hints>
          <a href="/messages" data-hint="Messages" data-side="right">
            icon
          </a>
        </Hints>
      </Hints>
    </MantineProvider>,
  )
  await userEvent.setup().hover(screen.getByText('icon'))
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Messages')
  expect(screen.getAllByRole('tooltip')).toHaveLength(1)
})

test.each([
  ['mouse', 1],
  ['touch', 0],
])('a %s that stays is told %i hints', (pointerType, hints) => {
  vi.useFakeTimers()
  draw()
  fireEvent.pointerOver(screen.getByText('second'), { pointerType })
  act(() => {
    vi.advanceTimersByTime(2_000)
  })
  expect(screen.queryAllByRole('tooltip')).toHaveLength(hints)
  vi.useRealTimers()
})
