import { useMediaQuery } from '@mantine/hooks'
import { ColumnMenu } from './column-menu.tsx'
import { useColumns } from './use-columns.ts'

type ColumnChooserProps = { list: string; columns: readonly { key: string; label: string }[] }

/** The columns of a list, to be shown and hidden; cards have none. */
export const ColumnChooser = ({ list, columns }: ColumnChooserProps) => {
  const look = useColumns(list, columns)
  const isNarrow = useMediaQuery('(max-width: 899px)', false, { getInitialValueInEffect: false })
  return isNarrow ? null : <ColumnMenu look={look} />
}
