import type { CSSProperties } from 'react'
import { useMe } from '../../../sign-in/web/door.ts'
import { type FitScore as Fit, fitLabel } from '../../rules/fit-score.ts'
import { fitColors, fitIcons } from './fit-look.ts'
import css from './fit-score.module.css'

const useFit = (fit: Fit) => {
  const label = fitLabel(fit, useMe()?.settings.excellentFrom)
  const colors = fitColors[label]
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--fit-bg': colors.light[0],
    '--fit-fg': colors.light[1],
    '--fit-bg-dark': colors.dark[0],
    '--fit-fg-dark': colors.dark[1],
    '--fit-bar': colors.dot,
  }
  const replaced = fit.kind === 'terminated' || fit.kind === 'archived' || fit.number <= 0
  return { label, style, Icon: fitIcons[label], number: replaced ? '–' : String(fit.number), replaced }
}

/** The round mark before a name: the score's number or the certificate, its words on hover and for screen readers. */
export const FitIcon = ({ fit }: { fit: Fit }) => {
  const { label, style, Icon, number } = useFit(fit)
  return (
    <span
      className={css.icon}
      style={style}
      role="img"
      aria-label={number === '–' ? label : `${label}, ${number}`}
      data-hint={Icon ? label : `${label}${number === '–' ? '' : `: ${number}`}`}
    >
      {Icon ? <Icon size={17} stroke={1.8} aria-hidden /> : number}
    </span>
  )
}

/** Number, bar and word. */
export const FitScore = ({ fit }: { fit: Fit }) => {
  const { label, style, number, replaced } = useFit(fit)
  return (
    <span className={css.score} style={style}>
      <span className={css.number}>{number}</span>
      <span className={css.bar} aria-hidden="true">
        <span className={css.fill} style={{ width: replaced ? 0 : `${fit.number}%` }} />
      </span>
      <span className={css.label}>{label}</span>
    </span>
  )
}
