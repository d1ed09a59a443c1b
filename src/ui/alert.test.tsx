import { MantineProvider } from '@mantine/core'
import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Alert } from './alert.tsx'

const showRefusal = ({ at, isWrong = false }: { at: Element | null; isWrong?: boolean }) => {
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView')
  document.elementFromPoint = () => at
  render(
    <MantineProvider env="test">
      <form>
        <input ref={(field) => field?.focus()} aria-invalid={isWrong} />
        <Alert>Choose a client.</Alert>
      </form>
    </MantineProvider>,
  )
  return scroll
}

test('a refusal that is covered is brought into sight', () => {
  expect(showRefusal({ at: document.body })).toHaveBeenCalledWith({ block: 'center' })
})

test('a refusal scrolls nothing while a wrong field has the focus', () => {
  expect(showRefusal({ at: document.body, isWrong: true })).not.toHaveBeenCalled()
})

test('a problem outside of a form scrolls nothing', () => {
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView')
  render(
    <MantineProvider env="test">
      <Alert>An answer was due.</Alert>
    </MantineProvider>,
  )
  expect(scroll).not.toHaveBeenCalled()
})
