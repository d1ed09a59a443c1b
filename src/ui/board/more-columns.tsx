import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@reinforce/icons'
import css from './more-columns.module.css'

type MoreColumnsProps = { more: { left: number; right: number }; onShow: (side: 'left' | 'right') => void }

const words = (count: number) => `${count} more ${count === 1 ? 'column' : 'columns'}`

/**
 * Above a board that is wider than its view: how many columns are at each side, and the way there. Nothing where all
 * are in view.
 */
export const MoreColumns = ({ more: { left, right }, onShow }: MoreColumnsProps) => {
  if (left + right === 0) return null
  const button = (side: 'left' | 'right', count: number) => (
    <Button
      variant="subtle"
      size="compact-sm"
      className={count === 0 ? css.away : undefined}
      disabled={count === 0}
      leftSection={side === 'left' ? <IconChevronLeft size={16} stroke={1.7} aria-hidden /> : null}
      rightSection={side === 'right' ? <IconChevronRight size={16} stroke={1.7} aria-hidden /> : null}
      aria-label={`${words(count)} to the ${side}`}
      onClick={() => onShow(side)}
    >
      {words(count)}
    </Button>
  )
  return (
    <div className={css.bar}>
      {button('left', left)}
      {button('right', right)}
    </div>
  )
}
