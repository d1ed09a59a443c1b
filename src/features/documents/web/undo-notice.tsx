import { Button, Group } from '@mantine/core'
import { hideNotice, notice } from '../../../ui/notice.ts'

const id = 'documents-activity'

/** What was done, and the way back. */
export const undoNotice = (words: string, undo: () => void) => {
  const back = () => {
    hideNotice(id)
    undo()
  }
  notice(
    <Group justify="space-between" wrap="nowrap">
      <span style={{ overflowWrap: 'anywhere' }}>{words}</span>
      <Button size="compact-sm" variant="light" onClick={back} style={{ flex: 'none' }}>
        Undo
      </Button>
    </Group>,
    { id, stay: 12_000 },
  )
}

/** What was done or why not. */
export const plainNotice = (words: string) => {
  hideNotice(id)
  notice(words)
}
