import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { lazyBody } from '../../../../ui/lazy.tsx'
import type { TextSubject } from './text-subject.ts'

/** The form alone, for a place in a page. */
export const TextForm = lazyBody(async () => (await import('./text-form.tsx')).TextForm)

export type TextDialogProps = {
  opened: boolean
  onClose: () => void
  /** After a text was sent or a bulk text was queued. */
  onSent: () => void
  subject: TextSubject | null
  loadResumeText: (candidateId: string) => Promise<string>
  /** The start text instead of the reader's default. */
  message?: string | undefined
}

/** Write a text to one candidate or to many. */
export const TextDialog = ({ opened, onClose, onSent, subject, loadResumeText, message }: TextDialogProps) => (
  <Dialog opened={opened} onClose={onClose} title="Send Text Message" size="lg">
    {subject ? (
      <TextForm subject={subject} onSent={onSent} onCancel={onClose} loadResumeText={loadResumeText} start={message} />
    ) : null}
  </Dialog>
)
