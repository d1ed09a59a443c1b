import { Group, SegmentedControl, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { formatCount } from '../../../../../rules/words/format-count.ts'
import { getStatusDot, StatusBadge } from '../../../../candidates/directory/web/public.ts'
import type { Hiring } from '../../contract/hiring.ts'
import { computeShare, showShare, stages } from '../../rules/hiring.ts'
import { describeFunnel } from '../../rules/hiring-insights.ts'
import { AsTable } from './as-table.tsx'
import { BarRow } from './bar-row.tsx'
import css from './drawing.module.css'
import { Funnel } from './funnel.tsx'
import type { OnPeople } from './people-link.tsx'
import { Locations, listLocations, listRecruiters, listSources, Recruiters, Sources } from './places.tsx'

const n = (value: number) => formatCount(value)
const splits = [
  { value: 'all', label: 'All' },
  { value: 'source', label: 'By source' },
  { value: 'clinic', label: 'By clinic' },
  { value: 'recruiter', label: 'By recruiter' },
]
const placesBy: Record<string, typeof listLocations> = {
  source: listSources,
  clinic: listLocations,
  recruiter: listRecruiters,
}

type DrawnFunnelProps = {
  hiring: Hiring
  now: Hiring
  then: Hiring | undefined
  days: string
  onPeople: OnPeople
}

/** How far the month's candidates got, all together or by where they came from, applied to or whose they are; each bar opens its people. */
export const DrawnFunnel = ({ hiring, now, then, days, onPeople }: DrawnFunnelProps) => {
  const [split, setSplit] = useState('all')
  const places = placesBy[split]?.(hiring) ?? []
  const most = Math.max(1, ...places.map(({ received }) => received))
  return (
    <div>
      <Group justify="space-between" mb={4} gap="xs">
        <Title order={3}>Funnel</Title>
        <SegmentedControl size="xs" aria-label="Split the funnel" data={splits} value={split} onChange={setSplit} />
      </Group>
      <Text size="sm" mb="xs">
        {describeFunnel(hiring.received, hiring.reached) ?? 'Too few candidates to compare.'}
        {split === 'recruiter' ? ' The recruiter is the candidate’s owner.' : ''}
      </Text>
      <ol className={split === 'all' ? css.list : `${css.list} ${css.few}`}>
        {split === 'all'
          ? stages.map((stage, at) => {
              const reached = hiring.reached[at] ?? 0
              const share = computeShare(reached, hiring.received)
              return (
                <BarRow
                  key={stage}
                  name={<StatusBadge status={stage} />}
                  width={share ?? 0}
                  color={getStatusDot(stage)}
                  shown={`${n(reached)} · ${showShare(share)}`}
                  people={{ title: `Reached ${stage}`, stage: at }}
                  onPeople={onPeople}
                  count={reached}
                />
              )
            })
          : places.map(({ id, name, received, hired, people }) => (
              <BarRow
                key={id}
                name={name}
                width={(100 * received) / most}
                shown={`${n(received)} · ${n(hired)} hired`}
                people={people ? { title: `Received, ${name}`, ...people } : null}
                onPeople={onPeople}
                count={received}
              />
            ))}
      </ol>
      <AsTable of="Funnel">
        {split === 'source' ? (
          <Sources hiring={hiring} onPeople={onPeople} />
        ) : split === 'clinic' ? (
          <Locations hiring={hiring} onPeople={onPeople} />
        ) : split === 'recruiter' ? (
          <Recruiters hiring={hiring} onPeople={onPeople} />
        ) : (
          <Funnel hiring={hiring} now={now} then={then} days={days} onPeople={onPeople} />
        )}
      </AsTable>
    </div>
  )
}
