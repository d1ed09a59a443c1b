import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { UserError } from '../../../rules/user-error.ts'
import { useLocalizedForm } from './use-localized-form.ts'

const spanish: Record<string, string> = {
  'Enter your name.': 'Escriba su nombre.',
  'This is already in use.': 'Esto ya está en uso.',
}
const say = (sentence: string) => spanish[sentence] ?? sentence

const Form = ({ refusal }: { refusal: UserError }) => {
  const { bind, formProblem, submit } = useLocalizedForm({ name: '' }, 'No se pudo guardar.', say)
  const { error, ...field } = bind('name')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void submit(() => Promise.reject(refusal))
      }}
    >
      {formProblem ? <p role="alert">{formProblem}</p> : null}
      <input aria-label="Nombre" aria-invalid={error !== undefined} {...field} />
      {error ? <p>{error}</p> : null}
      <button type="submit">Enviar</button>
    </form>
  )
}

test('a problem of a field appears once, at the field, also in Spanish', async () => {
  render(<Form refusal={UserError.at('name', 'Enter your name.')} />)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Enviar' }))
  expect(await screen.findByText('Escriba su nombre.')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.getByLabelText('Nombre')).toHaveFocus()
})

test('a problem of no field is above the form, in Spanish', async () => {
  render(<Form refusal={new UserError('conflict', 'This is already in use.')} />)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Enviar' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Esto ya está en uso.')
})
