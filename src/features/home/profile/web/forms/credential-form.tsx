import { Button, Radio, Stack, TextInput } from '@mantine/core'
import type { InputOf } from '../../../../../platform/web/call.ts'
import { DayField } from '../../../../../platform/web/day-field/day-field.tsx'
import { useForm } from '../../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import { KeptLine, useKeptTyped } from '../../../../access/form-drafts/web/public.ts'
import { checkCredential } from '../../contract/edits.ts'
import type { Profile } from '../profile-data.ts'

const statuses = ['Active', 'Inactive', 'Expired', 'Not found'] as const
type CredentialFormProps = { profile: Profile; onDone: () => void; onCancel: () => void }

/** Form to record the registry's answer about the number on file. */
export const CredentialForm = ({ profile, onDone, onCancel }: CredentialFormProps) => {
  const { id } = profile.candidate
  const { check, number, received, state } = profile.credential
  const before = state === 'verified' ? check : null
  const { typed, set, setTyped, bind, told, formProblem, busy, submit } = useForm(
    { status: before?.status ?? '', expires_on: before?.expires_on ?? '', supervisor: before?.supervisor ?? '' },
    'Couldn’t record the result. Try again.',
  )
  const { expires_on, supervisor } = typed
  const status = statuses.find((one) => one === typed.status)
  const kept = useKeptTyped('credential', { typed, setTyped }, id)
  const save = useCommand(checkCredential)
  const send = (check: Omit<InputOf<typeof checkCredential>, 'id'>) =>
    submit(async () => {
      await save.mutateAsync({ id, ...check })
      kept.saved()
      onDone()
    })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (status) void send({ status, expires_on, supervisor })
      }}
    >
      <Stack gap="sm">
        <KeptLine kept={kept} />
        {formProblem ? <Alert>{formProblem}</Alert> : null}
        <Radio.Group
          label={`Registry result for ${number ?? received ?? 'this number'}`}
          value={typed.status}
          onChange={(value) => set('status', value)}
          error={told?.fields.status}
        >
          <Stack gap={8} mt={6}>
            {statuses.map((one) => (
              <Radio key={one} value={one} label={one} />
            ))}
          </Stack>
        </Radio.Group>
        <DayField label="Expires on" placeholder="3/14/2027" {...bind('expires_on')} />
        <TextInput label="Supervisor" maxLength={200} {...bind('supervisor')} />
      </Stack>
      <DialogActions
        left={
          check ? (
            <Button variant="subtle" onClick={() => void send({ status: null })}>
              Remove Result
            </Button>
          ) : null
        }
      >
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" disabled={!status} loading={busy}>
          Record
        </Button>
      </DialogActions>
    </form>
  )
}
