import { Button, Stack } from '@mantine/core'
import { DayField } from '../../../../../platform/web/day-field/day-field.tsx'
import { useForm } from '../../../../../platform/web/form/use-form.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import { KeptLine, useKeptTyped } from '../../../../access/form-drafts/web/public.ts'
import type { DocumentEntry } from '../../contract/files.ts'

type ExpiryFormProps = { entry: DocumentEntry; onSave: (day: string) => Promise<void>; onClose: () => void }

const written = (day: string | null) => {
  const [year, month, date] = (day ?? '').split('-').map(Number)
  return year ? `${month}/${date}/${year}` : ''
}

/** The day until which a document is valid. */
export const ExpiryForm = ({ entry, onSave, onClose }: ExpiryFormProps) => {
  const { typed, setTyped, bind, formProblem, busy, submit } = useForm(
    { expires_on: written(entry.expires_on) },
    'Couldn’t save the expiry date. Try again.',
  )
  const kept = useKeptTyped(`expiry:${entry.id}`, { typed, setTyped })
  const save = (day: string) =>
    submit(async () => {
      await onSave(day)
      kept.saved()
      onClose()
    })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save(typed.expires_on)
      }}
    >
      <Stack gap="sm">
        <KeptLine kept={kept} />
        {formProblem ? <Alert>{formProblem}</Alert> : null}
        <DayField
          label="Valid until"
          description="Like 3/14/2027. It appears under Expiring 30 days before."
          data-autofocus
          {...bind('expires_on')}
        />
      </Stack>
      <DialogActions
        left={
          entry.expires_on ? (
            <Button variant="subtle" onClick={() => void save('')}>
              Does Not Expire
            </Button>
          ) : null
        }
      >
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={busy}>
          Save
        </Button>
      </DialogActions>
    </form>
  )
}
