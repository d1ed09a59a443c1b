import { Button, Group } from '@mantine/core'
import { IconDownload } from '@reinforce/icons'
import css from './figure.module.css'

/** The two files of a table; `href` answers the address for a format. */
export const SheetLinks = ({ of, href }: { of: string; href: (format: 'csv' | 'xlsx') => string }) => (
  <Group gap={6} wrap="nowrap" className={css.files}>
    {(['csv', 'xlsx'] as const).map((format) => (
      <Button
        key={format}
        component="a"
        size="compact-sm"
        h={30}
        variant="default"
        href={href(format)}
        download
        aria-label={`Download ${of} as ${format === 'csv' ? 'CSV' : 'Excel'}`}
        leftSection={<IconDownload size={14} stroke={1.7} />}
      >
        {format === 'csv' ? 'CSV' : 'Excel'}
      </Button>
    ))}
  </Group>
)
