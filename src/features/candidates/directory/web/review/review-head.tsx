import { ActionIcon, Button, Group, Kbd, Progress, VisuallyHidden } from '@mantine/core'
import { IconArrowBackUp, IconChevronLeft, IconChevronRight, IconX } from '@reinforce/icons'
import css from './review.module.css'

export type ReviewHeadProps = {
  /** Where in the round one is, in words. */
  told: string
  /** Their name: a phone shows it in the card below. */
  name: string | null
  share: number
  isPhone: boolean
  onLeave: () => void
  /** Undefined if not possible now. */
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
  onUndo: (() => void) | undefined
  onHelp: () => void
}

/** The one line above a review: the way back, and how far one is. */
export const ReviewHead = (props: ReviewHeadProps) => {
  const { told, name, share, isPhone, onLeave, onPrevious, onNext, onUndo, onHelp } = props
  return (
    <header className={css.head}>
      <Group gap="xs" wrap="nowrap" className={css.line}>
        {isPhone ? (
          <ActionIcon variant="subtle" color="gray" size={36} aria-label="Leave Review" onClick={onLeave}>
            <IconX size={18} stroke={1.7} />
          </ActionIcon>
        ) : (
          <Button size="compact-sm" variant="subtle" leftSection={<IconX size={16} stroke={1.7} />} onClick={onLeave}>
            Leave Review
          </Button>
        )}
        <h1 className={css.told}>
          <span role="status">
            {told}
            {name === null ? null : isPhone ? <VisuallyHidden>: {name}</VisuallyHidden> : `: ${name}`}
          </span>
        </h1>
        <span className={css.spring} />
        {isPhone ? null : (
          <>
            <ActionIcon
              variant="default"
              size={30}
              aria-label="Previous candidate"
              data-hint="Previous candidate"
              disabled={!onPrevious}
              onClick={onPrevious}
            >
              <IconChevronLeft size={16} />
            </ActionIcon>
            <ActionIcon
              variant="default"
              size={30}
              aria-label="Next candidate"
              data-hint="Next candidate"
              disabled={!onNext}
              onClick={onNext}
            >
              <IconChevronRight size={16} />
            </ActionIcon>
          </>
        )}
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconArrowBackUp size={16} stroke={1.7} />}
          disabled={!onUndo}
          onClick={onUndo}
        >
          Undo
        </Button>
        {isPhone ? null : (
          <Button size="compact-sm" variant="subtle" className={css.shortcuts} onClick={onHelp}>
            Shortcuts <Kbd ml={6}>?</Kbd>
          </Button>
        )}
      </Group>
      <Progress value={share * 100} size={3} radius={0} aria-label="Review progress" />
    </header>
  )
}
