import { useCommand } from '../../../../../platform/web/use-command.ts'
import { Dialog } from '../../../../../ui/dialog/dialog.tsx'
import { changeFirstStepView } from '../../contract/first-steps.ts'
import { FirstQuestionsBody } from './first-questions-body.tsx'

export type FirstQuestionsDialogProps = {
  opened: boolean
  /** The questions were put off before: closing says nothing new. */
  isPutOff: boolean
  onClose: () => void
}

/** The three questions of a clinic's first sign-in. Later, the close button, and Escape put them off; the answers stay. */
export const FirstQuestionsDialog = ({ opened, isPutOff, onClose }: FirstQuestionsDialogProps) => {
  const change = useCommand(changeFirstStepView)
  const putOff = () => {
    if (!isPutOff) change.mutate({ questions_put_off: true })
    onClose()
  }
  return (
    <Dialog opened={opened} onClose={putOff} title="Set up your clinic" size="lg">
      <FirstQuestionsBody onLater={putOff} onDone={onClose} />
    </Dialog>
  )
}
