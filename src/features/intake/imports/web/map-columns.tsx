import { Select, SimpleGrid, Text } from '@mantine/core'
import { useState } from 'react'
import { pluralize } from '../../../../rules/words/count.ts'
import { fieldNames, type ImportField, scoreFields } from '../rules/headers.ts'
import type { ImportUpload } from './choose-file.tsx'
import css from './imports.module.css'

type Mapping = Record<string, number>
type MapColumnsProps = { upload: ImportUpload; mapping: Mapping; onChange: (mapping: Mapping) => void }
type FieldsProps = MapColumnsProps & { names: readonly ImportField[] }

const mainFields = (Object.keys(fieldNames) as ImportField[]).filter((name) => !scoreFields.includes(name))

const Fields = ({ names, upload, mapping, onChange }: FieldsProps) => {
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
    <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="sm">
      {names.map((field) => (
        <Select
          key={field}
          label={fieldNames[field]}
          placeholder="Not in the file"
          data={columns}
          value={mapping[field] === undefined ? null : String(mapping[field])}
          onChange={(column) => choose(field, column)}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': `Clear ${fieldNames[field]}` }}
        />
      ))}
    </SimpleGrid>
  )
}

/** Which column of the file holds which field: guessed from the headings, corrected by a person. */
export const MapColumns = (props: MapColumnsProps) => {
  const { upload, mapping } = props
  const [hasScores] = useState(() => scoreFields.some((name) => mapping[name] !== undefined))
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        {upload.name}: {pluralize(upload.rows, 'row')}, {pluralize(upload.headers.length, 'column')}. Fields without a
        column stay empty.
      </Text>
      <Fields {...props} names={mainFields} />
      <details className={css.scores} open={hasScores}>
        <summary>Scores and rationales</summary>
        <Text size="sm" c="dimmed" my="xs">
          RBTs are scored by percentages, BCBAs by scores. If a column says neither, the row’s position decides.
        </Text>
        <Fields {...props} names={scoreFields} />
      </details>
    </>
  )
}
