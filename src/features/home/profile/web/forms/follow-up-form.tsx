import { Button, Select, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { filterIgnoringAccents } from '../../../../../platform/web/filter-ignoring-accents.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { includeCurrentOwner } from '../../../../../rules/words/include-current-owner.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import { KeptLine, useKeptForm } from '../../../../access/form-drafts/web/public.ts'
import { ownerChoices, setFollowUp, setOwner } from '../../contract/edits.ts'
import type { Profile } from '../profile-data.ts'

type FollowUpFormProps = { profile: Profile; onDone: () => void; onCancel: () => void }

/** Form for the owner of a candidate and the day of the next follow-up. */
export const FollowUpForm = ({ profile, onDone, onCancel }: FollowUpFormProps) => {
  const { id } = profile.candidate
  const before = {
    owner: profile.owner?.id ?? null,
    on: profile.followUp?.on ?? '',
    note: profile.followUp?.note ?? '',
  }
  const [owner, setOwnerId] = useState(before.owner)
  const [on, setOn] = useState(before.on)
  const [note, setNote] = useState(before.note)
  const kept = useKeptForm({
    form: 'follow-up',
    candidateId: id,
    values: { owner, on, note },
    onRestore: (back) => {
      if (back.owner !== undefined) setOwnerId(back.owner)
      if (back.on !== undefined) setOn(back.on)
      if (back.note !== undefined) setNote(back.note)
    },
  })
  const people = useQuery(ownerChoices, { id })
  const giving = useCommand(setOwner)
  const dating = useCommand(setFollowUp)
  const problem = giving.error ?? dating.error
  const fields = dating.error instanceof UserError ? dating.error.fields : {}
  const save = async () => {
    try {
      if (owner !== before.owner) await giving.mutateAsync({ id, owner_id: owner })
      if (on !== before.on || note !== before.note) await dating.mutateAsync({ id, on, note })
      kept.saved()
      onDone()
    } catch {
      // The form shows what was refused.
    }
  }
  const choices = people.data
    ? includeCurrentOwner(people.data.people, before.owner, profile.owner?.name ?? null)
    : profile.owner
      ? [profile.owner]
      : []
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Stack gap="sm">
        <KeptLine kept={kept} />
        {problem ? <Alert>{getErrorMessage(problem, 'Couldn’t save this. Try again.')}</Alert> : null}
        <Select
          label="Owner"
          placeholder="Unassigned"
          data={choices.map((one) => ({ value: one.id, label: one.name }))}
          value={owner}
          onChange={setOwnerId}
          searchable
          filter={filterIgnoringAccents}
          clearable
          clearButtonProps={{ 'aria-label': 'Clear owner' }}
        />
        <TextInput
          label="Follow up on"
          type="date"
          value={on}
          onChange={(event) => setOn(event.currentTarget.value)}
          error={fields.on}
        />
        <TextInput
          label="Reason"
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
          error={fields.note}
        />
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={giving.isPending || dating.isPending}>
          Save
        </Button>
      </DialogActions>
    </form>
  )
}
