import { Group, NumberInput, Paper, Text, Title } from '@mantine/core'
import { LearnMore } from '../../../../../ui/fold/learn-more.tsx'
import { formatCriterion } from '../format-criterion.ts'
import css from './rubric-fields.module.css'
import { type RubricOf, rubricLabels, sumPoints } from './rubric-words.ts'

type RubricFieldsProps = {
  rubric: RubricOf
  points: Record<string, number | null>
  /** Undefined: it is only read. */
  onChange: ((criterion: string, points: number | null) => void) | undefined
  problem: string | undefined
}

/** One rubric: its criteria with their points, 100 in all, and what a number means in words. */
export const RubricFields = ({ rubric, points, onChange, problem }: RubricFieldsProps) => {
  const label = rubricLabels[rubric.name]
  const sum = sumPoints(points)
  return (
    <Paper p="md" component="section" aria-label={label}>
      <Group justify="space-between" mb="xs">
        <Title order={3}>{label}</Title>
        <Text size="sm" c={sum === 100 ? 'dimmed' : 'red'} role="status">
          {sum} of 100
        </Text>
      </Group>
      {problem ? (
        <Text size="sm" c="red" role="alert" mb="xs">
          {problem}
        </Text>
      ) : null}
      <div className={css.criteria}>
        {rubric.criteria.map((one) => (
          <NumberInput
            key={one.name}
            size="xs"
            classNames={{ root: css.criterion }}
            label={formatCriterion(one.name)}
            description={`Default: ${one.published}`}
            inputWrapperOrder={['label', 'description', 'input', 'error']}
            min={0}
            max={100}
            allowDecimal={false}
            allowNegative={false}
            clampBehavior="strict"
            readOnly={!onChange}
            value={points[one.name] ?? ''}
            onChange={(next) => onChange?.(one.name, typeof next === 'number' ? next : null)}
          />
        ))}
      </div>
      <LearnMore about="What earns points?">
        {rubric.anchors.map((anchor, i) => `From ${i * 20}: ${anchor}`).join('. ')}.
      </LearnMore>
    </Paper>
  )
}
