import { MantineProvider } from '@mantine/core'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Dialog } from './dialog.tsx'
import { SideDrawer } from './side-drawer.tsx'

const nothing = () => undefined

const Page = ({ drawer, dialog }: { drawer: boolean; dialog: boolean }) => (
  <MantineProvider env="test">
    <SideDrawer opened={drawer} onClose={nothing} title="Analysis">
      Score
    </SideDrawer>
    <Dialog opened={dialog} onClose={nothing} title="Status">
      Choose
    </Dialog>
  </MantineProvider>
)

const overflow = () => document.documentElement.style.overflow

test('locks the page below while anything over it is open, and releases it when the last one has closed or is gone', () => {
  const { rerender, unmount } = render(<Page drawer dialog={false} />)
  expect(overflow()).toBe('hidden')
  rerender(<Page drawer dialog />)
  rerender(<Page drawer={false} dialog />)
  expect(overflow()).toBe('hidden')
  rerender(<Page drawer={false} dialog={false} />)
  expect(overflow()).toBe('')
  rerender(<Page drawer={false} dialog />)
  unmount()
  expect(overflow()).toBe('')
})
