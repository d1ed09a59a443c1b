import { Button, Group, Radio, Select, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import { type SortChoice, sortChoices, sortDimensionLabels, sortLabels } from '../../rules/sorting/sort-choices.ts'
import { type CandidateSearch, noSort } from '../candidate-search.ts'

type Sort = Pick<CandidateSearch, keyof typeof noSort>
type SortFormProps = { current: CandidateSearch; onApply: (sort: Sort) => void; onCancel: () => void }

const dimensions = [
  { key: 'sortDate', of: 'date' },
  { key: 'sortExperience', of: 'experience' },
  { key: 'sortScore', of: 'score' },
] as const

const listDirections = (of: keyof typeof sortChoices) =>
  sortChoices[of].map((value: SortChoice) => ({ value, label: `${sortDimensionLabels[of]}: ${sortLabels[value]}` }))

/** Date goes first, else experience, else score; the next one chosen decides among equals. */
export const SortForm = ({ current, onApply, onCancel }: SortFormProps) => {
  const { sortDate, sortExperience, sortScore, sortSecond } = current
  const [chosen, setChosen] = useState<Sort>({ sortDate, sortExperience, sortScore, sortSecond })
  const first = dimensions.find(({ key }) => chosen[key] !== undefined)
  const seconds = dimensions.filter((one) => one !== first).flatMap(({ of }) => listDirections(of))
  const second = first && seconds.find(({ value }) => value === chosen.sortSecond)?.value
  const unchanged = dimensions.every(({ key }) => chosen[key] === current[key]) && second === current.sortSecond
  const none = dimensions.every(({ key }) => chosen[key] === undefined)
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        Sorts by date, then RBT experience, then score. “Then by” breaks ties.
      </Text>
      {dimensions.map(({ key, of }) => (
        <Radio.Group
          key={key}
          label={sortDimensionLabels[of]}
          value={chosen[key] ?? ''}
          onChange={(value) =>
            setChosen((now) => ({ ...now, [key]: sortChoices[of].find((choice) => choice === value) }))
          }
        >
          <Group gap="lg" mt={6}>
            <Radio value="" label="Any order" />
            {sortChoices[of].map((choice) => (
              <Radio key={choice} value={choice} label={sortLabels[choice]} />
            ))}
          </Group>
        </Radio.Group>
      ))}
      <Select
        label="Then by"
        placeholder={first ? 'Newest' : 'Choose an order first'}
        data={seconds}
        value={second ?? null}
        onChange={(value) =>
          setChosen((now) => ({ ...now, sortSecond: seconds.find((one) => one.value === value)?.value }))
        }
        disabled={!first}
        clearable
        clearButtonProps={{ 'aria-label': 'Clear second order' }}
      />
      <DialogActions
        left={
          <Button variant="subtle" disabled={none} onClick={() => setChosen(noSort)}>
            Reset
          </Button>
        }
      >
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button disabled={unchanged} onClick={() => onApply({ ...noSort, ...chosen, sortSecond: second })}>
          Apply Sort
        </Button>
      </DialogActions>
    </Stack>
  )
}
