import type { CSSProperties } from 'react'
import type { FitLabel } from '../../rules/compute-fit-score.ts'
import { fitColors } from './fit-look.ts'
import css from './fit-score.module.css'

/** Returns the colors of a label as CSS variables, for a ring, a word, or bars. */
export const toFitStyle = (label: FitLabel): CSSProperties => {
  const colors = fitColors[label]
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--fit-bg': colors.light[0],
    '--fit-fg': colors.light[1],
    '--fit-bg-dark': colors.dark[0],
    '--fit-fg-dark': colors.dark[1],
    '--fit-bar': colors.dot,
  }
  return style
}

type ArcProps = {
  share: number
  /** A score from a claim that no registry confirmed is drawn in dashes. */
  isClaimed: boolean
}

const dash = 4
const gap = 2

/** The dashes of an arc: one, or many short ones. Lengths are hundredths of the ring. */
const createDashes = (share: number, isClaimed: boolean): string => {
  if (!isClaimed) return `${share} 100`
  const whole = Math.floor(share / (dash + gap))
  const last = Math.min(dash, share - whole * (dash + gap))
  return [...Array.from({ length: whole }, () => `${dash} ${gap}`), `${last} 100`].join(' ')
}

/** A ring that is as full as the score. */
export const Arc = ({ share, isClaimed }: ArcProps) => (
  <svg viewBox="0 0 72 72" aria-hidden="true">
    <circle className={css.track} cx="36" cy="36" r="32" />
    {share > 0 ? (
      <circle
        className={css.arc}
        cx="36"
        cy="36"
        r="32"
        pathLength="100"
        strokeDasharray={createDashes(share, isClaimed)}
      />
    ) : null}
  </svg>
)

/** The number of a score in a large ring. */
export const ScoreRing = ({ number, ...arc }: { number: string } & ArcProps) => (
  <span className={css.ring}>
    <Arc {...arc} />
    <span className={css.number}>{number}</span>
  </span>
)
