import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ignoreDoubleClicks } from './double-clicks.ts'
import { useForm } from './form/use-form.ts'

test('a form is sent once, though its button is clicked again before and after the answer', async () => {
  onTestFinished(ignoreDoubleClicks(document))
  const work = vi.fn(async () => undefined)
  const Form = () => {
    const { submit } = useForm({}, 'No.')
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void submit(work)
        }}
      >
        <button type="submit">Save</button>
      </form>
    )
  }
  render(<Form />)
  await userEvent.dblClick(screen.getByRole('button'))
  expect(work).toHaveBeenCalledTimes(1)
  // A deliberate second press is another one.
  await userEvent.click(screen.getByRole('button'))
  expect(work).toHaveBeenCalledTimes(2)
})

test('two presses before the form is drawn as busy are one', async () => {
  const work = vi.fn(async () => await new Promise<void>(() => undefined))
  const Form = () => {
    const { submit } = useForm({}, 'No.')
    return (
      <button
        type="button"
        onClick={() => {
          void submit(work)
          void submit(work)
        }}
      >
        Save
      </button>
    )
  }
  render(<Form />)
  await userEvent.click(screen.getByRole('button'))
  expect(work).toHaveBeenCalledTimes(1)
})

test('a second click does not press the new last line of a dialog; elsewhere it counts', () => {
  onTestFinished(ignoreDoubleClicks(document))
  const [done, next] = [vi.fn(), vi.fn()]
  render(
    <>
      <div data-decides>
        <button type="button" onClick={done}>
          Done
        </button>
      </div>
      <button type="button" onClick={next}>
        Next month
      </button>
    </>,
  )
  fireEvent.click(screen.getByText('Done'), { detail: 2 })
  fireEvent.click(screen.getByText('Next month'), { detail: 2 })
  expect(done).not.toHaveBeenCalled()
  expect(next).toHaveBeenCalledTimes(1)
  fireEvent.click(screen.getByText('Done'), { detail: 1 })
  expect(done).toHaveBeenCalledTimes(1)
})

test('where a dialog gets shorter under the first click, the second lands outside and does not close it', () => {
  onTestFinished(ignoreDoubleClicks(document))
  const close = vi.fn()
  render(
    <>
      <button type="button" onClick={close}>
        Beside
      </button>
      <button type="submit">Add Job Post</button>
      <button type="button">Show more</button>
    </>,
  )
  fireEvent.click(screen.getByText('Add Job Post'), { detail: 1 })
  fireEvent.click(screen.getByText('Beside'), { detail: 2 })
  fireEvent.click(screen.getByText('Beside'), { detail: 3 })
  expect(close).not.toHaveBeenCalled()
  fireEvent.click(screen.getByText('Show more'), { detail: 1 })
  fireEvent.click(screen.getByText('Beside'), { detail: 2 })
  fireEvent.click(screen.getByText('Beside'), { detail: 1 })
  expect(close).toHaveBeenCalledTimes(2)
})
