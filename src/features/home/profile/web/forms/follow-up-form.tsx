import { Button, Select, Stack, TextInput } from '@mantine/core'
import { filterIgnoringAccents } from '../../../../../platform/web/filter-ignoring-accents.ts'
import { useForm } from '../../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { includeCurrentOwner } from '../../../../../rules/words/include-current-owner.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import { KeptLine, useKeptTyped } from '../../../../access/form-drafts/web/public.ts'
import { ownerChoices, setFollowUp, setOwner } from '../../contract/edits.ts'
import type { Profile } from '../profile-data.ts'

type FollowUpFormProps = { profile: Profile; onDone: () => void; onCancel: () => void }

/** Form for the owner of a candidate and the day of the next follow-up. */
export const FollowUpForm = ({ profile, onDone, onCancel }: FollowUpFormProps) => {
  const { id } = profile.candidate
  const before = {
    owner_id: profile.owner?.id ?? null,
    on: profile.followUp?.on ?? '',
    note: profile.followUp?.note ?? '',
  }
  const { typed, set, setTyped, bind, told, formProblem, busy, submit } = useForm(
    before,
    'Couldn’t save the follow-up. Try again.',
  )
  const kept = useKeptTyped('follow-up', { typed, setTyped }, id)
  const people = useQuery(ownerChoices, { id })
  const giving = useCommand(setOwner)
  const dating = useCommand(setFollowUp)
  const save = async () => {
    const { owner_id, on, note } = typed
    if (owner_id !== before.owner_id) await giving.mutateAsync({ id, owner_id })
    if (on !== before.on || note !== before.note) await dating.mutateAsync({ id, on, note })
    kept.saved()
    onDone()
  }
  const choices = people.data
    ? includeCurrentOwner(people.data.people, before.owner_id, profile.owner?.name ?? null)
    : profile.owner
      ? [profile.owner]
      : []
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(save)
      }}
    >
      <Stack gap="sm">
        <KeptLine kept={kept} />
        {formProblem ? <Alert>{formProblem}</Alert> : null}
        <Select
          label="Owner"
          placeholder="Unassigned"
          data={choices.map((one) => ({ value: one.id, label: one.name }))}
          value={typed.owner_id}
          onChange={(owner_id) => set('owner_id', owner_id)}
          error={told?.fields.owner_id}
          searchable
          filter={filterIgnoringAccents}
          clearable
          clearButtonProps={{ 'aria-label': 'Clear owner' }}
        />
        <TextInput label="Follow up on" type="date" {...bind('on')} />
        <TextInput label="Reason" maxLength={500} {...bind('note')} />
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={busy}>
          Save
        </Button>
      </DialogActions>
    </form>
  )
}
