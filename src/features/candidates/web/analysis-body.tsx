import { Group, Progress, Stack, Text, Title } from '@mantine/core'
import { sentenceOf } from '../../../platform/web/call.ts'
import { useQuery } from '../../../platform/web/use-query.ts'
import { productName } from '../../../rules/product.ts'
import { Failed, LoadingLines } from '../../../ui/states.tsx'
import { candidateAnalysis } from '../contract.ts'
import { percentOf } from '../rules/fit-score.ts'
import { CandidateHead } from './candidate-head.tsx'
import { FitScore } from './fit-score.tsx'

type PartProps = { title: string; score?: string | null; text: string | null; missing: string; note?: string }

const Part = ({ title, score, text, missing, note }: PartProps) => {
  const percent = percentOf(score ?? null) / 100
  return (
    <section>
      <Group justify="space-between" mb={4}>
        <Title order={3}>{title}</Title>
        {percent > 0 ? <Text fw={600}>{Math.round(percent)}</Text> : null}
      </Group>
      {percent > 0 ? (
        <Progress value={percent} size={5} mb="xs" aria-label={`${title} ${Math.round(percent)} of 100`} />
      ) : null}
      <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }} c={text?.trim() ? undefined : 'dimmed'}>
        {text?.trim() || missing}
      </Text>
      {note ? (
        <Text size="xs" c="dimmed" mt={4}>
          {note}
        </Text>
      ) : null}
    </section>
  )
}

const skillsMissing = 'No skills analysis available.'
const experienceMissing = 'No experience analysis available.'

/** Scores and rationales of one candidate; a BCBA has a culture fit besides, shown apart. */
export const AnalysisBody = ({ id }: { id: string }) => {
  const analysis = useQuery(candidateAnalysis, { id }, { areas: ['candidates'] })
  if (analysis.isError)
    return (
      <Failed onRetry={() => void analysis.refetch()}>
        {sentenceOf(analysis.error, 'The analysis could not be loaded.')}
      </Failed>
    )
  if (!analysis.data) return <LoadingLines label="Loading analysis" lines={9} />
  const a = analysis.data
  const isBcba = a.candidate.position === 'BCBA'
  return (
    <Stack gap="lg">
      <CandidateHead row={a.candidate} />
      <div>
        <FitScore fit={a.candidate.fit} />
        <Text size="sm" c="dimmed" mt={4}>
          {a.fitReason}
        </Text>
      </div>
      {isBcba ? (
        <>
          <Part title="Skills" score={a.skills_score} text={a.bcba_skills_rationale} missing={skillsMissing} />
          <Part
            title="Experience"
            score={a.experience_score}
            text={a.bcba_experience_rationale}
            missing={experienceMissing}
          />
          <Part
            title="Culture Fit"
            score={a.culture_fit_score}
            text={a.culture_fit_rationale}
            missing="No culture fit analysis available."
            note="Culture fit is a weak and legally risky ground to decide on: weigh skills and experience first."
          />
        </>
      ) : (
        <>
          <Part title="Skills" score={a.skills_percentage} text={a.skills_rationale} missing={skillsMissing} />
          <Part
            title="Experience"
            score={a.experience_percentage}
            text={a.experience_rationale}
            missing={experienceMissing}
          />
        </>
      )}
      <Part
        title={`${productName} Analysis`}
        text={isBcba ? a.findbcbas_analysis : a.reinforce_analysis}
        missing="No overall analysis available."
      />
    </Stack>
  )
}
