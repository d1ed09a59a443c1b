import { Select, SimpleGrid, Text } from '@mantine/core'
import type { ImportUpload } from './choose-file.tsx'
import { fieldNames } from './field-names.ts'

type Mapping = Record<string, number>
type MapColumnsProps = { upload: ImportUpload; mapping: Mapping; onChange: (mapping: Mapping) => void }

/** Which column of the file holds which field: guessed from the headings, corrected by a person. */
export const MapColumns = ({ upload, mapping, onChange }: MapColumnsProps) => {
  const columns = upload.headers.map((header, at) => {
    const example = upload.sample.map((row) => row[at]?.trim()).find(Boolean)
    const name = header.trim() || `Column ${at + 1}`
    return { value: String(at), label: example ? `${name} (${example.slice(0, 24)})` : name }
  })
  const choose = (field: string, column: string | null) => {
    const { [field]: _, ...rest } = mapping
    onChange(column === null ? rest : { ...rest, [field]: Number(column) })
  }
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        {upload.name}: {upload.rows.toLocaleString('en-US')} rows, {upload.headers.length} columns. Fields without a
        column stay empty.
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="sm">
        {Object.entries(fieldNames).map(([field, label]) => (
          <Select
            key={field}
            label={label}
            placeholder="Not in the file"
            data={columns}
            value={mapping[field] === undefined ? null : String(mapping[field])}
            onChange={(column) => choose(field, column)}
            searchable
            clearable
            clearButtonProps={{ 'aria-label': `Clear ${label}` }}
          />
        ))}
      </SimpleGrid>
    </>
  )
}
