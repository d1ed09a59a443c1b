import { Button } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@reinforce/icons'
import css from './list-bar.module.css'

type FilterButtonProps = {
  /** How many filters are in use. */
  count: number
  onClick: () => void
}

/** Opens the filters of a list and shows how many are in use; on a phone it is the icon and the number. */
export const FilterButton = ({ count, onClick }: FilterButtonProps) => {
  const name = count > 0 ? `Filter (${count})` : 'Filter'
  return (
    <Button
      className={css.filter}
      data-filter
      data-on={count > 0 || undefined}
      variant={count > 0 ? 'light' : 'default'}
      aria-label={name}
      title={name}
      leftSection={<IconAdjustmentsHorizontal size={16} stroke={1.7} />}
      onClick={onClick}
    >
      <span className={css.word}>Filter{count > 0 ? '\u00a0' : ''}</span>
      {count > 0 ? `(${count})` : ''}
    </Button>
  )
}
