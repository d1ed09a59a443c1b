import { Button } from '@mantine/core'
import { IconDownload, IconLayoutColumns } from '@tabler/icons-react'

/** The room of the directory's own buttons while they are on their way: nothing moves when they arrive. */
export const ToolsToCome = () => (
  <>
    {[['View', IconLayoutColumns] as const, ['Download', IconDownload] as const].map(([label, Icon]) => (
      <Button
        key={label}
        data-tool
        variant="default"
        style={{ visibility: 'hidden' }}
        leftSection={<Icon size={16} stroke={1.7} />}
      >
        {label}
      </Button>
    ))}
  </>
)
