import { Button, MantineProvider } from '@mantine/core'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Dialog } from './dialog.tsx'
import { SideDrawer } from './side-drawer.tsx'

const both = [
  ['dialog', Dialog],
  ['drawer', SideDrawer],
] as const

const Screen = ({ of: Kind, opened: begins }: { of: (typeof both)[number][1]; opened: boolean }) => {
  const [opened, setOpened] = useState(begins)
  return (
    <MantineProvider env="test">
      <Button onClick={() => setOpened(true)}>Rename</Button>
      <Kind opened={opened} onClose={() => setOpened(false)} title="Rename the view">
        What it is called
      </Kind>
    </MantineProvider>
  )
}

test.each(both)(
  'a %s that no one opened mounts nothing; closed, the focus is where it was opened from',
  async (_, Kind) => {
    const user = userEvent.setup()
    const { container } = render(<Screen of={Kind} opened={false} />)
    expect(container.querySelectorAll('button')).toHaveLength(1)
    expect(document.querySelector('[data-portal]')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Rename' }))
    expect(await screen.findByRole('dialog', { name: 'Rename the view' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Rename' })).toHaveFocus())
  },
)

test.each(both)('a %s that an address asks for is open at once', async (_, Kind) => {
  render(<Screen of={Kind} opened />)
  expect(await screen.findByText('What it is called')).toBeVisible()
})

test.each(['dialog', 'drawer'] as const)(
  'a %s that no one loaded ahead opens, too, and returns the focus',
  async (kind) => {
    vi.resetModules()
    const Late =
      kind === 'dialog' ? (await import('./dialog.tsx')).Dialog : (await import('./side-drawer.tsx')).SideDrawer
    const user = userEvent.setup()
    render(<Screen of={Late} opened={false} />)
    await user.click(screen.getByRole('button', { name: 'Rename' }))
    expect(await screen.findByText('What it is called')).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Rename' })).toHaveFocus())
  },
)
