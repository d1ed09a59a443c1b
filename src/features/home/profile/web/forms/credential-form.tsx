import { Button, Radio, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { DayField } from '../../../../../platform/web/day-field/day-field.tsx'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import { KeptLine, useKeptForm } from '../../../../access/form-drafts/web/public.ts'
import { checkCredential } from '../../contract/edits.ts'
import type { Profile } from '../profile-data.ts'

const statuses = ['Active', 'Inactive', 'Expired', 'Not found'] as const
type CredentialFormProps = { profile: Profile; onDone: () => void; onCancel: () => void }

/** Form to record the registry's answer about the number on file. */
export const CredentialForm = ({ profile, onDone, onCancel }: CredentialFormProps) => {
  const { id } = profile.candidate
  const { check, number, received, state } = profile.credential
  const before = state === 'verified' ? check : null
  const [status, setStatus] = useState(before?.status)
  const [expires_on, setExpires] = useState(before?.expires_on ?? '')
  const [supervisor, setSupervisor] = useState(before?.supervisor ?? '')
  const kept = useKeptForm({
    form: 'credential',
    candidateId: id,
    values: { status: status ?? '', expires_on, supervisor },
    onRestore: (back) => {
      if (back.status !== undefined) setStatus(statuses.find((one) => one === back.status))
      if (back.expires_on !== undefined) setExpires(back.expires_on)
      if (back.supervisor !== undefined) setSupervisor(back.supervisor)
    },
  })
  const done = () => {
    kept.saved()
    onDone()
  }
  const save = useCommand(checkCredential)
  const fields = save.error instanceof UserError ? save.error.fields : {}
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (status) save.mutate({ id, status, expires_on, supervisor }, { onSuccess: done })
      }}
    >
      <Stack gap="sm">
        <KeptLine kept={kept} />
        {save.isError ? <Alert>{getErrorMessage(save.error, 'Couldn’t save this. Try again.')}</Alert> : null}
        <Radio.Group
          label={`Registry result for ${number ?? received ?? 'this number'}`}
          value={status ?? ''}
          onChange={(value) => setStatus(statuses.find((one) => one === value))}
          error={fields.status}
        >
          <Stack gap={8} mt={6}>
            {statuses.map((one) => (
              <Radio key={one} value={one} label={one} />
            ))}
          </Stack>
        </Radio.Group>
        <DayField
          label="Expires on"
          placeholder="3/14/2027"
          value={expires_on}
          onChange={(event) => setExpires(event.currentTarget.value)}
          error={fields.expires_on}
        />
        <TextInput
          label="Supervisor"
          value={supervisor}
          maxLength={200}
          onChange={(event) => setSupervisor(event.currentTarget.value)}
          error={fields.supervisor}
        />
      </Stack>
      <DialogActions
        left={
          check ? (
            <Button variant="subtle" onClick={() => save.mutate({ id, status: null }, { onSuccess: done })}>
              Remove Result
            </Button>
          ) : null
        }
      >
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" disabled={!status} loading={save.isPending}>
          Record
        </Button>
      </DialogActions>
    </form>
  )
}
