import { Box } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { lazyComponent } from '../lazy.tsx'
import { useColumns } from './use-columns.ts'

const ColumnMenu = lazyComponent(async () => (await import('./column-menu.tsx')).ColumnMenu, <Box w={36} h={36} />)

type ColumnChooserProps = { list: string; columns: readonly { key: string; label: string }[] }

/** The columns of a list, to be shown and hidden; cards have none. */
export const ColumnChooser = ({ list, columns }: ColumnChooserProps) => {
  const look = useColumns(list, columns)
  const isNarrow = useMediaQuery('(max-width: 899px)', false, { getInitialValueInEffect: false })
  return isNarrow ? null : <ColumnMenu look={look} />
}
