import { MantineProvider, Radio, TextInput } from '@mantine/core'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { UserError } from '../../../rules/user-error.ts'
import { useForm } from './use-form.ts'

const Form = ({ refusal }: { refusal: UserError }) => {
  const { typed, set, bind, formProblem, submit } = useForm({ way: '', name: '' }, 'Couldn’t save this. Try again.')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void submit(async () => {
          await new Promise((later) => setTimeout(later, 5))
          throw refusal
        })
      }}
    >
      {formProblem ? <p role="alert">{formProblem}</p> : null}
      <Radio.Group label="Way" value={typed.way} onChange={(way) => set('way', way)} error={bind('way').error}>
        <Radio value="call" label="Call" />
        <Radio value="text" label="Text" />
      </Radio.Group>
      <TextInput label="Name" {...bind('name')} />
      <button type="submit">Save</button>
    </form>
  )
}

const refuse = async (fields: Record<string, string>) => {
  const [message = ''] = Object.values(fields)
  render(
    <MantineProvider env="test">
      <Form refusal={new UserError('invalid', message, { fields })} />
    </MantineProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
}

test('the first wrong field has the focus, and its message appears once', async () => {
  await refuse({ name: 'Enter a name.' })
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus())
  expect(screen.getAllByText('Enter a name.')).toHaveLength(1)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a wrong group of choices has the focus like a field', async () => {
  await refuse({ way: 'Choose a way.', name: 'Enter a name.' })
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Call' })).toHaveFocus())
})

test('a sentence at a field that the form doesn’t have is shown above it', async () => {
  await refuse({ other: 'Choose a location.' })
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose a location.')
})

test('without a wrong field, the focus is back where the form was sent from', async () => {
  render(
    <MantineProvider env="test">
      <Form refusal={new UserError('conflict', 'Someone else changed this.')} />
    </MantineProvider>,
  )
  const save = screen.getByRole('button', { name: 'Save' })
  // A browser takes the focus from a button that is busy.
  save.addEventListener('click', () => setTimeout(() => save.blur()), { once: true })
  await userEvent.click(save)
  expect(await screen.findByRole('alert')).toHaveTextContent('Someone else changed this.')
  await waitFor(() => expect(save).toHaveFocus())
})
