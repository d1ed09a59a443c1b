import { Anchor, Text, UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatUsd } from '../../../../rules/money.ts'
import { pluralize } from '../../../../rules/words/count.ts'
import { formatCount } from '../../../../rules/words/format-count.ts'
import type { Column } from '../../../../ui/list/list-column.ts'
import { ListTable } from '../../../../ui/list/list-table.tsx'
import { LoadingLines } from '../../../../ui/states.tsx'
import { type Period, showPeriod } from '../rules/periods/period.ts'
import { InvoiceBadge } from './invoice-columns.tsx'
import css from './invoice-sums.module.css'
import { type ListFilter, plainListFilter } from './invoice-url.ts'
import type { Overview } from './overview.ts'
import { Section } from './section.tsx'

export type OnList = (filter: ListFilter) => void
export type SumsProps = { overview: Overview | undefined; onList: OnList }
type StateSumsProps = SumsProps & {
  period: Period | null
  picker: ReactNode
  /** How current the invoices are that lie further back than 90 days. */
  older: string | null
}

const inOthers = (count: number) => (count > 0 ? `, ${formatCount(count)} more in other currencies` : '')

/** Invoices by what they are now; each number opens its rows. Its picker chooses the days of all sums and of the list below. */
export const StateSums = ({ overview, period, picker, older, onList }: StateSumsProps) => (
  <Section id="states" title={period ? `Invoices, ${showPeriod(period)}` : 'Invoices'} right={picker}>
    {older ? (
      <Text c="dimmed" size="sm" mb="sm" role="status">
        {older}
      </Text>
    ) : null}
    {overview ? (
      <ul className={css.states}>
        {overview.states.map(({ state, count, others, amount }) => (
          <li key={state}>
            <UnstyledButton className={css.state} onClick={() => onList({ ...plainListFilter, state })}>
              <InvoiceBadge state={state} />
              <span className={css.count}>{formatCount(count)}</span>
              <Text span size="xs" c="dimmed">
                {formatUsd(amount)}
                {inOthers(others)}
              </Text>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    ) : (
      <div className={css.tiles}>
        <LoadingLines label="Loading invoices" lines={3} />
      </div>
    )}
  </Section>
)

type ClientRow = Overview['clients'][number] & { id: string }
const clientColumns = (onList: OnList): readonly Column<ClientRow>[] => [
  {
    key: 'client',
    label: 'Client',
    width: 160,
    cell: ({ organization, organization_id }) => (
      <Anchor
        component="button"
        type="button"
        size="sm"
        ta="left"
        onClick={() => onList({ ...plainListFilter, client: organization_id ?? 'unmatched' })}
      >
        {organization ?? 'Unmatched'}
      </Anchor>
    ),
  },
  {
    key: 'count',
    label: 'Invoices',
    width: 72,
    align: 'right',
    cell: ({ count, others }) => `${formatCount(count)}${others > 0 ? ` + ${formatCount(others)}` : ''}`,
  },
  { key: 'paid', label: 'Paid', width: 96, align: 'right', cell: ({ paid }) => formatUsd(paid) },
  { key: 'open', label: 'Outstanding', width: 96, align: 'right', cell: ({ outstanding }) => formatUsd(outstanding) },
]

/** Invoices by client, the most paid first; customers that no organization has are their own line. */
export const ClientSums = ({ overview, onList }: SumsProps) => (
  <Section id="clients" title="By client">
    <div className={css.scroll}>
      <ListTable
        caption="Invoices by client"
        columns={clientColumns(onList)}
        rows={overview ? overview.clients.map((each) => ({ ...each, id: each.organization_id ?? 'unmatched' })) : null}
      />
    </div>
    {overview?.otherClients ? (
      <Text size="sm" c="dimmed" mt="xs">
        And {pluralize(overview.otherClients.clients, 'other client')} with{' '}
        {pluralize(overview.otherClients.count, 'invoice')}, {formatUsd(overview.otherClients.paid)} paid.
      </Text>
    ) : null}
  </Section>
)
