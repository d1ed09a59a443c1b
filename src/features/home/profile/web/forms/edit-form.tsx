import { Button } from '@mantine/core'
import { useState } from 'react'
import { useForm } from '../../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import { KeptLine, useKeptForm } from '../../../../access/form-drafts/web/public.ts'
import { CandidateFields } from '../../../../candidates/directory/web/public.ts'
import { editCandidate, type TypedFields } from '../../contract/edits.ts'
import type { Profile } from '../profile-data.ts'
import { pickChanges, toFormValues } from '../profile-fields.ts'
import { type Conflict, EditConflict, getConflict } from './edit-conflict.tsx'
import { useLocations } from './use-locations.ts'

type EditFormProps = { profile: Profile; onDone: () => void; onCancel: () => void }

const without = (changes: TypedFields, kept: ReadonlySet<string>): TypedFields =>
  Object.fromEntries(Object.entries(changes).filter(([field]) => !kept.has(field)))

/** Form to correct fields. A value changed by someone else is shown next to your own, with a question. */
export const EditForm = ({ profile, onDone, onCancel }: EditFormProps) => {
  // The values at the time the form opened: a live update must not change them under the user.
  const [seen] = useState(() => ({ version: profile.version, fields: toFormValues(profile) }))
  const [values, setValues] = useState(seen.fields)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  const save = useCommand(editCandidate)
  const draft = useKeptForm({
    form: 'edit-candidate',
    candidateId: profile.candidate.id,
    values,
    onRestore: (back) => setValues((now) => ({ ...now, ...back })),
  })
  const locations = useLocations(profile)
  const { id } = profile.candidate
  const { told, formProblem, mend, forget, busy, submit } = useForm({}, 'Couldn’t save the changes. Try again.')
  const changes = pickChanges(seen.fields, values)
  const send = async () => {
    const wanted = conflict ? without(changes, kept) : changes
    if (Object.keys(wanted).length === 0) {
      onDone()
      return
    }
    try {
      await save.mutateAsync({ id, version: conflict?.version ?? seen.version, changes: wanted })
    } catch (error) {
      setConflict(getConflict(error))
      throw error
    }
    draft.saved()
    onDone()
  }
  const back = () => {
    forget()
    setConflict(null)
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(send)
      }}
    >
      {formProblem && !conflict ? <Alert>{formProblem}</Alert> : null}
      {conflict ? null : <KeptLine kept={draft} />}
      {conflict ? (
        <EditConflict
          conflict={conflict}
          kept={kept}
          onKeep={(field, keep) =>
            setKept((now) => new Set(keep ? [...now, field] : [...now].filter((one) => one !== field)))
          }
        />
      ) : (
        <CandidateFields
          values={values}
          onChange={(change) => {
            mend(Object.keys(change))
            setValues((now) => ({ ...now, ...change }))
          }}
          errors={told?.fields ?? {}}
          locations={locations}
          resumeTextHint="Paste here to replace the text. Leave empty to keep the current text."
        />
      )}
      <DialogActions>
        <Button variant="default" onClick={conflict ? back : onCancel}>
          {conflict ? 'Back to Form' : 'Cancel'}
        </Button>
        <Button type="submit" loading={busy} disabled={Object.keys(changes).length === 0}>
          Save Changes
        </Button>
      </DialogActions>
    </form>
  )
}
