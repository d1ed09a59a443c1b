import { UnstyledButton } from '@mantine/core'
import { IconCheck } from '@reinforce/icons'
import { pluralize } from '../../../../rules/words/count.ts'
import { stepNames } from './draft-data.ts'
import css from './wizard.module.css'

type StepsProps = {
  steps: readonly number[]
  step: number
  /** The number of problems that a step shows. */
  problems: (step: number) => number
  isDone: (step: number) => boolean
  onStep: (step: number) => void
}

/** The steps of an onboarding: done ones have a tick, and ones with problems their number. */
export const WizardSteps = ({ steps, step, problems, isDone, onStep }: StepsProps) => (
  <ol className={css.steps} aria-label="Steps">
    {steps.map((one, index) => (
      <li key={one}>
        <UnstyledButton
          className={css.step}
          aria-current={one === step ? 'step' : undefined}
          onClick={() => onStep(one)}
        >
          {index + 1}. {stepNames[one]}
          {problems(one) > 0 ? <span className={css.problems}> {pluralize(problems(one), 'problem')}</span> : null}
          {isDone(one) ? <IconCheck className={css.done} size={15} stroke={2.4} role="img" aria-label=" done" /> : null}
        </UnstyledButton>
      </li>
    ))}
  </ol>
)
