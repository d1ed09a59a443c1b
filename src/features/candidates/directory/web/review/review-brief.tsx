import { Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { formatAnalysis } from '../../../scoring/web/public.ts'
import { type CandidateRow, candidateAnalysis } from '../../contract/directory.ts'
import { listPlaces } from '../../rules/list-places.ts'
import { explainMissingScore, isUnscored } from '../../rules/resume/explain-missing-score.ts'
import { AnalysisBody } from '../lazy-bodies.tsx'
import { FitScore } from '../score/fit-score.tsx'
import css from './review.module.css'

/** The analysis in a line or two: strongest points and gaps, else why there is no score. */
const useNote = ({ id, position, unread }: CandidateRow): string => {
  const { data } = useQuery(candidateAnalysis, { id })
  if (!data) return ''
  const overall = position === 'BCBA' ? data.findbcbas_analysis : data.reinforce_analysis
  if (overall?.trim()) return unread ?? formatAnalysis(overall.trim())
  return isUnscored(data.candidate) ? explainMissingScore(data.candidate) : (unread ?? data.fitReason)
}

/**
 * A person, their score, and its reason in so few lines that a phone shows the resume below them. The whole analysis
 * is behind a press. Each line has its room before it is there.
 */
export const ReviewBrief = ({ row }: { row: CandidateRow }) => {
  const [isOpen, setOpen] = useState(false)
  const note = useNote(row)
  return (
    <div className={css.brief}>
      <div>
        <Title order={2}>{row.name || row.full_name || 'Unknown'}</Title>
        <Text size="sm" c="dimmed">
          {[row.position, row.type, ...listPlaces(row, false)].join(' · ')}
        </Text>
      </div>
      <FitScore row={row} wide large />
      <p className={css.note}>{note}</p>
      {isUnscored(row) ? null : (
        <details className={css.all} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>Why this score</summary>
          {isOpen ? <AnalysisBody id={row.id} isNamed isScored /> : null}
        </details>
      )}
    </div>
  )
}
