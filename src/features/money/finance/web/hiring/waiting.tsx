import { Text, Title, UnstyledButton } from '@mantine/core'
import type { CSSProperties } from 'react'
import { formatCount } from '../../../../../rules/words/format-count.ts'
import { StatusBadge } from '../../../../candidates/directory/web/public.ts'
import type { Hiring } from '../../contract/hiring.ts'
import { waitSentence, waits } from '../../rules/hiring-insights.ts'
import { AsTable } from './as-table.tsx'
import css from './drawing.module.css'
import type { OnPeople } from './people-link.tsx'
import { TimeInStatus } from './time-in-status.tsx'

const heat = (n: number, most: number): CSSProperties & Record<`--${string}`, string> => ({
  '--heat': String(n === 0 ? 0 : Math.round(12 + (48 * n) / most)),
})

type WaitingProps = { hiring: Hiring; then: Hiring | undefined; days: string; onPeople: OnPeople }

/** Waiting times by status: the more people, the stronger the square. Each opens its people. */
export const Waiting = ({ hiring, then, days, onPeople }: WaitingProps) => {
  const most = Math.max(1, ...hiring.waiting.flatMap((each) => each.waits))
  return (
    <div>
      <Title order={3} mb={4}>
        Waiting time
      </Title>
      <Text size="sm" mb="xs">
        {waitSentence(hiring.waiting) ?? 'Fewer than five people are waiting.'}
      </Text>
      {hiring.waiting.length > 0 ? (
        <section className={css.scroll} aria-label="Waiting time">
          <table className={css.strip}>
            <thead>
              <tr>
                <th scope="col">Status</th>
                {waits.map(({ label }) => (
                  <th key={label} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {hiring.waiting.map(({ key, label, waits: counts }) => (
                <tr key={key}>
                  <th scope="row">
                    <StatusBadge status={label} />
                  </th>
                  {waits.map((wait, at) => {
                    const n = counts[at] ?? 0
                    const title = `${label}, ${wait.label.toLowerCase()}`
                    return (
                      <td key={wait.label}>
                        {n === 0 ? (
                          <span className={css.nobody} style={heat(0, most)}>
                            0
                          </span>
                        ) : (
                          <UnstyledButton
                            style={heat(n, most)}
                            aria-label={`${title}: ${n}. Show the people`}
                            onClick={() => onPeople({ title, status: key, held: 'here', waits: at })}
                          >
                            {formatCount(n)}
                          </UnstyledButton>
                        )}
                      </td>
                    )
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : null}
      <AsTable of="Time in status">
        <TimeInStatus hiring={hiring} then={then} days={days} onPeople={onPeople} />
      </AsTable>
    </div>
  )
}
