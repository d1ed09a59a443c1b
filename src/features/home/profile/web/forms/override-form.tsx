import { Button, NumberInput, Stack, Textarea } from '@mantine/core'
import { useForm } from '../../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import { KeptLine, useKeptTyped } from '../../../../access/form-drafts/web/public.ts'
import { overrideScore } from '../../contract/edits.ts'
import type { Profile } from '../profile-data.ts'

type OverrideFormProps = { profile: Profile; onDone: () => void; onCancel: () => void }

/** Form to set a score manually, with a required reason, or to remove it. */
export const OverrideForm = ({ profile, onDone, onCancel }: OverrideFormProps) => {
  const { id } = profile.candidate
  const before = profile.fit.override
  const { typed, set, setTyped, bind, told, formProblem, busy, submit } = useForm<{
    number: number | ''
    reason: string
  }>({ number: before?.number ?? '', reason: before?.reason ?? '' }, 'Couldn’t save the score. Try again.')
  const { number, reason } = typed
  const isOutside = number !== '' && (number < 0 || number > 100)
  const kept = useKeptTyped('score', { typed, setTyped }, id)
  const save = useCommand(overrideScore)
  const send = (next: number | null) =>
    submit(async () => {
      await save.mutateAsync({ id, number: next, reason: next === null ? '' : reason })
      kept.saved()
      onDone()
    })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (number !== '' && !isOutside) void send(number)
      }}
    >
      <Stack gap="sm">
        {formProblem ? <Alert>{formProblem}</Alert> : null}
        <NumberInput
          label="Score"
          description="From 0 to 100"
          min={0}
          max={100}
          clampBehavior="none"
          allowDecimal={false}
          value={number}
          onChange={(value) => set('number', typeof value === 'number' ? value : '')}
          error={isOutside ? 'From 0 to 100' : told?.fields.number}
          data-autofocus
        />
        <Textarea
          label="Reason"
          description="Visible to everyone who can open this candidate."
          autosize
          minRows={2}
          maxLength={500}
          {...bind('reason')}
        />
      </Stack>
      <KeptLine kept={kept} />
      <DialogActions
        left={
          before ? (
            <Button variant="subtle" onClick={() => void send(null)}>
              Remove Score
            </Button>
          ) : null
        }
      >
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={busy} disabled={number === '' || isOutside || reason.trim() === ''}>
          Save Score
        </Button>
      </DialogActions>
    </form>
  )
}
