import { Button, Group } from '@mantine/core'
import { hideNotice, notice } from '../../../ui/notice.ts'

/** The notice that stands now, or stood last: one of the same id would never be shown anew. */
let id = ''
let count = 0

/** What was done, and the way back. */
export const undoNotice = (words: string, undo: () => void) => {
  hideNotice(id)
  count += 1
  const mine = `documents-activity-${count}`
  id = mine
  const back = () => {
    hideNotice(mine)
    undo()
  }
  notice(
    <Group justify="space-between" wrap="nowrap">
      <span style={{ overflowWrap: 'anywhere' }}>{words}</span>
      <Button size="compact-sm" variant="light" onClick={back} style={{ flex: 'none' }}>
        Undo
      </Button>
    </Group>,
    { id: mine, stay: 12_000 },
  )
}

/** What was done or why not. */
export const plainNotice = (words: string) => {
  hideNotice(id)
  notice(words)
}
