import { Group, Progress, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { productName } from '../../../../../rules/product.ts'
import { PartCriteria } from '../../../scoring/web/public.ts'
import { parsePercent } from '../../rules/compute-fit-score.ts'

type PartProps = {
  title: string
  score?: string | null
  text: string | null
  missing: string
  note?: string
  children?: ReactNode
}

const Part = ({ title, score, text, missing, note, children }: PartProps) => {
  const percent = parsePercent(score ?? null) / 100
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
      {children}
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

type Scores = Record<
  | 'skills_percentage'
  | 'experience_percentage'
  | 'skills_rationale'
  | 'experience_rationale'
  | 'reinforce_analysis'
  | 'skills_score'
  | 'experience_score'
  | 'culture_fit_score'
  | 'bcba_skills_rationale'
  | 'bcba_experience_rationale'
  | 'culture_fit_rationale'
  | 'findbcbas_analysis',
  string | null
>

/** Each score with its words. A BCBA also has a culture fit, shown apart. */
type AnalysisProps = { id: string; scores: Scores; isBcba: boolean; countsCulture: boolean }

export const AnalysisParts = ({ id, scores, isBcba, countsCulture }: AnalysisProps) => (
  <>
    <Part
      title="Skills"
      score={isBcba ? scores.skills_score : scores.skills_percentage}
      text={isBcba ? scores.bcba_skills_rationale : scores.skills_rationale}
      missing={skillsMissing}
    >
      <PartCriteria id={id} part="skills" />
    </Part>
    <Part
      title="Experience"
      score={isBcba ? scores.experience_score : scores.experience_percentage}
      text={isBcba ? scores.bcba_experience_rationale : scores.experience_rationale}
      missing={experienceMissing}
    >
      <PartCriteria id={id} part="experience" />
    </Part>
    <Part
      title={`${productName} Analysis`}
      text={isBcba ? scores.findbcbas_analysis : scores.reinforce_analysis}
      missing="No overall analysis available."
    />
    {isBcba ? (
      <Part
        title="Culture Fit"
        score={scores.culture_fit_score}
        text={scores.culture_fit_rationale}
        missing="No culture fit analysis available."
        note={
          `${countsCulture ? '' : 'Not part of the score in this organization. '}Culture fit is weak evidence ` +
          'and legally risky. Weigh skills and experience first.'
        }
      >
        <PartCriteria id={id} part="culture fit" />
      </Part>
    ) : null}
  </>
)
