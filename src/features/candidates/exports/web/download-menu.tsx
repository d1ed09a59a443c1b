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

const describe = ({ count, isSelection }: Pick<DownloadMenuProps, 'count' | 'isSelection'>): string => {
  if (count === null) return 'Download'
  if (count === 0) return 'No candidates to download'
  const shown = formatCount(count)
  return isSelection ? `Download the ${shown} selected` : `Download all ${shown} that match`
}

/** The selection, or all that match, as a file; items for a menu. */
export const DownloadItems = ({ count, isSelection, onDownload, onList }: DownloadMenuProps) => (
  <>
    <Menu.Label>{describe({ count, isSelection })}</Menu.Label>
    {exportFormats.map((format) => (
      <Menu.Item key={format} disabled={!count} onClick={() => onDownload(format)}>
        {names[format]}
      </Menu.Item>
    ))}
    <Menu.Divider />
    <Menu.Item onClick={onList}>My Downloads</Menu.Item>
  </>
)

/** The same behind a button. */
export const DownloadMenu = ({ onList, ...items }: DownloadMenuProps) => {
  const { button, backThen } = useMenuFocus()
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
        <DownloadItems {...items} onList={backThen(onList)} />
      </Menu.Dropdown>
    </Menu>
  )
}
