import { Anchor, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { lazyComponent } from '../../../../../ui/lazy.tsx'
import { ErrorState, LoadingLines } from '../../../../../ui/states.tsx'
import { useCan } from '../../../../access/sign-in/web/public.ts'
import { ResumeScore } from '../../../scoring/web/public.ts'
import { type CandidateRow, candidateAnalysis } from '../../contract/directory.ts'
import { getPage } from '../../rules/candidate-link.ts'
import { canClearCertification } from '../../rules/credential/describe-registry-answer.ts'
import { isUnscored } from '../../rules/resume/explain-missing-score.ts'
import { blindSentence } from '../../rules/resume/not-scored.ts'
import { CandidateHead } from '../candidate-head.tsx'
import { AnalysisParts } from './analysis-parts.tsx'
import { FitScore } from './fit-score.tsx'
import { getRegistryAnswer } from './get-registry-answer.ts'
import { MissingScore } from './lazy-missing-score.tsx'

// Few numbers can be cleared. The room of its button is there.
const ClearCertification = lazyComponent(
  async () => (await import('./clear-certification.tsx')).ClearCertification,
  <div style={{ minHeight: 30 }} />,
)

/** Leads to where a claimed number is looked up and the answer recorded. Renders nothing if someone looked. */
const Verify = ({ row }: { row: CandidateRow }) => {
  const mayEdit = useCan('candidates:edit')
  if (!mayEdit || getRegistryAnswer(row)?.state !== 'claimed') return null
  return (
    <Anchor
      size="sm"
      underline="always"
      style={{ whiteSpace: 'nowrap' }}
      renderRoot={(props) => <Link {...props} {...getPage(row)} search={{ tab: 'credential' }} />}
    >
      Verify
    </Anchor>
  )
}

type AnalysisBodyProps = {
  id: string
  /** The name is next to it already. */
  isNamed?: boolean
  /** The number is above it already. */
  isScored?: boolean
  /** The phone number and the status are next to it already. */
  isReached?: boolean
  /** After the heading of the analysis. */
  action?: ReactNode
  /** Next to the status. */
  mark?: ReactNode
  /** Content below the score and its reasons. */
  below?: ReactNode
}

/** The reading of one candidate's résumé, then scores and rationales. A BCBA also has a culture fit, shown apart. */
export const AnalysisBody = ({ id, mark, below, action, ...known }: AnalysisBodyProps) => {
  const { isNamed = false, isScored = false, isReached = false } = known
  const analysis = useQuery(candidateAnalysis, { id })
  const mayEdit = useCan('candidates:edit')
  if (analysis.isError)
    return (
      <ErrorState onRetry={() => void analysis.refetch()}>
        {getErrorMessage(analysis.error, 'Couldn’t load the analysis.')}
      </ErrorState>
    )
  if (!analysis.data) return <LoadingLines label="Loading analysis" lines={9} />
  const a = analysis.data
  const isMissing = isUnscored(a.candidate) && a.score_override === null
  return (
    <Stack gap="lg">
      <CandidateHead row={a.candidate} isNamed={isNamed} isReached={isReached} mark={mark} />
      <div>
        {isScored ? null : <FitScore row={a.candidate} wide large />}
        {isMissing ? (
          <MissingScore row={a.candidate} />
        ) : (
          <Text size="sm" c="dimmed" mt={4}>
            {a.fitReason} <Verify row={a.candidate} />
          </Text>
        )}
        {mayEdit && canClearCertification(getRegistryAnswer(a.candidate)) ? (
          <ClearCertification
            key={a.candidate.id}
            candidate={a.candidate}
            scores={a}
            countsCulture={a.counts_culture_fit}
            override={a.score_override}
          />
        ) : null}
      </div>
      {below}
      {!isMissing && a.candidate.unread && !a.fitReason.includes(a.candidate.unread) ? (
        <Alert kind="note">{a.candidate.unread}</Alert>
      ) : null}
      <ResumeScore id={id}>
        {a.candidate.unread === blindSentence ? null : (
          <AnalysisParts
            id={id}
            fit={a.candidate.fit}
            countsCulture={a.counts_culture_fit}
            scores={a}
            isBcba={a.candidate.position === 'BCBA'}
            action={action}
          />
        )}
      </ResumeScore>
    </Stack>
  )
}
