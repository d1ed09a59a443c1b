import { Button, Skeleton } from '@mantine/core'
import { lazyComponent } from '../../../../../ui/lazy.tsx'
import { EmptyState } from '../../../../../ui/states.tsx'
import { useCan } from '../../../../access/sign-in/web/public.ts'
import type { PerformanceReportReply } from '../../contract/reports.ts'
import css from '../figure.module.css'
import { Section } from '../section.tsx'
import { TrendBars } from './trend-bars.tsx'

const TrendTable = lazyComponent(async () => (await import('./trend-table.tsx')).TrendTable)

type TrendProps = {
  trend: PerformanceReportReply['trend'] | undefined
  onMonth: (month: string) => void
  onAdd: () => void
}

/** Results of each month as bars, and as a table whose months can be opened. */
export const Trend = ({ trend, onMonth, onAdd }: TrendProps) => {
  const mayEdit = useCan('money:edit')
  return (
    <Section id="trend" title="Trend">
      <div style={{ minHeight: 240 }}>
        {trend?.length === 0 ? (
          <EmptyState
            title="No reports yet."
            action={
              mayEdit ? (
                <Button variant="default" onClick={onAdd}>
                  Add a Report
                </Button>
              ) : null
            }
          >
            You’ll see a bar for each month with reports.
          </EmptyState>
        ) : trend ? (
          <TrendBars months={trend} onMonth={onMonth} />
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
}
