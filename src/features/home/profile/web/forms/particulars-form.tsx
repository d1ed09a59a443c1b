import { Button, Stack, TextInput } from '@mantine/core'
import { useForm } from '../../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import { KeptLine, useKeptTyped } from '../../../../access/form-drafts/web/public.ts'
import { setParticulars } from '../../contract/edits.ts'
import type { Profile } from '../profile-data.ts'

type ParticularsFormProps = { profile: Profile; onDone: () => void; onCancel: () => void }

/** Form for further details of a BCBA: licenses, supervision, assessments. */
export const ParticularsForm = ({ profile, onDone, onCancel }: ParticularsFormProps) => {
  const { state_licenses, supervision_capacity, assessments } = profile.particulars
  const keep = useCommand(setParticulars)
  const { typed, setTyped, bind, formProblem, busy, submit } = useForm(
    {
      state_licenses: state_licenses ?? '',
      supervision_capacity: supervision_capacity === null ? '' : String(supervision_capacity),
      assessments: assessments ?? '',
    },
    'Couldn’t save this. Try again.',
  )
  const kept = useKeptTyped('particulars', { typed, setTyped }, profile.candidate.id)
  const save = () =>
    submit(async () => {
      await keep.mutateAsync({ id: profile.candidate.id, ...typed })
      kept.saved()
      onDone()
    })
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
        {formProblem ? <Alert>{formProblem}</Alert> : null}
        <TextInput
          label="State licenses"
          description="Separated by commas: TX 12345, NM pending"
          {...bind('state_licenses')}
        />
        <TextInput
          label="Supervision capacity"
          description="How many more people"
          inputMode="numeric"
          {...bind('supervision_capacity')}
        />
        <TextInput label="Assessments" description="Separated by commas: VB-MAPP, ABLLS-R" {...bind('assessments')} />
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
