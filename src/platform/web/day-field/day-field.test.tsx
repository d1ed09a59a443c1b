import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { DayField } from './day-field.tsx'

const Form = ({ error }: { error?: string }) => {
  const [value, setValue] = useState('')
  const problem = value === '1/1/2020' ? 'That is long ago' : undefined
  return (
    <MantineProvider env="test">
      <DayField
        label="Start"
        value={value}
        error={error}
        problem={problem}
        onChange={(event) => setValue(event.currentTarget.value)}
      />
      <button type="button">Next</button>
    </MantineProvider>
  )
}
const draw = (error?: string) => {
  const { container } = render(<Form {...(error === undefined ? {} : { error })} />)
  const calendar = container.querySelector<HTMLInputElement>('input[type=date]')
  if (!calendar) throw new Error('no calendar')
  return { user: userEvent.setup(), field: screen.getByLabelText('Start'), calendar }
}

test('reports a day that is none once the field was left, not while it is typed, and no longer once it is a day', async () => {
  const { user, field } = draw()
  await user.type(field, '2/30/2026')
  expect(field).toBeValid()
  await user.tab()
  expect(screen.getByText('Enter a date like 3/14/2026.')).toBeVisible()
  expect(field).toBeInvalid()
  await user.click(field)
  expect(screen.queryByText('Enter a date like 3/14/2026.')).not.toBeInTheDocument()
  await user.clear(field)
  await user.type(field, '1/1/2020')
  expect(screen.queryByText('That is long ago')).not.toBeInTheDocument()
  await user.tab()
  expect(screen.getByText('That is long ago')).toBeVisible()
})

test('an empty field that was left is no mistake', async () => {
  const { user, field } = draw()
  await user.click(field)
  await user.tab()
  expect(field).toBeValid()
})

test('shows the server’s error at once', () => {
  draw('Use a later day')
  expect(screen.getByText('Use a later day')).toBeVisible()
})

test('the browser’s calendar opens at the day of the field, and a picked day is written as people type it', async () => {
  const { user, field, calendar } = draw()
  const show = vi.fn<() => void>()
  calendar.showPicker = show
  await user.type(field, '3/14/2026')
  expect(calendar).toHaveValue('2026-03-14')
  await user.click(screen.getByRole('button', { name: 'Pick a day' }))
  expect(show).toHaveBeenCalledTimes(1)
  fireEvent.change(calendar, { target: { value: '2026-12-01' } })
  expect(field).toHaveValue('12/1/2026')
})
