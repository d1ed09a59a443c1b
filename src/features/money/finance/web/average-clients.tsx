import { Anchor, Group, Skeleton, Text } from '@mantine/core'
import { formatShortMonth } from '../../../../rules/periods/month.ts'
import { pluralize } from '../../../../rules/words/count.ts'
import { formatCount } from '../../../../rules/words/format-count.ts'
import type { PerformanceReportReply } from '../contract/reports.ts'
import css from './figure.module.css'
import { Section } from './section.tsx'

type AverageClientsProps = {
  average: PerformanceReportReply['average'] | undefined
  onMonth: (month: string) => void
}

/** The average and how it comes about: the distinct customers of every month that has reports, added up and divided. */
export const AverageClients = ({ average, onMonth }: AverageClientsProps) => {
  const months = average?.months ?? []
  const sum = months.reduce((total, { clients }) => total + clients, 0)
  return (
    <Section id="average-clients" title="Average Clients Per Month">
      {average ? (
        <div className={css.plain}>{average.value.toLocaleString('en-US', { maximumFractionDigits: 1 })}</div>
      ) : (
        <Skeleton height={28} width={72} radius="sm" my={4} />
      )}
      <Text size="sm" c="dimmed" mb="xs">
        {months.length === 0
          ? 'No report names a customer yet.'
          : `${formatCount(sum)} ÷ ${pluralize(months.length, 'month')} = ${average?.value}. Each customer counts once a ` +
            'month, by the day of the report. Reports without a customer are skipped.'}
      </Text>
      <Group component="ul" gap={8} p={0} m={0} style={{ listStyle: 'none' }} aria-label="Distinct customers by month">
        {months.map(({ month, clients }) => (
          <li key={month}>
            <Anchor
              component="button"
              type="button"
              size="sm"
              onClick={() => onMonth(month)}
              aria-label={`${formatShortMonth(month)}: ${clients} clients. Show the reports`}
            >
              {formatShortMonth(month)}: {clients}
            </Anchor>
          </li>
        ))}
      </Group>
    </Section>
  )
}
