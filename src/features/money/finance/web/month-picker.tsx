import { ActionIcon, Group, Select, Text } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@reinforce/icons'
import { addMonths, isMonth, listMonths, type Month, showMonth } from '../../../../rules/periods/month.ts'

type MonthPickerProps = {
  month: Month
  /** The month to compare with. Null for none. */
  other: Month | null
  /** The viewer's month: the newest that is offered. */
  current: Month
  /** In one line with others, without labels above its fields. */
  isInLine: boolean
  onMonth: (month: Month) => void
  onOther: (month: Month | null) => void
}

const offered = 36
const none = 'none'

const choices = (current: Month, chosen: Month) => {
  const months = listMonths(addMonths(current, 1 - offered), current).toReversed()
  return [...(months.includes(chosen) ? [] : [chosen]), ...months].map((value) => ({ value, label: showMonth(value) }))
}

const name = (label: string, isInLine: boolean) => (isInLine ? { 'aria-label': label, w: 154 } : { label, w: 172 })

/** As high as the field next to it, which is taller on touch screens. */
const asHigh = { height: 'auto' }

/** Picks the shown month and the one to compare with. Typing finds a month. */
export const MonthPicker = ({ month, other, current, isInLine, onMonth, onOther }: MonthPickerProps) => (
  <Group gap="xs" align={isInLine ? 'center' : 'flex-end'}>
    <Group gap={4} align={isInLine ? 'stretch' : 'flex-end'} wrap="nowrap">
      <ActionIcon
        variant="default"
        size={36}
        style={isInLine ? asHigh : undefined}
        aria-label="Previous month"
        disabled={!isMonth(addMonths(month, -1))}
        onClick={() => onMonth(addMonths(month, -1))}
      >
        <IconChevronLeft size={16} stroke={1.7} />
      </ActionIcon>
      <Select
        {...name('Month', isInLine)}
        searchable
        maxDropdownHeight={280}
        nothingFoundMessage="No such month"
        allowDeselect={false}
        data={choices(current, month)}
        value={month}
        onChange={(value) => value && onMonth(value)}
      />
      <ActionIcon
        variant="default"
        size={36}
        style={isInLine ? asHigh : undefined}
        aria-label="Next month"
        disabled={month >= current}
        onClick={() => onMonth(addMonths(month, 1))}
      >
        <IconChevronRight size={16} stroke={1.7} />
      </ActionIcon>
    </Group>
    {isInLine ? (
      <Text size="sm" c="dimmed" aria-hidden data-control>
        vs.
      </Text>
    ) : null}
    <Select
      {...name('Compare with', isInLine)}
      searchable
      maxDropdownHeight={280}
      nothingFoundMessage="No such month"
      allowDeselect={false}
      data={[
        { value: none, label: 'No comparison' },
        ...choices(current, other ?? addMonths(month, -1)).filter(({ value }) => value !== month),
      ]}
      value={other ?? none}
      onChange={(value) => onOther(value === none ? null : value)}
    />
  </Group>
)
