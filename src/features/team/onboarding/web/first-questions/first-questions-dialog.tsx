import { useState } from 'react'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { Dialog } from '../../../../../ui/dialog/dialog.tsx'
import { changeFirstStepView } from '../../contract/first-steps.ts'
import { FirstQuestionsBody } from './first-questions-body.tsx'
import type { GivenAnswers } from './use-answers.ts'

export type FirstQuestionsDialogProps = {
  opened: boolean
  /** The questions were put off before: closing says nothing new. */
  isPutOff: boolean
  onClose: () => void
}

/** Keeps the answers while the dialog is closed. */
const createKept = () => {
  let kept: Partial<GivenAnswers> = {}
  return {
    load: () => kept,
    store: (answers: Partial<GivenAnswers>) => {
      kept = answers
    },
  }
}

/** The three questions of a clinic's first sign-in. Later, the close button, and Escape put them off; the answers stay. */
export const FirstQuestionsDialog = ({ opened, isPutOff, onClose }: FirstQuestionsDialogProps) => {
  const change = useCommand(changeFirstStepView)
  const [given] = useState(createKept)
  const putOff = () => {
    if (!isPutOff) change.mutate({ questions_put_off: true })
    onClose()
  }
  return (
    <Dialog opened={opened} onClose={putOff} title="Set up your clinic" size="lg">
      <FirstQuestionsBody given={given.load()} onGiven={given.store} onLater={putOff} onDone={onClose} />
    </Dialog>
  )
}
