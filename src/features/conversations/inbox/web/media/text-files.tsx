import { Text } from '@mantine/core'
import { lazyComponent } from '../../../../../ui/lazy.tsx'
import type { TextFilesProps } from './text-files-body.tsx'

const LateFiles = lazyComponent(async () => (await import('./text-files-body.tsx')).TextFilesBody)

/** How many came whose place no one told: they stay with the phone company. */
const Lost = ({ count }: { count: number }) => (
  <Text size="xs" c="dimmed">
    {count === 1 ? 'A picture or file came' : `${count} pictures or files came`} with this text, but we couldn’t keep
    it. Ask for {count === 1 ? 'it' : 'them'} by email.
  </Text>
)

/** Pictures and files of a text. Their code comes with the first of them: most texts have none. */
export const TextFiles = ({ count, ...rest }: TextFilesProps & { count: number }) => {
  const lost = count - rest.files.length
  return (
    <>
      {rest.files.length > 0 ? <LateFiles {...rest} /> : null}
      {lost > 0 ? <Lost count={lost} /> : null}
    </>
  )
}
