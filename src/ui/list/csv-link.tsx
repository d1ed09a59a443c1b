import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'

/** The rows of a list as a file; `name` where the address does not give it one. */
export const CsvLink = ({ href, name = true }: { href: string; name?: string | true }) => (
  <Button
    component="a"
    variant="default"
    href={href}
    download={name}
    leftSection={<IconDownload size={16} stroke={1.7} />}
  >
    CSV
  </Button>
)
