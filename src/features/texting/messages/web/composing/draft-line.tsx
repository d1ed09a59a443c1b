import { Button, Text } from '@mantine/core'
import { formatDateTime } from '../../../../../ui/format-date-time.ts'
import type { Draft } from './use-draft.ts'

const describeDraft = ({ state, savedAt, refusal, isEarlier }: Draft): string => {
  if (state === 'unknown') return 'Couldn’t load your draft, so text you write here isn’t saved.'
  if (state === 'failed')
    return refusal ? `Draft not saved. ${refusal}` : 'Draft not saved yet. Your text is still here. We’ll retry.'
  if (state === 'unsaved') return 'Saving draft…'
  return isEarlier && savedAt ? `Draft from ${formatDateTime(savedAt)}` : 'Draft saved'
}

/** The state of the words that are not sent yet, with the way to delete them. */
export const DraftLine = ({ draft, isBlank }: { draft: Draft; isBlank: boolean }) => {
  const isProblem = draft.state === 'failed' || draft.state === 'unknown'
  if (draft.state === 'none' || (draft.state === 'unknown' && isBlank)) return null
  return (
    <Text size="xs" c={isProblem ? 'var(--app-danger)' : 'dimmed'} component="div">
      <span role={isProblem ? 'status' : undefined}>{describeDraft(draft)}</span>
      {isBlank || draft.state === 'unknown' ? null : (
        <Button size="compact-xs" variant="subtle" color="gray" ml={4} onClick={draft.discard}>
          Discard
        </Button>
      )}
    </Text>
  )
}
