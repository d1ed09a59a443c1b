import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@reinforce/icons'
import { formatCount } from '../../../../rules/words/format-count.ts'
import { useMenuFocus } from '../../../../ui/use-menu-focus.ts'
import { type ExportFormat, exportFormats } from '../rules/export-row.ts'

const names: Record<ExportFormat, string> = { csv: 'CSV', json: 'JSON', xlsx: 'Excel' }

type DownloadMenuProps = {
  /** How many the file will hold; null while unknown. */
  count: number | null
  isSelection: boolean
  onDownload: (format: ExportFormat) => void
  onList: () => void
}

/** The selection, or all that match, as a file. */
export const DownloadMenu = ({ count, isSelection, onDownload, onList }: DownloadMenuProps) => {
  const { button, backThen } = useMenuFocus()
  const whom =
    count === null ? '' : isSelection ? `the ${formatCount(count)} selected` : `all ${formatCount(count)} that match`
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          ref={button}
          data-tool
          data-small
          aria-label="Download"
          title="Download"
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.7} />}
        >
          Download
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{count === 0 ? 'No candidates to download' : `For ${whom}`}</Menu.Label>
        {exportFormats.map((format) => (
          <Menu.Item key={format} disabled={!count} onClick={() => onDownload(format)}>
            {names[format]}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item onClick={backThen(onList)}>My Downloads</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
