import { Button, Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { DialogActions } from '../../../../ui/dialog/dialog-actions.tsx'
import { formatInstant } from '../../../../ui/format-instant.ts'
import { showToast } from '../../../../ui/notice/show-toast.ts'
import { endLegalHold } from '../contract/legal-holds.ts'

type EndHoldFormProps = {
  hold: { id: string; reason: string | null; at: string }
  onDone: () => void
  onCancel: () => void
}
type Decision = 'delete' | 'keep'

/** Form to end a legal hold. If people asked to be deleted in that time, the user first decides about them. */
export const EndHoldForm = ({ hold, onDone, onCancel }: EndHoldFormProps) => {
  const [decision, setDecision] = useState<Decision | null>(null)
  const end = useCommand(endLegalHold)
  const [waiting, setWaiting] = useState(0)
  const isAsked = end.error instanceof UserError && Number(end.error.details.waiting ?? 0) > 0
  const one = waiting === 1
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        end.mutate(
          { id: hold.id, requests: decision, expected: waiting },
          {
            onSuccess: () => {
              showToast('Legal hold ended.')
              onDone()
            },
            onError: (error) => {
              if (error instanceof UserError) setWaiting(Number(error.details.waiting ?? waiting))
            },
          },
        )
      }}
    >
      <Stack gap="sm">
        {end.isError ? (
          <Alert kind={isAsked ? 'note' : 'problem'}>
            {getErrorMessage(end.error, 'Couldn’t end the hold. Try again.')}
          </Alert>
        ) : null}
        <Text size="sm">
          Set {formatInstant(hold.at)}. {hold.reason}
        </Text>
        {waiting > 0 ? (
          <Radio.Group
            label={one ? 'Their deletion request' : `${waiting} deletion requests`}
            value={decision}
            onChange={(value) => setDecision(value === 'delete' ? 'delete' : 'keep')}
          >
            <Stack gap="xs" mt="xs">
              <Radio
                value="delete"
                label={one ? 'Delete the record' : 'Delete the records'}
                description="Within a day, or on their deletion day if that’s later. This can’t be undone."
              />
              <Radio
                value="keep"
                label={one ? 'Keep the record' : 'Keep the records'}
                description={one ? 'This cancels the request.' : 'This cancels the requests.'}
              />
            </Stack>
          </Radio.Group>
        ) : (
          <Text size="sm" c="dimmed">
            Deletion requests and the organization’s retention apply again.
          </Text>
        )}
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={end.isPending} disabled={waiting > 0 && decision === null}>
          End Hold
        </Button>
      </DialogActions>
    </form>
  )
}
