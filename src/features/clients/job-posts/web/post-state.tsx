import { Popover, Text, UnstyledButton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { type BadgeColors, DotBadge } from '../../../../ui/dot-badge.tsx'
import { tones } from '../../../../ui/tones.ts'
import css from './job-posts-page.module.css'
import type { PostState } from './tracker-search.ts'

const colors: Record<PostState, BadgeColors> = {
  Good: tones.green,
  Warning: tones.amber,
  Alert: tones.red,
}
const closed: BadgeColors = tones.gray

/** The state of a job post in words, with its color. */
export const PostStateBadge = ({ state, children }: { state: PostState | 'Closed'; children: string }) => (
  <DotBadge colors={state === 'Closed' ? closed : colors[state]} wraps>
    {children}
  </DotBadge>
)

/** The reason without its state: 'Day 9 of 14', 'Day 35, 21 days over'. */
const formatReason = (reason: string, state: string) =>
  reason.replace(`${state}: `, '').replace(/^[a-z]/, (letter) => letter.toUpperCase())

type PostHealthProps = { state: PostState | 'Closed'; reason: string }

/** The state of a job post, and its reason below; where there is little room, the reason is shown at a press. */
export const PostHealth = ({ state, reason }: PostHealthProps) => {
  const isShort = useMediaQuery('(max-width: 599px), (min-width: 900px) and (max-width: 1279px)', false, {
    getInitialValueInEffect: false,
  })
  const [isOpen, setOpen] = useState(false)
  if (reason === state) return <PostStateBadge state={state}>{reason}</PostStateBadge>
  if (!isShort)
    return (
      <>
        <PostStateBadge state={state}>{state}</PostStateBadge>
        <Text size="xs" c="dimmed">
          {formatReason(reason, state)}
        </Text>
      </>
    )
  return (
    <Popover position="bottom-start" withArrow opened={isOpen} onChange={setOpen}>
      <Popover.Target>
        <UnstyledButton
          aria-label={reason}
          data-hint={isOpen ? undefined : reason}
          className={css.health}
          onClick={() => setOpen(!isOpen)}
        >
          <PostStateBadge state={state}>{state}</PostStateBadge>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown p="xs">{reason}</Popover.Dropdown>
    </Popover>
  )
}
