import { UnstyledButton } from '@mantine/core'
import { formatUsd } from '../../../../../rules/money.ts'
import { formatShortMonth, showMonth } from '../../../../../rules/periods/month.ts'
import { createMoneyScale } from '../../rules/create-money-scale.ts'
import { Legend } from '../stack-bar.tsx'
import css from './trend-bars.module.css'

type MonthBar = { month: string; net: number; fee: number }

const parts = [
  { key: 'net', label: 'Net', color: 'var(--trend-net)' },
  { key: 'fee', label: 'Fee', color: 'var(--trend-fee)' },
] as const

/**
 * Most months with a bar: more would be too narrow to tap, and are only in the table. With less room, fewer are shown
 * (`trend-bars.module.css`).
 */
const most = 24
/** Up to so many months have room for the name of each. */
const named = 14

const whole = (cents: number) => (cents / 100).toLocaleString('en-US', { maximumFractionDigits: 0 })

const Bar = ({ row, top, onMonth }: { row: MonthBar; top: number; onMonth: (month: string) => void }) => {
  const label = `${showMonth(row.month)}: net ${formatUsd(row.net)}, fee ${formatUsd(row.fee)}. Show the month`
  return (
    <UnstyledButton className={css.bar} aria-label={label} title={label} onClick={() => onMonth(row.month)}>
      {parts.map(({ key, color }) => (
        <span key={key} style={{ height: `${(100 * Math.max(0, row[key])) / top}%`, background: color }} />
      ))}
    </UnstyledButton>
  )
}

type TrendBarsProps = { months: readonly MonthBar[]; onMonth: (month: string) => void }

/** Net and fee of each of the last months above each other; pressing a bar opens its month. */
export const TrendBars = ({ months, onMonth }: TrendBarsProps) => {
  const rows = months.slice(-most)
  const scale = createMoneyScale(Math.max(...rows.map(({ net, fee }) => Math.max(0, net) + Math.max(0, fee))))
  const top = scale.at(-1) ?? 1
  const every = rows.length > named ? 2 : 1
  return (
    <div className={css.trend}>
      <Legend parts={parts} />
      <div className={css.plot}>
        {scale.map((amount) => (
          <span key={amount} className={css.line} style={{ bottom: `${(100 * amount) / top}%` }} aria-hidden>
            <span>${whole(amount)}</span>
          </span>
        ))}
        <ul className={css.bars} aria-label="Net and fee by month">
          {rows.map((row, at) => {
            const fromLast = rows.length - 1 - at
            return (
              <li key={row.month}>
                <Bar row={row} top={top} onMonth={onMonth} />
                {fromLast % every === 0 ? (
                  <span className={css.name} data-seldom={fromLast % 2 === 0 || undefined} aria-hidden>
                    {formatShortMonth(row.month)}
                  </span>
                ) : null}
              </li>
            )
          })}
        </ul>
      </div>
    </div>
  )
}
