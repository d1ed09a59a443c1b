import { Badge, Group, Text, Title } from '@mantine/core'
import { optOutWords } from '@reinforce/reply-reader/opt-outs/opt-out-words.ts'
import type { ReactNode } from 'react'
import { formatPhone } from '../../../../rules/phone/phone.ts'
import { useCan } from '../../../access/sign-in/web/public.ts'
import type { CandidateRow } from '../contract/directory.ts'
import { listPlaces } from '../rules/list-places.ts'
import css from './candidate-head.module.css'
import { StatusBadge } from './status/status-badge.tsx'

type CandidateHeadProps = {
  row: CandidateRow
  /** The name is next to it already, for all who see the page. */
  isNamed?: boolean
  /** The phone number and the status are next to it already. */
  isReached?: boolean
  /** Next to the status. */
  mark?: ReactNode
}

/** The candidate in the head of a drawer. */
export const CandidateHead = ({ row, isNamed = false, isReached = false, mark }: CandidateHeadProps) => {
  const isPlatform = useCan('platform:see')
  const { phone_number, email_address, opted_out } = row
  return (
    <div>
      {isNamed ? null : <Title order={2}>{row.name || row.full_name || 'Unknown'}</Title>}
      <Text c="dimmed" size="sm">
        {[row.position, row.type, ...listPlaces(row, isPlatform)].join(' · ')}
      </Text>
      <div className={css.reach}>
        {phone_number && !isReached ? <span className={css.phone}>{formatPhone(phone_number)}</span> : null}
        {email_address ? (
          <span className={css.email} title={email_address}>
            {email_address}
          </span>
        ) : null}
      </div>
      {isReached && !opted_out && !mark ? null : (
        <Group mt={6} gap="xs">
          {isReached ? null : <StatusBadge status={row.status} />}
          {opted_out ? (
            <Badge variant="light" color="red">
              {optOutWords[opted_out]}
            </Badge>
          ) : null}
          {mark}
        </Group>
      )}
    </div>
  )
}
