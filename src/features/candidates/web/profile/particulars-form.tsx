import { Button, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { sentenceOf } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { Refusal } from '../../../../rules/refusal.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { DialogActions } from '../../../../ui/dialog-actions.tsx'
import { setParticulars } from '../../contract/edits.ts'
import type { Profile } from './profile-data.ts'

type ParticularsFormProps = { profile: Profile; onDone: () => void; onCancel: () => void }

/** What a BCBA told besides: licences, supervision, assessments. */
export const ParticularsForm = ({ profile, onDone, onCancel }: ParticularsFormProps) => {
  const { state_licences, supervision_capacity, assessments } = profile.particulars
  const [typed, setTyped] = useState({
    state_licences: state_licences ?? '',
    supervision_capacity: supervision_capacity === null ? '' : String(supervision_capacity),
    assessments: assessments ?? '',
  })
  const save = useCommand(setParticulars)
  const errors = save.error instanceof Refusal ? save.error.fields : {}
  const bind = (name: keyof typeof typed) => ({
    name,
    value: typed[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget
      setTyped((now) => ({ ...now, [name]: value }))
    },
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!save.isPending) save.mutate({ id: profile.candidate.id, ...typed }, { onSuccess: onDone })
      }}
    >
      <Stack gap="sm">
        {save.isError ? <Alert>{sentenceOf(save.error, 'This could not be saved. Please try again.')}</Alert> : null}
        <TextInput label="State licences" description="With commas: TX 12345, NM pending" {...bind('state_licences')} />
        <TextInput
          label="Supervision capacity"
          description="How many people besides the present ones"
          inputMode="numeric"
          {...bind('supervision_capacity')}
        />
        <TextInput label="Assessments" description="With commas: VB-MAPP, ABLLS-R" {...bind('assessments')} />
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={save.isPending}>
          Save
        </Button>
      </DialogActions>
    </form>
  )
}
