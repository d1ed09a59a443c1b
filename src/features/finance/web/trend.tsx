import { Skeleton } from '@mantine/core'
import { lazyComponent } from '../../../ui/lazy.tsx'
import { Empty } from '../../../ui/states.tsx'
import type { PerformanceReportReply } from '../contract/reports.ts'
import css from './figure.module.css'
import { Section } from './section.tsx'

const TrendTable = lazyComponent(async () => (await import('./trend-table.tsx')).TrendTable)
const TrendChart = lazyComponent(
  async () => (await import('./trend-chart.tsx')).TrendChart,
  <Skeleton height={240} radius="sm" />,
)

type TrendProps = { trend: PerformanceReportReply['trend'] | undefined; onMonth: (month: string) => void }

/** What each month brought: bars, and the same numbers as a table whose months can be opened. */
export const Trend = ({ trend, onMonth }: TrendProps) => (
  <Section id="trend" title="Trend">
    <div style={{ minHeight: 240 }}>
      {trend?.length === 0 ? (
        <Empty title="No reports yet." />
      ) : trend ? (
        <TrendChart label={`Net and fee of ${trend.length} months; the numbers are in the table below`} rows={trend} />
      ) : (
        <Skeleton height={240} radius="sm" />
      )}
    </div>
    <details className={css.numbers}>
      <summary aria-label="As a table: Trend">As a table</summary>
      <TrendTable trend={trend ?? []} onMonth={onMonth} />
    </details>
  </Section>
)
