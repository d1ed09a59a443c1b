import { Text } from '@mantine/core'
import type * as z from 'zod/mini'
import { viewerTimeZone } from '../../../../platform/web/time-zone.ts'
import { formatDay, toLocalDay } from '../../../../rules/day.ts'
import type { blindPart } from '../shapes/blind-part.ts'

type Decision = NonNullable<NonNullable<z.output<typeof blindPart>>['decided']>

/** The decision about someone before their score showed, its author, and the score that was hidden. */
export const BlindDecision = ({ at, by, status, number }: Decision) => {
  const who = by === null || by.kind === 'product' ? '' : ` by ${by.name ?? 'platform staff'}`
  return (
    <Text size="sm">
      Decided before the score appeared: {status}
      {who}, {formatDay(toLocalDay(new Date(at), viewerTimeZone))}
      {number === null ? '.' : `. The score was ${number}.`}
    </Text>
  )
}
