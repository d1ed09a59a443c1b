import { Button, Group } from '@mantine/core'
import { sentenceOf } from '../../../../platform/web/call.ts'
import { hideNotice, notice } from '../../../../ui/notice.ts'
import { unmergedSentence } from '../../../duplicates/rules/merge-words.ts'

const id = 'merge'

/** Says what a merge moved, and offers to take it back. */
export const mergedNotice = (words: string, undo: () => Promise<Parameters<typeof unmergedSentence>[0]>) => {
  const takeBack = async () => {
    hideNotice(id)
    try {
      notice(unmergedSentence(await undo()), { stay: 12_000 })
    } catch (error) {
      notice(sentenceOf(error, 'The merge could not be undone. Please try again.'))
    }
  }
  notice(
    <Group justify="space-between" wrap="nowrap">
      <span style={{ overflowWrap: 'anywhere' }}>{words}</span>
      <Button size="compact-sm" variant="light" flex="none" onClick={() => void takeBack()}>
        Undo
      </Button>
    </Group>,
    { id, stay: 12_000 },
  )
}
