import { Group, NumberInput, Paper, SimpleGrid, Text, Title } from '@mantine/core'
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
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        {rubric.criteria.map((one) => (
          <NumberInput
            key={one.name}
            label={one.name}
            description={`Published: ${one.published}`}
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
      </SimpleGrid>
      <Text size="xs" c="dimmed" mt="sm">
        {rubric.anchors.map((anchor, i) => `From ${i * 20}: ${anchor}`).join('. ')}.
      </Text>
    </Paper>
  )
}
