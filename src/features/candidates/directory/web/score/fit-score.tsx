import type { CSSProperties } from 'react'
import { useMe } from '../../../../access/sign-in/web/public.ts'
import { type FitScore as Fit, getFitLabel } from '../../rules/compute-fit-score.ts'
import { hiddenWords } from '../../rules/resume/not-scored.ts'
import { fitColors } from './fit-look.ts'
import css from './fit-score.module.css'
import { getRegistryAnswer, type RatedRow } from './get-registry-answer.ts'
import { RegistryChip } from './registry-chip.tsx'
import { Seal } from './seal.tsx'

const useFit = (fit: Fit) => {
  const label = getFitLabel(fit, useMe()?.settings.excellentFrom)
  const colors = fitColors[label]
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--fit-bg': colors.light[0],
    '--fit-fg': colors.light[1],
    '--fit-bg-dark': colors.dark[0],
    '--fit-fg-dark': colors.dark[1],
    '--fit-bar': colors.dot,
  }
  const replaced = fit.kind === 'terminated' || fit.kind === 'archived' || fit.number <= 0
  return {
    label: fit.hidden ? hiddenWords : label,
    style,
    number: replaced ? '–' : String(fit.number),
    replaced,
  }
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
const Arc = ({ share, isClaimed }: ArcProps) => (
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

const unproven = new Set<string | undefined>(['claimed', 'unreadable', 'not-found'])

const isOnlyClaimed = (row: RatedRow) =>
  row.fit.kind === 'experienced' || (row.fit.kind === 'certified' && unproven.has(getRegistryAnswer(row)?.state))

/**
 * The round mark before a name: the score's number in a ring, and a seal if a registry answered about the certificate, with a check only
 * if it confirmed it. Hover and screen readers get the words.
 */
export const FitIcon = ({ row }: { row: RatedRow }) => {
  const { label, style, number } = useFit(row.fit)
  const answer = getRegistryAnswer(row)
  const registry = answer ? `; ${answer.words}` : ''
  const said = `${number === '–' ? label : `${label}, ${number}`}${registry}${row.unread ? `. ${row.unread}` : ''}`
  return (
    <span
      className={css.icon}
      style={style}
      role="img"
      data-registry={answer?.state}
      aria-label={said}
      data-hint={said}
    >
      <Arc share={number === '–' ? 0 : row.fit.number} isClaimed={isOnlyClaimed(row)} />
      <span className={css.inside}>{number}</span>
      {answer && answer.state !== 'claimed' ? (
        <Seal state={answer.state} size={15} stroke={2.4} className={css.seal} aria-hidden />
      ) : null}
    </span>
  )
}

/** Returns the colors of a score as CSS variables, for bars that belong to it (`--fit-bar`). */
export const useFitStyle = (fit: Fit): CSSProperties => useFit(fit).style

/** The brackets at the end of a label: only where there is room. */
const longEnd = / \(.*\)$/

/** The word of a score, for a line of facts next to its ring, which has the whole score for screen readers. */
export const FitWord = ({ row }: { row: RatedRow }) => {
  const { label, style } = useFit(row.fit)
  return (
    <span className={css.word} style={style} aria-hidden="true">
      {label.replace(longEnd, '')}
      <span className={css.end}>{longEnd.exec(label)?.[0]}</span>
    </span>
  )
}

type FitScoreProps = { row: RatedRow; wide?: boolean; large?: boolean }

/**
 * The number in a ring and its word next to it, and what a registry said about the certification number; `wide` where there is room for
 * all its words, `large` where the score is the first thing to read.
 */
export const FitScore = ({ row, wide = false, large = false }: FitScoreProps) => {
  const { fit } = row
  const { label, style, number, replaced } = useFit(fit)
  const answer = getRegistryAnswer(row)
  return (
    <span
      className={css.score}
      style={style}
      data-hint={row.unread}
      data-large={large || undefined}
      data-blank={replaced || undefined}
    >
      <span className={large ? css.ring : css.icon}>
        <Arc share={replaced ? 0 : fit.number} isClaimed={isOnlyClaimed(row)} />
        <span className={large ? css.number : css.inside}>{number}</span>
      </span>
      <span className={css.words}>
        <span className={css.label}>{label}</span>
        {answer ? <RegistryChip answer={answer} wide={wide} /> : null}
      </span>
    </span>
  )
}
