import { Kbd, Text, UnstyledButton } from '@mantine/core'
import { needsReason } from '../../rules/archive-reasons.ts'
import { StatusBadge } from '../status/status-badge.tsx'
import css from './review.module.css'

type StatusKeysProps = {
  choices: readonly string[]
  current: string
  /** The usual next status: the primary choice. */
  next: string | null
  onGive: (status: string) => void
}

export const keysThereAre = 9
export const archived = 'Archived'

/** Whether a status ends the candidacy and the one above it does not, or the reverse: a slip between both is costly. */
const isParted = (choices: readonly string[], at: number) =>
  at > 0 && needsReason(choices[at] ?? '') !== needsReason(choices[at - 1] ?? '')

/** All statuses, the first nine with the key that gives them. */
export const StatusKeys = ({ choices, current, next, onGive }: StatusKeysProps) => (
  <div role="group" aria-label="Set a status" className={css.choices}>
    <Text size="sm" fw={600} mb={6}>
      Choose a status. The next candidate opens.
    </Text>
    {choices.map((choice, at) => (
      <UnstyledButton
        key={choice}
        className={css.choice}
        aria-current={choice === current ? 'true' : undefined}
        data-next={choice === next || undefined}
        data-parted={isParted(choices, at) || undefined}
        onClick={() => onGive(choice)}
      >
        {at < keysThereAre ? <Kbd className={css.key}>{at + 1}</Kbd> : <span className={css.noKey} />}
        <span className={css.choiceName} title={choice}>
          {choice === next ? choice : <StatusBadge status={choice} />}
        </span>
        {choice === current ? (
          <Text span size="xs" c="dimmed">
            current
          </Text>
        ) : null}
      </UnstyledButton>
    ))}
  </div>
)
