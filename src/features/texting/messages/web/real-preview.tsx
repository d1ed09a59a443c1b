import { Select, Text } from '@mantine/core'
import { useState } from 'react'
import { filterIgnoringAccents } from '../../../../platform/web/filter-ignoring-accents.ts'
import css from './text-preview.module.css'
import { useDebouncedPreview } from './use-debounced-preview.ts'

const Rendered = ({ id, message }: { id: string; message: string }) => {
  const { preview } = useDebouncedPreview({ ids: [id] }, { message })
  const one = preview?.recipients[0]
  if (!one) return null
  return (
    <>
      <div className={css.bubble}>{one.text}</div>
      <Text size="xs" c="dimmed" mt={2}>
        {one.characters} characters, {one.parts} {one.parts === 1 ? 'part' : 'parts'}
      </Text>
    </>
  )
}

/** The text as one of some real people, by id and name, would receive it. Sends nothing. */
export const RealPreview = ({ message, people }: { message: string; people: ReadonlyMap<string, string> }) => {
  const [chosen, setChosen] = useState<string | null>(null)
  const [first] = people.keys()
  const id = chosen ?? first
  if (id === undefined || message.trim() === '') return null
  return (
    <section aria-label="Preview">
      <Select
        label="Preview for"
        size="xs"
        maw={260}
        searchable
        filter={filterIgnoringAccents}
        data={[...people].map(([value, label]) => ({ value, label }))}
        value={id}
        onChange={setChosen}
        allowDeselect={false}
        mb={4}
      />
      <Rendered id={id} message={message} />
    </section>
  )
}
