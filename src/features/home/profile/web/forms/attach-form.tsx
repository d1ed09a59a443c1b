import { Button, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import { KeptLine, useKeptForm } from '../../../../access/form-drafts/web/public.ts'
import { attachResume, ResumeUpload, type Upload } from '../../../../candidates/resumes/web/public.ts'
import type { Profile } from '../profile-data.ts'

type AttachFormProps = { profile: Profile; onDone: () => void; onCancel: () => void }

/** Puts a résumé in the place of the one that is there: a file, pasted words, or both. */
export const AttachForm = ({ profile, onDone, onCancel }: AttachFormProps) => {
  const { id, hasResume } = profile.candidate
  const [upload, setUpload] = useState<Upload | null>(null)
  const [text, setText] = useState('')
  const kept = useKeptForm({
    form: 'resume-words',
    candidateId: id,
    values: { text },
    onRestore: (back) => setText(back.text ?? ''),
  })
  const attach = useCommand(attachResume)
  const fields = attach.error instanceof UserError ? attach.error.fields : {}
  const isEmpty = upload === null && text.trim() === ''
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isEmpty) return
        attach.mutate(
          { id, ...(upload ? { upload_id: upload.uploadId } : {}), ...(text.trim() ? { resume_text: text } : {}) },
          {
            onSuccess: () => {
              kept.saved()
              onDone()
            },
          },
        )
      }}
    >
      <Stack gap="sm">
        <KeptLine kept={kept} />
        {attach.isError ? <Alert>{getErrorMessage(attach.error, 'Couldn’t save the resume. Try again.')}</Alert> : null}
        {hasResume ? <Alert kind="note">This replaces the current resume.</Alert> : null}
        <ResumeUpload upload={upload} onUpload={setUpload} error={fields.upload_id} />
        <Textarea
          label="Or paste the text"
          description={
            upload?.problem ? 'The file has no readable text. Paste it here.' : 'Pasted text overrides the file.'
          }
          autosize
          minRows={5}
          maxRows={14}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          error={fields.resume_text}
        />
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" disabled={isEmpty} loading={attach.isPending}>
          Save Resume
        </Button>
      </DialogActions>
    </form>
  )
}
