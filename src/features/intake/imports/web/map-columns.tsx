import { NativeSelect, Table, Text } from '@mantine/core'
import type { ColumnUse } from '../rules/columns/known-formats.ts'
import { fieldNames, type ImportField, ownHeadings, scoreFields } from '../rules/headers.ts'
import type { ImportLayout } from './import-choice.ts'
import css from './imports.module.css'

type MapColumnsProps = {
  layout: ImportLayout
  uses: readonly ColumnUse[]
  onChange: (column: number, use: ColumnUse) => void
}

const toItem = (field: ImportField) => ({ value: field, label: fieldNames[field] })
const fields = Object.keys(fieldNames) as ImportField[]
const choices = [
  { value: '', label: 'Not read' },
  { value: 'notes', label: 'Keep as a note' },
  { group: 'Candidate', items: fields.filter((field) => !scoreFields.includes(field)).map(toItem) },
  { group: 'Scores and rationales', items: scoreFields.map(toItem) },
]
const readAs = (value: string): ColumnUse =>
  value === 'notes' ? 'notes' : Object.hasOwn(ownHeadings, value) ? (value as ImportField) : null

/** Every column of the file with three of its values, and the field that it is taken for. */
export const MapColumns = ({ layout, uses, onChange }: MapColumnsProps) => (
  <Table className={css.choices} verticalSpacing="xs">
    <Table.Thead>
      <Table.Tr>
        <Table.Th>In the File</Table.Th>
        <Table.Th>Read As</Table.Th>
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>
      {layout.headers.map((header, column) => {
        const name = header.trim() || `Column ${column + 1}`
        const samples = layout.samples[column] ?? []
        return (
          // Two columns may have one name.
          // oxlint-disable-next-line react/no-array-index-key
          <Table.Tr key={`${column} ${header}`}>
            <Table.Td className={css.theirs}>
              <Text size="sm" fw={600} c={uses[column] === null ? 'dimmed' : undefined}>
                {name}
              </Text>
              <Text size="sm" c="dimmed">
                {samples.length === 0 ? 'No values' : samples.join(' · ')}
              </Text>
            </Table.Td>
            <Table.Td>
              <NativeSelect
                aria-label={`Read ${name} as`}
                data={choices}
                value={uses[column] ?? ''}
                onChange={(event) => onChange(column, readAs(event.currentTarget.value))}
              />
            </Table.Td>
          </Table.Tr>
        )
      })}
    </Table.Tbody>
  </Table>
)
