import { Button, CloseButton, Paper, Text, Title } from '@mantine/core'
import { IconCircle, IconCircleCheckFilled } from '@reinforce/icons'
import { Link, type LinkOptions } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { showProblem } from '../../../../../ui/notice/show-toast.ts'
import { showToastWithAction } from '../../../../../ui/notice/show-toast-with-action.tsx'
import { changeFirstStepView } from '../../contract/first-steps.ts'
import css from './first-steps.module.css'

export type FirstStepsProps = {
  list: 'folded' | 'open'
  /** Whether the first questions wait for the viewer. */
  questions: 'none' | 'open' | 'put_off'
  onAsk: () => void
}

/** A step in words: its name, the way to do it, and the places. */
export type StepWords = {
  title: string
  body: ReactNode
  ways?: readonly { label: string; link: LinkOptions }[]
}

const Step = ({ done, words: { title, body, ways = [] } }: { done: boolean; words: StepWords }) => (
  <li className={css.step}>
    <span className={css.mark} role="img" aria-label={done ? 'Done' : 'To do'}>
      {done ? <IconCircleCheckFilled size={20} /> : <IconCircle size={20} stroke={1.5} />}
    </span>
    <div className={css.body}>
      <Text fw={600} c={done ? 'dimmed' : undefined}>
        {title}
      </Text>
      {done ? null : (
        <Text size="sm" c="dimmed" component="div">
          {body}
        </Text>
      )}
    </div>
    <div className={css.ways}>
      {done
        ? null
        : ways.map(({ label, link }) => (
            <Button
              key={label}
              size="compact-md"
              variant="default"
              renderRoot={(props) => <Link {...props} {...link} />}
            >
              {label}
            </Button>
          ))}
    </div>
  </li>
)

const failed = 'Couldn’t save how you see the first steps. Try again.'

/** Folds at once, and dismisses with Undo; both are stored for the person. */
const useView = (isFolded: boolean) => {
  const change = useCommand(changeFirstStepView)
  const [chosen, setChosen] = useState<boolean | null>(null)
  const onError = () => {
    setChosen(null)
    showProblem(failed)
  }
  return {
    isFolded: chosen ?? isFolded,
    fold: (folded: boolean) => {
      setChosen(folded)
      change.mutate({ folded }, { onError })
    },
    dismiss: () =>
      change.mutate(
        { dismissed: true },
        {
          onError,
          onSuccess: () =>
            showToastWithAction('First steps dismissed.', {
              id: 'first-steps',
              // By then the card is gone, and with it the callbacks of `mutate`.
              onPress: () => void change.mutateAsync({ dismissed: false }).catch(() => showProblem(failed)),
            }),
        },
      ),
  }
}

type ListedStep = { key: string; done: boolean; words: StepWords }
type StepsCardProps = {
  list: 'folded' | 'open'
  steps: readonly ListedStep[]
  /** In place of the steps while they load, or if they failed to. */
  waits?: ReactNode
  /** Above the steps: the questions that wait. */
  first?: ReactNode
}

/** The list of first steps: how many are done, and folded the next one alone. */
export const StepsCard = ({ list, steps, waits = null, first = null }: StepsCardProps) => {
  const { isFolded, fold, dismiss } = useView(list === 'folded')
  const done = steps.filter((step) => step.done).length
  const next = steps.find((step) => !step.done)
  return (
    <Paper
      className={css.card}
      data-folded={isFolded || undefined}
      component="section"
      aria-labelledby="first-steps"
      px="md"
      py={isFolded ? 'xs' : 'md'}
    >
      <div className={css.head}>
        <Title order={2} id="first-steps" fz={isFolded ? 15 : 18}>
          First steps
        </Title>
        {waits === null ? (
          <Text size="sm" c="dimmed">
            {done} of {steps.length} done
          </Text>
        ) : null}
        {isFolded && next ? (
          <Text size="sm" className={css.next}>
            Next: {next.words.title}
          </Text>
        ) : null}
        <span className={css.tools}>
          <Button
            size="compact-md"
            variant="default"
            aria-expanded={!isFolded}
            aria-controls="first-steps-list"
            onClick={() => fold(!isFolded)}
          >
            {isFolded ? 'Show Steps' : 'Hide Steps'}
          </Button>
          <CloseButton size={32} aria-label="Dismiss first steps" onClick={dismiss} />
        </span>
      </div>
      <div id="first-steps-list" hidden={isFolded}>
        {isFolded ? null : (
          <>
            {first}
            {waits ?? (
              <ol className={css.list}>
                {steps.map(({ key, ...step }) => (
                  <Step key={key} {...step} />
                ))}
              </ol>
            )}
          </>
        )}
      </div>
    </Paper>
  )
}
