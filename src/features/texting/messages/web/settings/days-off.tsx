import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { findHolidayName, holidayNames } from '../../../../../rules/calendar/holidays.ts'
import { formatDay } from '../../../../../rules/day.ts'
import css from './texting-hours.module.css'

export type OffDays = { holidaysOff: (typeof holidayNames)[number][]; daysOff: string[] }
type DaysOffProps = { off: OffDays; onChange: (off: OffDays) => void }

const most = 60

/** A single day off as it is read. */
export const formatDayOff = (day: string): string => {
  const holiday = findHolidayName(day)
  return holiday === null ? formatDay(day) : `${formatDay(day)} (${holiday})`
}

/** The days on which an organization sends no texts: federal holidays, every year, and single days. */
export const DaysOff = ({ off, onChange }: DaysOffProps) => {
  const [day, setDay] = useState('')
  const { holidaysOff, daysOff } = off
  const isKnown = daysOff.includes(day)
  const add = () => {
    onChange({ ...off, daysOff: [...daysOff, day].toSorted() })
    setDay('')
  }
  return (
    <Stack gap="xs" component="fieldset" style={{ border: 0, padding: 0, margin: 0 }}>
      <Text component="legend" size="sm" fw={500}>
        Days off
      </Text>
      <Text size="xs" c="dimmed">
        No texts and no automations on these days. Texts wait for the next open day.
      </Text>
      <Checkbox.Group
        value={holidaysOff}
        onChange={(chosen) => onChange({ ...off, holidaysOff: holidayNames.filter((name) => chosen.includes(name)) })}
      >
        <div className={css.holidays}>
          {holidayNames.map((name) => (
            <Checkbox key={name} value={name} label={name} />
          ))}
        </div>
      </Checkbox.Group>
      <Group gap="xs">
        <Button
          size="compact-xs"
          variant="light"
          disabled={holidaysOff.length === holidayNames.length}
          onClick={() => onChange({ ...off, holidaysOff: [...holidayNames] })}
        >
          Add All Federal Holidays
        </Button>
      </Group>
      <Group gap="xs" align="flex-end">
        <TextInput
          type="date"
          label="Another day off"
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
          error={isKnown ? 'This day is already on the list.' : null}
        />
        <Button variant="default" disabled={day === '' || isKnown || daysOff.length >= most} onClick={add}>
          Add Day
        </Button>
      </Group>
      {daysOff.length === 0 ? null : (
        <ul>
          {daysOff.map((each) => (
            <li key={each}>
              {formatDayOff(each)}{' '}
              <Button
                size="compact-xs"
                variant="subtle"
                color="gray"
                aria-label={`Remove ${formatDayOff(each)}`}
                onClick={() => onChange({ ...off, daysOff: daysOff.filter((other) => other !== each) })}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}
