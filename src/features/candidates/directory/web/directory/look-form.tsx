import { Button, Checkbox, Radio, SimpleGrid, Stack } from '@mantine/core'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import type { CandidateColumn } from '../table/create-candidate-columns.tsx'
import { type TablePreferences, usualLook } from '../table/table-preferences.ts'

export type LookFormProps = {
  /** All columns of the list. */
  columns: readonly CandidateColumn[]
  /** The keys of those that it shows at first. */
  usual: readonly string[]
  look: TablePreferences
  onChange: (look: TablePreferences) => void
  onDone: () => void
}

/** Which columns are shown and how dense the rows are; each choice is taken at once. */
export const LookForm = ({ columns, usual, look, onChange, onDone }: LookFormProps) => {
  const shown = look.columns ?? usual
  const toggle = (key: string, on: boolean) =>
    onChange({
      ...look,
      columns: columns.map((one) => one.key).filter((one) => (one === key ? on : shown.includes(one))),
    })
  return (
    <Stack gap="md">
      <Checkbox.Group label="Columns" value={[...shown]}>
        <SimpleGrid cols={2} mt={6} spacing={8}>
          {columns.map(({ key, label }) => (
            <Checkbox
              key={key}
              value={key}
              label={label}
              disabled={key === 'name'}
              onChange={(event) => toggle(key, event.currentTarget.checked)}
            />
          ))}
        </SimpleGrid>
      </Checkbox.Group>
      <Radio.Group
        label="Row height"
        value={look.density}
        onChange={(value) => onChange({ ...look, density: value === 'compact' ? 'compact' : 'comfortable' })}
      >
        <Stack gap={8} mt={6}>
          <Radio value="comfortable" label="Comfortable" />
          <Radio value="compact" label="Compact" />
        </Stack>
      </Radio.Group>
      <DialogActions
        left={
          <Button variant="subtle" onClick={() => onChange(usualLook)}>
            Reset
          </Button>
        }
      >
        <Button onClick={onDone}>Done</Button>
      </DialogActions>
    </Stack>
  )
}
