import { ActionIcon } from '@mantine/core'
import { IconColumns3 } from '@reinforce/icons'

/** Opens the choice of columns. */
export const ColumnsButton = ({ onClick }: { onClick: () => void }) => (
  <ActionIcon data-columns data-hint="Columns" variant="default" size={36} aria-label="Columns" onClick={onClick}>
    <IconColumns3 size={18} stroke={1.7} />
  </ActionIcon>
)
