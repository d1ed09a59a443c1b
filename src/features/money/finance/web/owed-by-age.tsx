import { Text } from '@mantine/core'
import { formatUsd } from '../../../../rules/money.ts'
import { pluralize } from '../../../../rules/words/count.ts'
import { LoadingLines } from '../../../../ui/states.tsx'
import { ages, describeOwed } from '../rules/receivables.ts'
import css from './invoice-sums.module.css'
import type { SumsProps } from './invoice-sums.tsx'
import { plainListFilter } from './invoice-url.ts'
import { Section } from './section.tsx'
import { Legend, StackBar } from './stack-bar.tsx'

const colors = ['blue-dot', 'orange-dot', 'red-dot', 'pink-fg'].map((token) => `var(--tone-${token})`)

/** The owed amount as one bar, by the age of its invoices. Each part opens them. */
export const OwedByAge = ({ overview, onList }: SumsProps) => {
  const parts = (overview?.owed ?? []).map(({ count, amount }, age) => ({
    key: String(age),
    count,
    amount,
    color: colors[age] ?? '',
    label: `${ages[age]?.label ?? ''}: ${formatUsd(amount)}, ${pluralize(count, 'invoice')}`,
    onOpen: () => onList({ ...plainListFilter, status: ['open'], age }),
  }))
  const there = parts.filter(({ count }) => count > 0)
  return (
    <Section id="owed" title="Unpaid invoices by age">
      <div className={css.owed}>
        {overview ? (
          <>
            <Text size="sm" mb="xs">
              {describeOwed(overview.owed)}
            </Text>
            {there.length > 0 ? (
              <StackBar
                parts={there.map((part) => ({ ...part, label: `Owed, ${part.label}. Show the rows` }))}
                width={100}
              />
            ) : null}
            <Legend parts={parts} />
            <Text size="xs" c="dimmed">
              By invoice date. Amounts over 90 days are as of the last sync.
            </Text>
          </>
        ) : (
          <LoadingLines label="Loading what is owed" lines={3} />
        )}
      </div>
    </Section>
  )
}
