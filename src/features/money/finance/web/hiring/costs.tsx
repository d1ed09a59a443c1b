import { Group, SegmentedControl, SimpleGrid, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { viewerTimeZone } from '../../../../../platform/web/time-zone.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { formatUsd } from '../../../../../rules/money.ts'
import { pluralize } from '../../../../../rules/words/count.ts'
import { formatCount } from '../../../../../rules/words/format-count.ts'
import { ErrorState } from '../../../../../ui/states.tsx'
import type { Hiring } from '../../contract/hiring.ts'
import { performanceReport } from '../../contract/reports.ts'
import { type CostBasis, computeCost } from '../../rules/cost.ts'
import { type Period, showPeriod } from '../../rules/periods/period.ts'
import { Figure } from '../figure.tsx'
import type { OnPeople, People } from './people-link.tsx'

type CostsProps = { hiring: Hiring; month: Period; organization: string | undefined; onPeople: OnPeople }

const bases: { value: CostBasis; label: string }[] = [
  { value: 'reports', label: 'Reports' },
  { value: 'invoices', label: 'Paid invoices' },
]

/** Cost per qualified candidate and per hire of the month, from its reports or its paid invoices. */
export const Costs = ({ hiring, month, organization, onPeople }: CostsProps) => {
  const ours = { timeZone: viewerTimeZone, ...(organization ? { organization } : {}) }
  const report = useQuery(performanceReport, { month, ...ours }, { keepPrevious: true })
  const [basis, setBasis] = useState<CostBasis>('reports')
  const spent = basis === 'reports' ? report.data?.totals : report.data?.paidInvoices
  const costs: readonly { label: string; count: number; who: string; people: People }[] = [
    {
      label: 'Cost per qualified candidate',
      count: hiring.reached[1] ?? 0,
      who: 'qualified candidates',
      people: { title: 'Qualified candidates', stage: 1 },
    },
    {
      label: 'Cost per hire',
      count: hiring.hires,
      who: 'hires in the period, whenever received',
      people: { title: 'Hired in the period', of: 'hired' },
    },
  ]
  return (
    <div>
      <Group justify="space-between" mt="md" mb={4}>
        <Title order={3}>Cost</Title>
        <SegmentedControl
          size="xs"
          aria-label="Cost basis"
          data={bases}
          value={basis}
          onChange={(value) => setBasis(value === 'invoices' ? 'invoices' : 'reports')}
        />
      </Group>
      <Text size="sm" c="dimmed" mb="xs">
        {basis === 'reports' ? 'The amounts of the reports for' : 'Payments on the invoices of'} {showPeriod(month)},
        divided by people. A qualified candidate arrived in the period and reached Reviewed By Clinic or later. A hire
        was marked Hired in the period.
      </Text>
      {report.isError && !spent ? (
        <ErrorState onRetry={() => void report.refetch()}>
          {getErrorMessage(report.error, 'Couldn’t load the reports.')}
        </ErrorState>
      ) : (
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          {costs.map(({ label, count, who, people }) => {
            const cost = spent ? computeCost(spent, count, basis) : null
            return (
              <Figure
                key={label}
                label={label}
                value={cost ? (cost.each === null ? '–' : formatUsd(cost.each)) : null}
                note={
                  cost && spent
                    ? (cost.missing ??
                      `${formatUsd(spent.amount)} of ` +
                        `${pluralize(spent.rows, basis === 'reports' ? 'report' : 'paid invoice')}, by ` +
                        `${formatCount(count)} ${who}`)
                    : null
                }
                onOpen={cost && cost.each !== null ? () => onPeople(people) : undefined}
              />
            )
          })}
        </SimpleGrid>
      )}
    </div>
  )
}
