import { ActionIcon, Button } from '@mantine/core'
import { IconBookmarks, IconDownload } from '@reinforce/icons'
import { useIsNarrowList } from '../table/use-is-narrow-list.ts'

const hidden = { visibility: 'hidden' } as const

/** The room of the directory's own buttons while they are on their way: nothing moves when they arrive. */
export const ToolsSkeleton = ({ hasColumns }: { hasColumns: boolean }) =>
  useIsNarrowList() ? null : (
    <>
      <Button
        data-tool
        data-small
        variant="default"
        style={hidden}
        leftSection={<IconBookmarks size={16} stroke={1.7} />}
      >
        Saved Views
      </Button>
      {hasColumns ? <ActionIcon data-columns variant="default" size={36} style={hidden} /> : null}
      <Button
        data-tool
        data-small
        variant="default"
        style={hidden}
        leftSection={<IconDownload size={16} stroke={1.7} />}
      >
        Download
      </Button>
      <ActionIcon data-more variant="default" size={36} style={hidden} />
    </>
  )
