import { Button, UnstyledButton } from '@mantine/core'
import { IconX } from '@reinforce/icons'
import css from './filter-chips.module.css'

/** One filter in use, in words, and the way to be rid of it. */
export type FilterPart = { id: string; label: string; remove: () => void }

type FilterChipsProps = { parts: readonly FilterPart[]; onClear: () => void }

/** The filters of a list, each removable by a click. */
export const FilterChips = ({ parts, onClear }: FilterChipsProps) => (
  <div className={css.bar} role="group" aria-label="Filters in use">
    {parts.map(({ id, label, remove }) => (
      <UnstyledButton key={id} className={css.chip} aria-label={`Remove filter ${label}`} onClick={remove}>
        {label}
        <IconX size={14} stroke={1.7} aria-hidden />
      </UnstyledButton>
    ))}
    <Button size="compact-sm" variant="subtle" onClick={onClear}>
      Clear Filters
    </Button>
  </div>
)
