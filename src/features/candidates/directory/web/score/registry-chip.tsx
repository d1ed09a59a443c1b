import { VisuallyHidden } from '@mantine/core'
import type { RegistryAnswer } from '../../rules/credential/describe-registry-answer.ts'
import css from './registry-chip.module.css'
import { Seal } from './seal.tsx'

type RegistryChipProps = {
  answer: RegistryAnswer
  wide?: boolean
  /** The score next to it has another source, so the certificate is named. */
  isNamed?: boolean
}

/** The seal of a certificate and the registry's answer, shortened to fit. Hover and screen readers get the full text. */
export const RegistryChip = ({ answer, wide, isNamed }: RegistryChipProps) => {
  const seal = <Seal state={answer.state} size={wide ? 15 : 13} stroke={2} className={css.seal} aria-hidden />
  return wide ? (
    <span
      className={css.chip}
      data-state={answer.state}
      data-wide
      title={answer.hint === answer.words ? undefined : answer.hint}
    >
      {seal}
      {isNamed ? `Certificate: ${answer.words}` : answer.words}
    </span>
  ) : (
    <span className={css.chip} data-state={answer.state} data-hint={answer.hint}>
      {seal}
      <span aria-hidden="true">{isNamed ? `certificate ${answer.short}` : answer.short}</span>
      <VisuallyHidden>{answer.words}</VisuallyHidden>
    </span>
  )
}
