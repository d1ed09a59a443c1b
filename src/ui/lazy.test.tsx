import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { lazyComponent } from './lazy.tsx'

const Note = ({ words }: { words: string }) => <p>{words}</p>

test('what was brought ahead stands there at once; what was not leaves its place to something else first', async () => {
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
