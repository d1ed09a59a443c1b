import { Text } from '@mantine/core'
import type { ReplyOf } from '../../../../../platform/web/call.ts'
import { formatDateTime } from '../../../../../ui/format-date-time.ts'
import type { candidateEnrollment } from '../../contract/candidate-enrollment.ts'
import { formatInterpretation } from './format-interpretation.ts'
import css from './strip.module.css'

type Act = NonNullable<ReplyOf<typeof candidateEnrollment>['enrollment']>['acts'][number]

const Receipt = ({ act }: { act: Act }) => {
  const read = formatInterpretation(act)
  return (
    <li className={css.receipt}>
      <Text component="time" size="xs" c="dimmed" dateTime={act.at}>
        {formatDateTime(act.at)}
      </Text>
      <div className={css.told}>
        <Text size="sm" className={css.act}>
          {act.words}
        </Text>
        {act.heard === null ? null : <q className={css.heard}>{act.heard}</q>}
        {read === null ? null : (
          <Text size="xs" c="dimmed">
            {read}
          </Text>
        )}
        {act.bookingId === null ? null : (
          <Text size="xs" c="dimmed">
            You can undo the booking in the conversation.
          </Text>
        )}
      </div>
    </li>
  )
}

/** Everything that was done automatically with a candidate, oldest first: when, what, and what a reply was read as. */
export const Receipts = ({ id, acts }: { id: string; acts: readonly Act[] }) =>
  acts.length === 0 ? (
    <Text id={id} size="sm" c="dimmed" className={css.receipts}>
      Nothing done yet.
    </Text>
  ) : (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <ol id={id} className={css.receipts} tabIndex={0} aria-label="Automatic steps">
      {acts.map((act) => (
        <Receipt key={act.id} act={act} />
      ))}
    </ol>
  )
