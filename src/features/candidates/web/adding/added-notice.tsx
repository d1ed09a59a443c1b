import { Button, Group } from '@mantine/core'
import { cleanName } from '../../../../rules/person-name.ts'
import { hideNotice, notice } from '../../../../ui/notice.ts'

/** Says who was added, and leads to the page. */
export const addedNotice = (name: string, onOpen: () => void) => {
  const id = 'candidate-added'
  notice(
    <Group justify="space-between" wrap="nowrap">
      <span>{cleanName(name) || name.trim()} was added.</span>
      <Button
        size="compact-sm"
        variant="light"
        onClick={() => {
          hideNotice(id)
          onOpen()
        }}
      >
        Open
      </Button>
    </Group>,
    { id, stay: 12_000 },
  )
}
