import { Button, NumberInput, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import { KeptLine, useKeptForm } from '../../../../access/form-drafts/web/public.ts'
import { overrideScore } from '../../contract/edits.ts'
import type { Profile } from '../profile-data.ts'

type OverrideFormProps = { profile: Profile; onDone: () => void; onCancel: () => void }

/** Form to set a score manually, with a required reason, or to remove it. */
export const OverrideForm = ({ profile, onDone, onCancel }: OverrideFormProps) => {
  const { id } = profile.candidate
  const before = profile.fit.override
  const [number, setNumber] = useState<number | ''>(before?.number ?? '')
  const [reason, setReason] = useState(before?.reason ?? '')
  const isOutside = number !== '' && (number < 0 || number > 100)
  const kept = useKeptForm({
    form: 'score',
    candidateId: id,
    values: { number, reason },
    onRestore: (back) => {
      if (back.number !== undefined) setNumber(back.number)
      if (back.reason !== undefined) setReason(back.reason)
    },
  })
  const save = useCommand(overrideScore)
  const fields = save.error instanceof UserError ? save.error.fields : {}
  const send = (next: number | null) =>
    save.mutate(
      { id, number: next, reason: next === null ? '' : reason },
      {
        onSuccess: () => {
          kept.saved()
          onDone()
        },
      },
    )
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (number !== '' && !isOutside) send(number)
      }}
    >
      <Stack gap="sm">
        {save.isError ? <Alert>{getErrorMessage(save.error, 'Couldn’t save the score. Try again.')}</Alert> : null}
        <NumberInput
          label="Score"
          description="From 0 to 100"
          min={0}
          max={100}
          clampBehavior="none"
          allowDecimal={false}
          value={number}
          onChange={(value) => setNumber(typeof value === 'number' ? value : '')}
          error={isOutside ? 'From 0 to 100' : fields.number}
          data-autofocus
        />
        <Textarea
          label="Reason"
          description="Visible to everyone who can open this candidate."
          autosize
          minRows={2}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          error={fields.reason}
        />
      </Stack>
      <KeptLine kept={kept} />
      <DialogActions
        left={
          before ? (
            <Button variant="subtle" onClick={() => send(null)}>
              Remove Score
            </Button>
          ) : null
        }
      >
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={save.isPending} disabled={number === '' || isOutside || reason.trim() === ''}>
          Save Score
        </Button>
      </DialogActions>
    </form>
  )
}
