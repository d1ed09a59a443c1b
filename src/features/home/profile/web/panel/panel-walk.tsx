import { ActionIcon, Group, Text } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@reinforce/icons'
import type { Neighbors } from '../../../../../platform/web/panel/page-candidates.ts'
import { useKeys } from '../../../../../ui/use-keys.ts'

type PanelWalkProps = {
  neighbors: Neighbors
  /** How many dialogs it is in: keys wait while more are open. */
  dialogs: 0 | 1
  onGo: (id: string) => void
}

/** Previous and next through a list, by button and by J and K; nothing for who is not on it. */
export const PanelWalk = ({ neighbors, dialogs, onGo }: PanelWalkProps) => {
  const { at, count, before, after } = neighbors
  const goTo = (other: string | undefined) => () => {
    if (other !== undefined) onGo(other)
  }
  useKeys({ j: goTo(after), k: goTo(before) }, { dialogs })
  if (at < 0) return null
  return (
    <Group gap={8} wrap="nowrap">
      <Text
        size="sm"
        c="dimmed"
        title={`Candidate ${at + 1} of ${count} on this page`}
        style={{ whiteSpace: 'nowrap' }}
      >
        {at + 1} of {count}
      </Text>
      <ActionIcon
        variant="default"
        size={36}
        aria-label="Previous candidate (K)"
        disabled={before === undefined}
        onClick={goTo(before)}
      >
        <IconChevronLeft size={16} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={36}
        aria-label="Next candidate (J)"
        disabled={after === undefined}
        onClick={goTo(after)}
      >
        <IconChevronRight size={16} />
      </ActionIcon>
    </Group>
  )
}
