import { ActionIcon, Button, Menu } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconDots, IconDownload } from '@reinforce/icons'

/** The rows of a list as a file; `name` where the address does not give it one, `says` where the label alone says too little. */
export type ListFile = { label: string; href: string; name?: string; says?: string }

/** The files of a list: buttons, on a phone a menu. */
export const ListFiles = ({ files }: { files: readonly ListFile[] }) => {
  const isPhone = useMediaQuery('(max-width: 699px)', false, { getInitialValueInEffect: false })
  if (isPhone)
    return (
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size={36} ml="auto" aria-label="More">
            <IconDots size={18} stroke={1.7} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {files.map(({ label, href, name, says }) => (
            <Menu.Item
              key={label}
              component="a"
              href={href}
              download={name ?? true}
              aria-label={says}
              leftSection={<IconDownload size={16} stroke={1.7} />}
            >
              Download as {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    )
  return files.map(({ label, href, name, says }) => (
    <Button
      key={label}
      component="a"
      variant="default"
      href={href}
      download={name ?? true}
      aria-label={says}
      leftSection={<IconDownload size={16} stroke={1.7} />}
    >
      {label}
    </Button>
  ))
}
