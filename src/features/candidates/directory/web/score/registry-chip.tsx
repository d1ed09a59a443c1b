import { VisuallyHidden } from '@mantine/core'
import { IconRosetteDiscountCheckFilled } from '@reinforce/icons'
import type { RegistryAnswer } from '../../rules/credential/describe-registry-answer.ts'
import css from './registry-chip.module.css'

type RegistryChipProps = {
  answer: RegistryAnswer
  wide?: boolean
  /** The certificate by name, where the score next to it has another source. */
  of?: string | null
}

/** The registry's answer, with a seal if it confirmed the certificate, shortened to fit. Hover and screen readers get the full text. */
export const RegistryChip = ({ answer, wide, of }: RegistryChipProps) => {
  const seal =
    answer.state === 'verified' ? <IconRosetteDiscountCheckFilled size={14} className={css.seal} aria-hidden /> : null
  return (
    <span
      className={css.chip}
      data-state={answer.state}
      data-wide={wide || undefined}
      data-named={Boolean(of) || undefined}
      data-hint={answer.hint}
    >
      {seal}
      {wide ? (
        of && answer.state === 'claimed' ? (
          `${of} ${answer.words}`
        ) : (
          answer.words
        )
      ) : (
        <>
          <span aria-hidden="true">
            {of ? <span data-of>{of} </span> : null}
            {answer.short}
          </span>
          <VisuallyHidden>{answer.words}</VisuallyHidden>
        </>
      )}
    </span>
  )
}
