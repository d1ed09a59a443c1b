import { Button, Text } from '@mantine/core'
import type { RefObject } from 'react'
import type { WrittenWords } from './use-message-editor.ts'

type UndoLineProps = {
  words: Pick<WrittenWords, 'said' | 'undo' | 'canRedo' | 'redo'>
  field: RefObject<HTMLTextAreaElement | null>
}

/** The last replacement of the reader's words, with undo and redo. */
export const UndoLine = ({ words: { said, undo, canRedo, redo }, field }: UndoLineProps) => {
  const press = (act: () => void) => () => {
    act()
    field.current?.focus()
  }
  if (said === '' && !canRedo) return null
  return (
    <Text size="xs" c="dimmed" component="div">
      <span role="status">{said}</span>
      {said === '' ? null : (
        <Button size="compact-xs" variant="subtle" ml={4} onClick={press(undo)}>
          Undo
        </Button>
      )}
      {canRedo ? (
        <Button size="compact-xs" variant="subtle" color="gray" ml={4} onClick={press(redo)}>
          Redo
        </Button>
      ) : null}
    </Text>
  )
}
