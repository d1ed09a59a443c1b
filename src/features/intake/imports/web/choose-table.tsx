import { Group, NativeSelect } from '@mantine/core'
import type { ImportLayout } from './import-choice.ts'

type ChooseTableProps = { layout: ImportLayout; onChoose: (sheet: number, headerRow: number | null) => void }

const shown = 60
const rowLabel = (cells: readonly string[]): string => {
  const words = cells.filter((cell) => cell.trim() !== '').join(', ')
  return words.length > shown ? `${words.slice(0, shown)}…` : words
}

/** The sheet, and the row of it that names the columns: proposed, and changed where the proposal is wrong. */
export const ChooseTable = ({ layout, onChoose }: ChooseTableProps) => {
  const rows = layout.first_rows.flatMap((cells, at) => {
    const words = rowLabel(cells)
    return words === '' ? [] : [{ value: String(at + 1), label: `${at + 1}: ${words}` }]
  })
  const isListed = rows.some(({ value }) => value === String(layout.header_row))
  const current = String(layout.header_row)
  return (
    <Group gap="sm" align="flex-end" mb="sm">
      {layout.sheets.length > 1 ? (
        <NativeSelect
          label="Sheet"
          maw={320}
          data={layout.sheets.map(({ name }, at) => ({ value: String(at), label: name || `Sheet ${at + 1}` }))}
          value={String(layout.sheet)}
          onChange={(event) => onChoose(Number(event.currentTarget.value), null)}
        />
      ) : null}
      <NativeSelect
        label="Row with the column names"
        maw={480}
        data={isListed ? rows : [{ value: current, label: `Row ${current}` }, ...rows]}
        value={current}
        onChange={(event) => onChoose(layout.sheet, Number(event.currentTarget.value))}
      />
    </Group>
  )
}
