import { IconRosetteDiscountCheckFilled } from '@reinforce/icons'
import type { CSSProperties } from 'react'
import { useMe } from '../../../../access/sign-in/web/public.ts'
import { type FitScore as Fit, getFitLabel } from '../../rules/compute-fit-score.ts'
import { hiddenWords } from '../../rules/resume/not-scored.ts'
import css from './fit-score.module.css'
import { getRegistryAnswer, type RatedRow } from './get-registry-answer.ts'
import { RegistryChip } from './registry-chip.tsx'
import { Arc, ScoreRing, toFitStyle } from './score-ring.tsx'

const useFit = (fit: Fit) => {
  const label = getFitLabel(fit, useMe()?.settings.excellentFrom)
  const replaced = fit.kind === 'terminated' || fit.kind === 'archived' || fit.number <= 0
  return {
    label: fit.hidden ? hiddenWords : label,
    style: toFitStyle(label),
    number: replaced ? '–' : String(fit.number),
    replaced,
  }
}

const unproven = new Set<string | undefined>(['claimed', 'unreadable', 'not-found'])

const isOnlyClaimed = (row: RatedRow) =>
  row.fit.kind === 'experienced' || (row.fit.kind === 'certified' && unproven.has(getRegistryAnswer(row)?.state))

/**
 * The round mark before a name: the score's number in a ring, and a seal if a registry confirmed the
 * certificate. Hover and screen readers get the words.
 */
export const FitIcon = ({ row }: { row: RatedRow }) => {
  const { label, style, number } = useFit(row.fit)
  const answer = getRegistryAnswer(row)
  const registry = answer ? `; ${answer.words}` : ''
  const said = `${number === '–' ? label : `${label}, ${number}`}${registry}${row.unread ? `. ${row.unread}` : ''}`
  return (
    <span className={css.icon} style={style} role="img" aria-label={said} data-hint={said}>
      <Arc share={number === '–' ? 0 : row.fit.number} isClaimed={isOnlyClaimed(row)} />
      <span className={css.inside}>{number}</span>
      {answer?.state === 'verified' ? (
        <IconRosetteDiscountCheckFilled size={15} className={css.seal} aria-hidden />
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
      {large ? (
        <ScoreRing number={number} share={replaced ? 0 : fit.number} isClaimed={isOnlyClaimed(row)} />
      ) : (
        <span className={css.icon}>
          <Arc share={replaced ? 0 : fit.number} isClaimed={isOnlyClaimed(row)} />
          <span className={css.inside}>{number}</span>
        </span>
      )}
      <span className={css.words}>
        <span className={css.label}>{label}</span>
        {answer ? (
          <RegistryChip answer={answer} wide={wide} of={fit.kind === 'computed' ? row.position : null} />
        ) : null}
      </span>
    </span>
  )
}
