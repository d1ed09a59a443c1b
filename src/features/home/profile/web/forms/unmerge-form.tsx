import { Button, List, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import { formatInstant } from '../../../../../ui/format-instant.ts'
import { showToast } from '../../../../../ui/notice/show-toast.ts'
import { describePieces, describeUnmerge } from '../../../../candidates/duplicates/rules/merge-words.ts'
import { unmergeCandidates } from '../../../../candidates/duplicates/web/public.ts'
import { formatActorName, type Profile } from '../profile-data.ts'

type UnmergeFormProps = { profile: Profile; onDone: () => void; onCancel: () => void }

const Goodbye = ({ onCancel }: { onCancel: () => void }) => (
  <>
    <Text>This record isn’t merged, so there’s nothing to undo.</Text>
    <DialogActions>
      <Button onClick={onCancel}>Close</Button>
    </DialogActions>
  </>
)

/** Form to undo the merge of this record. Lists the parts that return and those that stay. */
export const UnmergeForm = ({ profile, onDone, onCancel }: UnmergeFormProps) => {
  const { candidate } = profile
  // It stays in sight while the dialog closes.
  const [mergedInto] = useState(profile.mergedInto)
  const unmerge = useCommand(unmergeCandidates)
  const merge = mergedInto?.merge
  if (!mergedInto || !merge) return <Goodbye onCancel={onCancel} />
  const kept = mergedInto.name || 'the other record'
  const pieces = describePieces(merge.moved)
  const send = () =>
    unmerge.mutate(
      { id: candidate.id },
      {
        onSuccess: (undone) => {
          showToast(describeUnmerge(undone), { stay: 12_000 })
          onDone()
        },
      },
    )
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!unmerge.isPending) send()
      }}
    >
      <Stack gap="sm">
        {unmerge.isError ? (
          <Alert>{getErrorMessage(unmerge.error, 'Couldn’t undo the merge. Try again.')}</Alert>
        ) : null}
        <Text size="sm">
          Merged into {kept} by {formatActorName(merge.by)}, {formatInstant(merge.at)}.
        </Text>
        <List size="sm" spacing="xs">
          <List.Item>
            {pieces
              ? `Moves back to this record: ${pieces}. Items deleted since stay deleted.`
              : 'No notes, texts, interviews, or documents moved.'}
          </List.Item>
          <List.Item>{kept} loses fields the merge filled in, unless they’ve been edited since.</List.Item>
          <List.Item>Anything added since the merge stays with {kept}.</List.Item>
          <List.Item>Text refusals and deletion requests stay on both records.</List.Item>
        </List>
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={unmerge.isPending} data-autofocus>
          Undo Merge
        </Button>
      </DialogActions>
    </form>
  )
}
