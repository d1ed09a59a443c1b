import { Button, NativeSelect, Table, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { formatCount } from '../../../../rules/words/format-count.ts'
import { type ValueChoices, type ValueField, valueFields } from '../rules/headers.ts'
import { toValueKey } from '../rules/values/to-value-key.ts'
import { keptAsWords, leftOut } from '../rules/values/value-questions.ts'
import type { ImportLayout } from './import-choice.ts'
import css from './imports.module.css'

type Question = ImportLayout['values'][number]
type MapValuesProps = {
  layout: ImportLayout
  values: ValueChoices
  onChange: (field: ValueField, word: string, ours: string) => void
}

const titles: Record<ValueField, string> = {
  position: 'Positions',
  status: 'Statuses',
  location: 'Clinics and regions',
  text_consent: 'Answers about texts',
}
const shownAtFirst = 8

const choicesFor = (field: ValueField, { statuses, locations }: ImportLayout) => {
  if (field === 'position')
    return [
      { value: 'RBT', label: 'RBT' },
      { value: 'BCBA', label: 'BCBA' },
      { value: leftOut, label: 'Skip these people' },
    ]
  if (field === 'status') return statuses.map((status) => ({ value: status, label: status }))
  if (field === 'location')
    return [
      { value: keptAsWords, label: 'Keep as written' },
      ...locations.map(({ id, name }) => ({ value: id, label: name })),
    ]
  return [
    { value: 'given', label: 'Agreed' },
    { value: 'refused', label: 'Said no' },
    { value: 'unknown', label: 'Unknown' },
  ]
}

/** The meaning of a word: the choice of a person, or the proposal. Null: not known yet. */
const getMeaning = ({ field, value, ours }: Question, values: ValueChoices): string | null =>
  values[field]?.[toValueKey(value)] ?? ours

const describeValue = ({ field, value }: Question, layout: ImportLayout): string => {
  if (value !== '') return value
  return field === 'position' && layout.mapping.position === undefined ? 'No position in the file' : 'Blank'
}

const OneField = ({ field, layout, values, onChange }: MapValuesProps & { field: ValueField }) => {
  const [isWhole, setWhole] = useState(false)
  // As they came: a row does not jump away when it is answered.
  const questions = layout.values
    .filter((one) => one.field === field)
    .toSorted((a, b) => Number(a.ours !== null) - Number(b.ours !== null) || b.count - a.count)
  if (questions.length === 0) return null
  const shown = isWhole ? questions : questions.slice(0, shownAtFirst)
  const choices = choicesFor(field, layout)
  return (
    <section aria-label={titles[field]}>
      <Title order={3} mt="md">
        {titles[field]}
      </Title>
      <Table className={css.choices} verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>In the File</Table.Th>
            <Table.Th>Read As</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shown.map((one) => {
            const word = describeValue(one, layout)
            const meaning = getMeaning(one, values)
            const isKnown = meaning !== null && choices.some(({ value }) => value === meaning)
            return (
              <Table.Tr key={one.value}>
                <Table.Td className={css.theirs}>
                  <Text size="sm" component="span">
                    {word}
                  </Text>{' '}
                  <Text size="sm" c="dimmed" component="span">
                    × {formatCount(one.count)}
                  </Text>
                </Table.Td>
                <Table.Td>
                  <NativeSelect
                    aria-label={`Read ${word} as`}
                    data={isKnown ? choices : [{ value: '', label: 'Choose…', disabled: true }, ...choices]}
                    value={isKnown ? meaning : ''}
                    error={!isKnown}
                    onChange={(event) => onChange(field, one.value, event.currentTarget.value)}
                  />
                </Table.Td>
              </Table.Tr>
            )
          })}
        </Table.Tbody>
      </Table>
      {shown.length < questions.length ? (
        <Button variant="default" size="compact-sm" mt="xs" onClick={() => setWhole(true)}>
          Show All {formatCount(questions.length)} {titles[field]}
        </Button>
      ) : null}
    </section>
  )
}

/** Each distinct word for a position, status, clinic, or consent with its count, and what it means here. */
export const MapValues = (props: MapValuesProps) => {
  const { layout, values } = props
  const open = layout.values.filter((one) => one.field === 'position' && getMeaning(one, values) === null)
  const people = open.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <Text size="sm" role="status">
        {open.length === 0
          ? ''
          : `${formatCount(open.length)} ${open.length === 1 ? 'position needs' : 'positions need'} an answer. ` +
            `Until then, ${formatCount(people)} ${people === 1 ? 'person is' : 'people are'} rejected.`}
      </Text>
      {valueFields.map((field) => (
        <OneField key={field} field={field} {...props} />
      ))}
    </>
  )
}
