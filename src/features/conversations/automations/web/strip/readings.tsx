import { Button, Group, Text } from '@mantine/core'
import { IconSparkles } from '@reinforce/icons'
import { useId } from 'react'
import { getErrorMessage, type ReplyOf } from '../../../../../platform/web/call.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { showProblem, showToast } from '../../../../../ui/notice/show-toast.ts'
import { type candidateEnrollment, readReplyAs } from '../../contract/candidate-enrollment.ts'
import css from './strip.module.css'

type Enrollment = NonNullable<ReplyOf<typeof candidateEnrollment>['enrollment']>

type ReadingsProps = {
  enrollment: Enrollment
  mayEdit: boolean
  /** It is read, and the buttons go. */
  onRead: () => void
  /** Called after a refusal: the shown readings may be old. */
  onRefused: () => void
}

/**
 * A reply that waits for a person, with a button for each reading. A press continues the automation with that reading.
 */
export const Readings = ({
  enrollment: { id, revision, words, wrote, readings },
  mayEdit,
  onRead,
  onRefused,
}: ReadingsProps) => {
  const { mutate, isPending, variables } = useCommand(readReplyAs)
  const legend = useId()
  if (wrote === null || readings.length === 0) return null
  // The line above quotes a short reply already.
  const isQuoted = words.includes(`“${wrote.words.replace(/\s+/g, ' ').trim()}”`)
  const press = (reading: string) =>
    mutate(
      { id, revision, upTo: wrote.upTo, reading },
      {
        onSuccess: (done) => {
          showToast(/[.?!”]$/.test(done.words) ? done.words : `${done.words}.`, { id: 'reply-read' })
          onRead()
        },
        onError: (error) => {
          showProblem(getErrorMessage(error, 'Couldn’t save that. Try again.'), { id: 'reply-read' })
          onRefused()
        },
      },
    )
  return (
    <div className={css.readings} role="group" aria-label="What does this reply mean?">
      <div className={css.asks}>
        <Text size="sm" fw={600}>
          What does this reply mean?
        </Text>
        {readings.some(({ isSuggested }) => isSuggested) ? (
          <Text size="xs" c="dimmed" id={legend} className={css.legend}>
            <IconSparkles size={14} stroke={1.7} aria-hidden className={css.spark} />
            Suggested by AI
          </Text>
        ) : null}
      </div>
      {isQuoted ? null : <q className={css.wrote}>{wrote.words}</q>}
      {mayEdit ? (
        <Group gap={6} mt={4}>
          {readings.map((each) => (
            <Button
              key={each.id}
              size="compact-sm"
              variant={each.id === 'mine' || each.id === 'decline' ? 'default' : 'light'}
              loading={isPending && variables.reading === each.id}
              disabled={isPending}
              aria-describedby={each.isSuggested ? legend : undefined}
              className={css.reading}
              onClick={() => press(each.id)}
            >
              {each.label}
              {each.isSuggested ? (
                <span className={css.mark} aria-hidden>
                  <IconSparkles size={12} stroke={2} />
                </span>
              ) : null}
            </Button>
          ))}
        </Group>
      ) : null}
    </div>
  )
}
