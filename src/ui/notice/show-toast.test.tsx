import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showProblem, showToast } from './show-toast.ts'

const find = async (text: string) => (await screen.findByText(text)).closest('[role=alert]')

test('a problem has a sign, and a success has none', async () => {
  render(
    <MantineProvider env="test">
      <Notifications />
    </MantineProvider>,
  )
  act(() => {
    showToast('Limit saved.')
    showProblem('Couldn’t save the limit. Try again.')
  })
  expect((await find('Limit saved.'))?.querySelector('.mantine-Notification-icon')).toBeNull()
  expect((await find('Couldn’t save the limit. Try again.'))?.querySelector('.mantine-Notification-icon')).toBeVisible()
})

test('a new notice is shown at once, and the oldest of three leaves', async () => {
  render(
    <MantineProvider env="test">
      <Notifications limit={3} />
    </MantineProvider>,
  )
  act(() => {
    for (const words of ['One.', 'Two.', 'Three.', 'Four.']) showToast(words, { stay: false })
  })
  expect(await screen.findByText('Four.')).toBeVisible()
  expect(screen.queryByText('One.')).not.toBeInTheDocument()
})
