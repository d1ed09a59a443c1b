import { Anchor, AspectRatio, Stack, Text } from '@mantine/core'
import { IconExternalLink } from '@reinforce/icons'
import { useState } from 'react'
import { Alert } from '../../../../ui/alert.tsx'
import { getVideoSource } from '../rules/video-link.ts'

const ownPaths = ['/api/candidates/', '/files/']
const triesAllowed = 2

/** Plays an introduction. An error is retried once, and then shows a notice with the link. */
export const VideoBody = ({ link, name }: { link: string | null; name: string }) => {
  const [tries, setTries] = useState(1)
  const failed = () => setTries((now) => now + 1)
  // A video that fails before it is on the page tells no one.
  const noticeEarlyError = (video: HTMLVideoElement | null) => {
    if (video?.error) failed()
  }
  const source = getVideoSource(link, ownPaths)
  if (source === null) return <Text c="dimmed">No video available</Text>
  if (tries > triesAllowed)
    return (
      <Stack gap="sm">
        <Alert>Unable to load video</Alert>
        <Anchor href={source} target="_blank" rel="noreferrer noopener">
          Open in a new tab <IconExternalLink size={14} style={{ verticalAlign: '-2px' }} aria-hidden />
        </Anchor>
      </Stack>
    )
  return (
    <AspectRatio ratio={16 / 9}>
      {/* A person speaks into a camera here; no one has written captions. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        key={tries}
        src={source}
        controls
        autoPlay
        playsInline
        aria-label={`Video introduction of ${name}`}
        style={{ background: '#000', borderRadius: 8 }}
        onError={failed}
        ref={noticeEarlyError}
      />
    </AspectRatio>
  )
}
