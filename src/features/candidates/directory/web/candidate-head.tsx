import { Badge, Group, Text, Title } from '@mantine/core'
import { optOutWords } from '@reinforce/reply-reader/opt-outs/opt-out-words.ts'
import type { ReactNode } from 'react'
import { formatPhone } from '../../../../rules/phone/phone.ts'
import { useCan } from '../../../access/sign-in/web/public.ts'
import type { CandidateRow } from '../contract/directory.ts'
import { listPlaces } from '../rules/list-places.ts'
import { StatusBadge } from './status/status-badge.tsx'

type CandidateHeadProps = {
  row: CandidateRow
  /** The name is next to it already, for all who see the page. */
  isNamed?: boolean
  /** Next to the status. */
  mark?: ReactNode
}

/** The candidate in the head of a drawer. */
export const CandidateHead = ({ row, isNamed = false, mark }: CandidateHeadProps) => {
  const isPlatform = useCan('platform:see')
  return (
    <div>
      {isNamed ? null : <Title order={2}>{row.name || row.full_name || 'Unknown'}</Title>}
      <Text c="dimmed" size="sm">
        {[row.position, row.type, ...listPlaces(row, isPlatform)].join(' · ')}
      </Text>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {[row.phone_number ? formatPhone(row.phone_number) : null, row.email_address].filter(Boolean).join(' · ')}
      </Text>
      <Group mt={6} gap="xs">
        <StatusBadge status={row.status} />
        {row.opted_out ? (
          <Badge variant="light" color="red">
            {optOutWords[row.opted_out]}
          </Badge>
        ) : null}
        {mark}
      </Group>
    </div>
  )
}
