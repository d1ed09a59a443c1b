import { render, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { lazyComponent } from './lazy.tsx'

const Note = ({ words }: { words: string }) => <p>{words}</p>

test('code loaded ahead is there at once; other code has a placeholder first', async () => {
  const Ahead = lazyComponent(async () => Note, 'on its way')
  await Ahead.bring()
  const { unmount } = render(<Ahead words="Here" />)
  expect(screen.getByText('Here')).toBeInTheDocument()
  unmount()
  const Late = lazyComponent(async () => Note, 'on its way')
  render(<Late words="Here" />)
  expect(screen.getByText('on its way')).toBeInTheDocument()
  expect(await screen.findByText('Here')).toBeInTheDocument()
})

class Fence extends Component<{ children: ReactNode }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render() {
    return this.state.failed ? 'could not be loaded' : this.props.children
  }
}

test('code that fails to load fails in its place, and is loaded again the next time', async () => {
  let times = 0
  const Late = lazyComponent(async () => {
    times += 1
    if (times === 1) throw new Error('The network is gone')
    return Note
  })
  const fenced = (
    <Fence>
      <Late words="Here" />
    </Fence>
  )
  const { unmount } = render(fenced)
  expect(await screen.findByText('could not be loaded')).toBeInTheDocument()
  unmount()
  render(fenced)
  expect(await screen.findByText('Here')).toBeInTheDocument()
})
