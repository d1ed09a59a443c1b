import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { VideoBody } from './video-body.tsx'

const link = 'https://www.dropbox.com/s/abc123/intro.mp4?dl=0'
const draw = (to: string | null) =>
  render(
    <MantineProvider env="test">
      <VideoBody link={to} name="Ana Lee" />
    </MantineProvider>,
  )
const player = () => screen.queryByLabelText<HTMLVideoElement>('Video introduction of Ana Lee')

test('a failed video is loaded once more; a second failure shows a notice with a link to a new tab', () => {
  draw(link)
  const first = player()
  expect(first).toHaveAttribute('src', 'https://www.dropbox.com/s/abc123/intro.mp4?raw=1')
  expect(first).toHaveAttribute('controls')
  fireEvent.error(first as HTMLVideoElement)
  const second = player()
  expect(second).not.toBeNull()
  expect(second, 'another player, or nothing would be loaded').not.toBe(first)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  fireEvent.error(second as HTMLVideoElement)
  expect(player()).toBeNull()
  expect(screen.getByRole('alert')).toHaveTextContent('Unable to load video')
  const tab = screen.getByRole('link', { name: /Open in a new tab/ })
  expect(tab).toHaveAttribute('href', 'https://www.dropbox.com/s/abc123/intro.mp4?raw=1')
  expect(tab).toHaveAttribute('target', '_blank')
})

test.each([null, 'http://videos.example.test/v.mp4', 'javascript:alert(1)'])('%s is no video', (to) => {
  draw(to)
  expect(screen.getByText('No video available')).toBeInTheDocument()
  expect(player()).toBeNull()
})
