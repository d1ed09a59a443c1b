import { SimpleGrid, Text } from '@mantine/core'
import { formatCount } from '../../../../../rules/words/format-count.ts'
import type { Hiring } from '../../contract/hiring.ts'
import { showShare } from '../../rules/hiring.ts'
import { Figure } from '../figure.tsx'
import { type OnPeople, PeopleLink } from './people-link.tsx'

/** Share of the month's hires still there after 30, 60, and 90 days, or why it is unknown. */
export const Retention = ({ hiring, onPeople }: { hiring: Hiring; onPeople: OnPeople }) => (
  <>
    <Text size="sm" c="dimmed" mb="xs">
      Of the{' '}
      <PeopleLink people={{ title: 'Hired in the period', of: 'hired' }} onPeople={onPeople} count={hiring.hires}>
        {`${formatCount(hiring.hires)} recorded as Hired in this period`}
      </PeopleLink>
      , those hired long enough ago. People marked Terminated have left.
    </Text>
    <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
      {hiring.retention.map(({ days, due, stayed, rate, missing }) => (
        <Figure
          key={days}
          label={`Stayed ${days} days`}
          value={showShare(rate)}
          note={missing ?? `${formatCount(stayed)} of ${formatCount(due)}`}
          onOpen={
            missing ? undefined : () => onPeople({ title: `Stayed ${days} days`, of: 'hired', days, stayed: 'stayed' })
          }
        />
      ))}
    </SimpleGrid>
  </>
)
