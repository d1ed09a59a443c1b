import { Button, Text } from '@mantine/core'
import { IconSparkles } from '@reinforce/icons'
import { getErrorMessage, type ReplyOf } from '../../../../../platform/web/call.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { showProblem, showToast } from '../../../../../ui/notice/show-toast.ts'
import { type candidateEnrollment, undoReading } from '../../contract/candidate-enrollment.ts'
import css from './strip.module.css'

const told = {
  none: 'Undone. Classify the reply or answer it.',
  canceled: 'Undone. The next text won’t be sent. Classify the reply or answer it.',
  left: 'Undone. The next text was already sent. Classify the reply or answer it.',
}

type UndoReadingProps = {
  enrollment: NonNullable<ReplyOf<typeof candidateEnrollment>['enrollment']>
}

/** Shows that AI read the newest reply and the automation continued, with a button to undo that. */
export const UndoReading = ({ enrollment: { id, revision, acts } }: UndoReadingProps) => {
  const { mutate, isPending } = useCommand(undoReading)
  const act = acts.at(-1)
  if (!act?.heard) return null
  return (
    <div className={css.readings} role="group" aria-label="AI read this reply">
      <div className={css.asks}>
        <Text size="xs" c="dimmed" className={css.legend}>
          <IconSparkles size={14} stroke={1.7} aria-hidden className={css.spark} />
          AI read this reply
        </Text>
        <Button
          size="compact-sm"
          variant="default"
          loading={isPending}
          onClick={() =>
            mutate(
              { id, revision },
              {
                onSuccess: ({ text }) => showToast(told[text], { id: 'reply-read' }),
                onError: (error) =>
                  showProblem(getErrorMessage(error, 'Couldn’t undo that. Try again.'), { id: 'reply-read' }),
              },
            )
          }
        >
          Undo
        </Button>
      </div>
      <q className={css.wrote}>{act.heard}</q>
    </div>
  )
}
