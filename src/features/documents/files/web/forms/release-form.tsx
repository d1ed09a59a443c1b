import { Button, Stack, Text, Textarea } from '@mantine/core'
import { useForm } from '../../../../../platform/web/form/use-form.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import { KeptLine, useKeptTyped } from '../../../../access/form-drafts/web/public.ts'
import type { DocumentEntry } from '../../contract/files.ts'
import { describeCheck } from '../../rules/document-check.ts'

type ReleaseFormProps = { entry: DocumentEntry; onRelease: (reason: string) => Promise<void>; onClose: () => void }

/** An Admin explains why others may open a held file. */
export const ReleaseForm = ({ entry, onRelease, onClose }: ReleaseFormProps) => {
  const { typed, setTyped, bind, formProblem, busy, submit } = useForm(
    { reason: '' },
    'Couldn’t release the file. Try again.',
  )
  const kept = useKeptTyped(`release:${entry.id}`, { typed, setTyped })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(async () => {
          await onRelease(typed.reason)
          kept.saved()
          onClose()
        })
      }}
    >
      <Stack gap="sm">
        <KeptLine kept={kept} />
        {formProblem ? <Alert>{formProblem}</Alert> : null}
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          “{entry.name}”. {describeCheck(entry.check)}
        </Text>
        <Textarea
          label="Why is it safe?"
          description="Saved with your name. Anyone who can see the file can then open it."
          required
          autosize
          minRows={2}
          maxLength={500}
          data-autofocus
          {...bind('reason')}
        />
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={busy}>
          Release File
        </Button>
      </DialogActions>
    </form>
  )
}
