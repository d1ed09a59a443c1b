import { IconRosetteDiscountCheckFilled } from '@reinforce/icons'
import type { CSSProperties } from 'react'
import { useMe } from '../../../../access/sign-in/web/public.ts'
import { type FitScore as Fit, getFitLabel } from '../../rules/compute-fit-score.ts'
import { hiddenWords } from '../../rules/resume/not-scored.ts'
import css from './fit-score.module.css'
import { getCertificate, getFitNote, isOnlyClaimed, type RatedRow } from './get-registry-answer.ts'
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

/**
 * The round mark before a name: the score's number in a ring, and a seal if a registry confirmed the
 * certificate. Hover and screen readers get the words.
 */
export const FitIcon = ({ row }: { row: RatedRow }) => {
  const { label, style, number } = useFit(row.fit)
  const note = getFitNote(row)
  const registry = note ? `; ${note.words}` : ''
  const said = `${number === '–' ? label : `${label}, ${number}`}${registry}${row.unread ? `. ${row.unread}` : ''}`
  return (
    <span className={css.icon} style={style} role="img" aria-label={said} data-hint={said}>
      <Arc share={number === '–' ? 0 : row.fit.number} isClaimed={isOnlyClaimed(note)} />
      <span className={css.inside}>{number}</span>
      {note?.state === 'verified' ? (
        <IconRosetteDiscountCheckFilled size={15} className={css.seal} aria-hidden />
      ) : null}
    </span>
  )
}

/** Returns the colors of a score as CSS variables, for bars that belong to it (`--fit-bar`). */
export const useFitStyle = (fit: Fit): CSSProperties => useFit(fit).style

/** The brackets at the end of a label: only where there is room. */
const longEnd = / \(.*\)$/

/** The words of a score and its claim in one line, next to the ring, which has the whole score for screen readers. */
export const FitWords = ({ row }: { row: RatedRow }) => {
  const { label, style } = useFit(row.fit)
  const note = getFitNote(row)
  return (
    <span className={css.inline} aria-hidden="true">
      <span className={css.word} style={style}>
        {label.replace(longEnd, '')}
        <span className={css.end}>{longEnd.exec(label)?.[0]}</span>
      </span>
      {note ? (
        <>
          <span data-comma>, </span>
          <RegistryChip answer={note} of={getCertificate(row)} />
        </>
      ) : null}
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
  const note = getFitNote(row)
  return (
    <span
      className={css.score}
      style={style}
      data-hint={row.unread}
      data-large={large || undefined}
      data-blank={replaced || undefined}
    >
      {large ? (
        <ScoreRing number={number} share={replaced ? 0 : fit.number} isClaimed={isOnlyClaimed(note)} />
      ) : (
        <span className={css.icon}>
          <Arc share={replaced ? 0 : fit.number} isClaimed={isOnlyClaimed(note)} />
          <span className={css.inside}>{number}</span>
        </span>
      )}
      <span className={css.words}>
        <span className={css.label}>{label}</span>
        {note ? <RegistryChip answer={note} wide={wide} of={getCertificate(row)} /> : null}
      </span>
    </span>
  )
}
