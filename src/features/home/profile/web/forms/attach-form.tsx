import { Button, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useForm } from '../../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import { KeptLine, useKeptTyped } from '../../../../access/form-drafts/web/public.ts'
import { attachResume, ResumeUpload, type Upload } from '../../../../candidates/resumes/web/public.ts'
import type { Profile } from '../profile-data.ts'

type AttachFormProps = { profile: Profile; onDone: () => void; onCancel: () => void }

/** Puts a résumé in the place of the one that is there: a file, pasted words, or both. */
export const AttachForm = ({ profile, onDone, onCancel }: AttachFormProps) => {
  const { id, hasResume } = profile.candidate
  const [upload, setUpload] = useState<Upload | null>(null)
  const { typed, set, setTyped, told, formProblem, mend, busy, submit } = useForm(
    { text: '' },
    'Couldn’t save the resume. Try again.',
  )
  const { text } = typed
  const kept = useKeptTyped('resume-words', { typed, setTyped }, id)
  const attach = useCommand(attachResume)
  const isEmpty = upload === null && text.trim() === ''
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isEmpty) return
        void submit(async () => {
          const file = upload ? { upload_id: upload.uploadId } : {}
          await attach.mutateAsync({ id, ...file, ...(text.trim() ? { resume_text: text } : {}) })
          kept.saved()
          onDone()
        })
      }}
    >
      <Stack gap="sm">
        <KeptLine kept={kept} />
        {formProblem ? <Alert>{formProblem}</Alert> : null}
        {hasResume ? <Alert kind="note">This replaces the current resume.</Alert> : null}
        <ResumeUpload
          upload={upload}
          onUpload={(next) => {
            mend(['upload_id'])
            setUpload(next)
          }}
          error={told?.fields.upload_id}
        />
        <Textarea
          label="Or paste the text"
          description={
            upload?.problem ? 'The file has no readable text. Paste it here.' : 'Pasted text overrides the file.'
          }
          autosize
          minRows={5}
          maxRows={14}
          value={text}
          onChange={(event) => {
            mend(['resume_text'])
            set('text', event.currentTarget.value)
          }}
          error={told?.fields.resume_text}
        />
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" disabled={isEmpty} loading={busy}>
          Save Resume
        </Button>
      </DialogActions>
    </form>
  )
}
