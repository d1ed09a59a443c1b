import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { sentenceOf } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { notice } from '../../../../ui/notice.ts'
import { setTextingHours, type textingWeek } from '../../contract/texting-hours.ts'
import { clockOf, hoursInWords, minutesOf } from '../../rules/clock.ts'

type Week = z.infer<typeof textingWeek>
type Days = keyof Week
type HoursFormProps = { id: string; hours: Week; widest: Week; mayChange: boolean }

const days: { key: Days; label: string }[] = [
  { key: 'weekdays', label: 'Monday to Friday' },
  { key: 'saturday', label: 'Saturday' },
  { key: 'sunday', label: 'Sunday' },
]

const problemOf = (hours: Week[Days], widest: Week[Days]): string | null =>
  hours.opens >= hours.closes || (hours.opens >= widest.opens && hours.closes <= widest.closes)
    ? null
    : `Within ${hoursInWords(widest)}.`

/** An organization's hours; wider ones than the product's cannot be chosen. */
export const HoursForm = ({ id, hours, widest, mayChange }: HoursFormProps) => {
  const [week, setWeek] = useState(hours)
  const change = useCommand(setTextingHours)
  if (!mayChange)
    return (
      <ul>
        {days.map(({ key, label }) => (
          <li key={key}>
            {label}: {hoursInWords(hours[key])}
          </li>
        ))}
      </ul>
    )
  const set = (key: Days, next: Partial<Week[Days]>) => setWeek({ ...week, [key]: { ...week[key], ...next } })
  const isWrong = days.some(({ key }) => problemOf(week[key], widest[key]) !== null)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!isWrong) change.mutate({ id, hours: week }, { onSuccess: () => notice('The hours were saved.') })
      }}
    >
      <Stack gap="sm">
        {change.error ? (
          <Alert>{sentenceOf(change.error, 'The hours could not be saved. Please try again.')}</Alert>
        ) : null}
        {days.map(({ key, label }) => {
          const isClosed = week[key].opens >= week[key].closes
          const problem = problemOf(week[key], widest[key])
          return (
            <Group key={key} component="fieldset" gap="sm" align="flex-end" m={0} p={0} bd={0} aria-label={label}>
              <Text size="sm" w={130} pb={8}>
                {label}
              </Text>
              <TextInput
                type="time"
                label="Opens"
                disabled={isClosed}
                value={isClosed ? '' : clockOf(week[key].opens)}
                onChange={(event) => set(key, { opens: minutesOf(event.currentTarget.value) ?? week[key].opens })}
                error={problem}
              />
              <TextInput
                type="time"
                label="Closes"
                disabled={isClosed}
                value={isClosed ? '' : clockOf(week[key].closes)}
                onChange={(event) => set(key, { closes: minutesOf(event.currentTarget.value) ?? week[key].closes })}
                error={problem !== null}
              />
              <Checkbox
                pb={8}
                label="No texts"
                checked={isClosed}
                onChange={(event) => set(key, event.currentTarget.checked ? { opens: 0, closes: 0 } : widest[key])}
              />
            </Group>
          )
        })}
        <Group>
          <Button type="submit" loading={change.isPending} disabled={isWrong}>
            Save hours
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
