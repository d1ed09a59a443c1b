import { ActionIcon, Group, Text } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@reinforce/icons'
import { useNeighbors } from '../../../../../platform/web/panel/page-candidates.ts'
import { useHasPlaceBeside } from '../../../../../platform/web/panel/panel-beside.ts'
import { useKeys } from '../../../../../ui/use-keys.ts'

type PanelWalkProps = { id: string; onGo: (id: string) => void }

/** Previous and next through those on the page below, by button and by J and K; nothing for who is not among them. */
export const PanelWalk = ({ id, onGo }: PanelWalkProps) => {
  const { at, count, before, after } = useNeighbors(id)
  const goTo = (other: string | undefined) => () => {
    if (other !== undefined) onGo(other)
  }
  const isBeside = useHasPlaceBeside()
  useKeys({ j: goTo(after), k: goTo(before) }, { dialogs: isBeside ? 0 : 1 })
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
