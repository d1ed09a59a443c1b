import { MantineProvider } from '@mantine/core'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ComponentType, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Dialog } from './dialog.tsx'

type OneProps = { opened: boolean; onClose: () => void }
const One = ({ opened, onClose }: OneProps) => (
  <Dialog opened={opened} onClose={onClose} title="Keys">
    Arrow up
  </Dialog>
)

const Page = ({ Late }: { Late: ComponentType<OneProps> }) => {
  const [opened, setOpened] = useState(false)
  return (
    <MantineProvider env="test">
      <button type="button" onClick={() => setOpened(true)}>
        Show keys
      </button>
      <Late opened={opened} onClose={() => setOpened(false)} />
    </MantineProvider>
  )
}

/** A page that no one has touched yet, with a dialog whose code is late. */
const openPage = async () => {
  vi.resetModules()
  const { lazyDialog } = await import('./lazy-dialog.tsx')
  const load = vi.fn(async () => One)
  render(<Page Late={lazyDialog(load)} />)
  return load
}

test('the code of a dialog comes with the first sign of someone, not with the page', async () => {
  const load = await openPage()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(load).not.toHaveBeenCalled()
  await userEvent.setup().hover(screen.getByRole('button', { name: 'Show keys' }))
  await waitFor(() => expect(load).toHaveBeenCalledOnce())
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('one that is opened before it is there opens, and what opened it has the focus again when it closes', async () => {
  await openPage()
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Show keys' }))
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Show keys' })).toHaveFocus())
})
