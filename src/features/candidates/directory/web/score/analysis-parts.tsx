import { Group, Progress, Text, Title } from '@mantine/core'
import { Fragment, type ReactNode } from 'react'
import { Disclosure } from '../../../../../ui/fold/disclosure.tsx'
import { LoadingLines } from '../../../../../ui/states.tsx'
import { CriteriaList, formatAnalysis, useCriteria } from '../../../scoring/web/public.ts'
import { type FitScore, parsePercent } from '../../rules/compute-fit-score.ts'
import css from './analysis-parts.module.css'
import { useFitStyle } from './fit-score.tsx'

type PartProps = {
  title: string
  /** Level of its heading; 3 unless it is the first of a page. */
  order?: 2 | 3
  isWhole?: boolean
  score?: string | null
  text: string | null
  /** In place of a text that is blank. */
  missing: string
  note?: string
  /** After its title. */
  action?: ReactNode
  /** Its criteria, in place of the text. */
  children?: ReactNode
}

const Words = ({ text }: { text: string }) => (
  <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Text>
)

const Part = ({ title, order = 3, isWhole = false, score, text, missing, note, action, children }: PartProps) => {
  const percent = parsePercent(score ?? null) / 100
  return (
    <section data-whole={isWhole || undefined}>
      <Group justify={action ? 'flex-start' : 'space-between'} gap="xs" mb={4}>
        <Title order={order}>{title}</Title>
        {action}
        {percent > 0 ? <Text fw={600}>{Math.round(percent)}</Text> : null}
      </Group>
      {percent > 0 ? (
        <Progress
          value={percent}
          size={8}
          mb="xs"
          color="var(--fit-bar)"
          aria-label={`${title} ${Math.round(percent)} of 100`}
        />
      ) : null}
      {children ?? (text?.trim() ? <Words text={text.trim()} /> : <Text c="dimmed">{missing}</Text>)}
      {note ? (
        <Text size="xs" c="dimmed" mt={4}>
          {note}
        </Text>
      ) : null}
    </section>
  )
}

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

type AnalysisProps = {
  id: string
  fit: FitScore
  scores: Scores
  isBcba: boolean
  countsCulture: boolean
  /** Level of the first heading. */
  order?: 2 | 3
  /** After the first heading. */
  action?: ReactNode
}

const listParts = ({ scores, isBcba, countsCulture }: AnalysisProps) => [
  {
    title: 'Skills',
    part: 'skills' as const,
    score: isBcba ? scores.skills_score : scores.skills_percentage,
    text: isBcba ? scores.bcba_skills_rationale : scores.skills_rationale,
    missing: 'No skills analysis available.',
  },
  {
    title: 'Experience',
    part: 'experience' as const,
    score: isBcba ? scores.experience_score : scores.experience_percentage,
    text: isBcba ? scores.bcba_experience_rationale : scores.experience_rationale,
    missing: 'No experience analysis available.',
  },
  ...(isBcba
    ? [
        {
          title: 'Culture Fit',
          part: 'culture fit' as const,
          score: scores.culture_fit_score,
          text: scores.culture_fit_rationale,
          missing: 'No culture fit analysis available.',
          note:
            `${countsCulture ? '' : 'Not part of the score in this organization. '}Culture fit is weak evidence ` +
            'and legally risky. Weigh skills and experience first.',
        },
      ]
    : []),
]

const isBlank = (text: string | null) => !text?.trim()

/** Nothing was analyzed: said in one quiet line. */
const NoAnalysis = ({ sentences }: { sentences: readonly string[] }) => (
  <Text size="xs" c="dimmed">
    {sentences.map((sentence, at) => (
      <Fragment key={sentence}>
        {at === 0 ? null : ' '}
        <span>{sentence}</span>
      </Fragment>
    ))}
  </Text>
)

const noOverall = 'No overall analysis available.'

/**
 * The analysis in a line or two, then each score with its criteria as bars. A rationale that says the same as its bars
 * is behind a press. A BCBA also has a culture fit, shown apart.
 */
export const AnalysisParts = (props: AnalysisProps) => {
  const { id, fit, scores, isBcba, order = 3, action } = props
  const style = useFitStyle(fit)
  const { isPending, getCriteria, reviews } = useCriteria(id)
  if (isPending) return <LoadingLines label="Loading the analysis" lines={12} />
  const parts = listParts(props).map(({ part, ...rest }) => ({ ...rest, criteria: getCriteria(part) }))
  const folded = parts.filter(({ criteria, text }) => criteria.length > 0 && text?.trim())
  const overall = isBcba ? scores.findbcbas_analysis : scores.reinforce_analysis
  const hasNothing = parts.every(
    ({ criteria, text, score }) => criteria.length === 0 && isBlank(text) && parsePercent(score) === 0,
  )
  if (hasNothing && isBlank(overall)) {
    const notes = parts.flatMap(({ note }) => note ?? [])
    return (
      <>
        <NoAnalysis sentences={[noOverall, ...parts.map(({ missing }) => missing), ...notes]} />
        {action}
      </>
    )
  }
  return (
    <div className={css.parts} style={style}>
      <Part
        title="Analysis"
        order={order}
        isWhole
        text={overall && formatAnalysis(overall)}
        missing={noOverall}
        action={action}
      />
      {parts.map(({ title, score, text, missing, note, criteria }) => (
        <Part key={title} title={title} score={score} text={text} missing={missing} {...(note ? { note } : {})}>
          {criteria.length > 0 ? <CriteriaList id={id} criteria={criteria} reviews={reviews} /> : null}
        </Part>
      ))}
      {folded.length > 0 ? (
        <div data-whole>
          <Disclosure label="Show Full Reasons">
            {folded.map(({ title, text }) => (
              <div key={title}>
                <Text fw={600}>{title}</Text>
                <Words text={formatAnalysis(text ?? '')} />
              </div>
            ))}
          </Disclosure>
        </div>
      ) : null}
    </div>
  )
}
