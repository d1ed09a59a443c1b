import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { showToastWithAction } from './show-toast-with-action.tsx'

test('shows the done action with Undo; gone once pressed', async () => {
  const onPress = vi.fn()
  render(
    <MantineProvider env="test">
      <Notifications />
    </MantineProvider>,
  )
  act(() => {
    showToastWithAction('Maria was archived.', { id: 'archived', onPress })
  })
  expect(await screen.findByText('Maria was archived.')).toBeVisible()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Undo' }))
  expect(onPress).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByText('Maria was archived.')).not.toBeInTheDocument())
})
