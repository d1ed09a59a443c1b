import { VisuallyHidden } from '@mantine/core'
import type { RegistryAnswer } from '../../rules/credential/describe-registry-answer.ts'
import css from './registry-chip.module.css'

/** The registry's answer, shortened to fit. Hover and screen readers get the full text. */
export const RegistryChip = ({ answer, wide }: { answer: RegistryAnswer; wide?: boolean }) =>
  wide ? (
    <span
      className={css.chip}
      data-state={answer.state}
      data-wide
      title={answer.hint === answer.words ? undefined : answer.hint}
    >
      {answer.words}
    </span>
  ) : (
    <span className={css.chip} data-state={answer.state} data-hint={answer.hint}>
      <span aria-hidden="true">{answer.short}</span>
      <VisuallyHidden>{answer.words}</VisuallyHidden>
    </span>
  )
