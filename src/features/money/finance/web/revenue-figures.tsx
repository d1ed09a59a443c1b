import { Anchor, SimpleGrid } from '@mantine/core'
import { IconAlertTriangle } from '@reinforce/icons'
import { Link } from '@tanstack/react-router'
import { formatUsd } from '../../../../rules/money.ts'
import { showMonth } from '../../../../rules/periods/month.ts'
import { pluralize } from '../../../../rules/words/count.ts'
import { describeBoth } from '../rules/reconcile.ts'
import css from './figure.module.css'
import { Figure } from './figure.tsx'
import { type ListFilter, plainListFilter } from './invoice-url.ts'
import type { Overview } from './overview.ts'

/** Whether the payments service ever answered. */
export const isKnown = ({ asOf }: Overview): boolean => asOf !== null

type InBothProps = { overview: Overview; client: string | undefined; onList: (filter: ListFilter) => void }

/** A warning that reports of the month are the same money as paid invoices. Opens both. */
const InBoth = ({ overview: { both, month }, client, onList }: InBothProps) => (
  <div className={css.twice} role="note" title={describeBoth(both, month)}>
    <IconAlertTriangle size={14} stroke={1.9} aria-hidden /> {formatUsd(both.amount)} may count twice:{' '}
    <Anchor
      inherit
      aria-label={`Show the ${pluralize(both.reports, 'report')}`}
      renderRoot={(props) => <Link {...props} to="/performance-report" search={{ month, client, show: 'both' }} />}
    >
      {pluralize(both.reports, 'report')}
    </Anchor>
    ,{' '}
    <Anchor
      component="button"
      type="button"
      inherit
      aria-label={`Show the ${pluralize(both.reports, 'invoice')}`}
      onClick={() => onList({ ...plainListFilter, also: 'report', month })}
    >
      {pluralize(both.reports, 'invoice')}
    </Anchor>
  </div>
)

type RevenueFiguresProps = {
  everyone: boolean
  overview: Overview | undefined
  client: string | undefined
  onReports: () => void
  onList: (filter: ListFilter) => void
}

/**
 * Revenue and its two parts. If the payments function failed, its part counts as zero, and the banner explains it. The first
 * figure has two lines below it from the start: nothing moves when a warning takes the second.
 */
export const RevenueFigures = ({ everyone, overview, client, onReports, onList }: RevenueFiguresProps) => {
  const month = overview?.month
  const paid = () => (month ? onList({ ...plainListFilter, state: 'paid', month }) : undefined)
  return (
    <SimpleGrid className={css.list} cols={{ base: 1, sm: 3 }} spacing="sm">
      <Figure
        isRow
        label={everyone ? 'Gross Revenue This Month' : 'Your spend this month'}
        value={overview ? formatUsd(overview.failure ? 0 : overview.revenue.total) : null}
        note={
          <>
            {everyone ? null : <div>Gross Revenue This Month on the dashboard</div>}
            {overview?.failure ? (
              'Shown as $0: the payments service failed'
            ) : overview && overview.both.reports > 0 ? (
              <InBoth overview={overview} client={client} onList={onList} />
            ) : (
              'Reports and invoices together'
            )}
          </>
        }
      />
      <Figure
        isRow
        label="Performance reports, after fees"
        value={overview ? formatUsd(overview.revenue.reports) : null}
        note={overview ? `${pluralize(overview.reportRows, 'report')}, ${showMonth(overview.month)}` : null}
        onOpen={onReports}
      />
      <Figure
        isRow
        label={overview?.failure ? `Paid invoices, ${isKnown(overview) ? 'last known' : 'unknown'}` : 'Paid invoices'}
        value={overview ? formatUsd(overview.revenue.invoices) : null}
        note={overview ? `${pluralize(overview.paidInvoices, 'paid invoice')}, ${showMonth(overview.month)}` : null}
        onOpen={paid}
      />
    </SimpleGrid>
  )
}
