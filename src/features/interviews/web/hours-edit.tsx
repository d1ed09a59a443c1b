import { Button, Checkbox, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { sentenceOf } from '../../../platform/web/call.ts'
import { useCommand } from '../../../platform/web/use-command.ts'
import { Alert } from '../../../ui/alert.tsx'
import { DialogActions } from '../../../ui/dialog-actions.tsx'
import { notice } from '../../../ui/notice.ts'
import { clockOf, minutesOf } from '../../messaging/rules/clock.ts'
import { changeBookingHours } from '../contract/booking.ts'
import { type BookingHours, bookingDays, defaultBookingHours, endsTooEarly } from '../rules/availability.ts'
import css from './interviews.module.css'

type Key = keyof BookingHours
/** A day as it is typed: what stands in its fields is kept, whether it makes sense yet or not. */
type TypedDay = { isOpen: boolean; from: string; until: string }

const typedOf = (hours: BookingHours[Key]): TypedDay => ({
  isOpen: hours.opens < hours.closes,
  from: clockOf(hours.opens),
  until: clockOf(hours.closes),
})

const hoursOf = ({ isOpen, from, until }: TypedDay): BookingHours[Key] | null => {
  if (!isOpen) return { opens: 0, closes: 0 }
  const [opens, closes] = [minutesOf(from), minutesOf(until)]
  return opens === null || closes === null ? null : { opens, closes }
}

/** What is wrong with a day, at its fields. */
const problemsOf = (day: TypedDay): { from?: string; until?: string } => {
  if (!day.isOpen) return {}
  const hours = hoursOf(day)
  if (hours) return hours.opens >= hours.closes ? { until: endsTooEarly } : {}
  return minutesOf(day.from) === null ? { from: 'Enter a time.' } : { until: 'Enter a time.' }
}

type HoursEditProps = { organizationId: string | undefined; start: BookingHours; onDone: () => void }

/** The hours of a week to change; nothing is sent while a day ends before it begins. */
export const HoursEdit = ({ start, organizationId, onDone }: HoursEditProps) => {
  const [days, setDays] = useState<Record<Key, TypedDay>>({
    weekdays: typedOf(start.weekdays),
    saturday: typedOf(start.saturday),
    sunday: typedOf(start.sunday),
  })
  const [tried, setTried] = useState(false)
  const change = useCommand(changeBookingHours)
  const set = (key: Key, next: Partial<TypedDay>) => setDays({ ...days, [key]: { ...days[key], ...next } })
  const save = () => {
    setTried(true)
    const [weekdays, saturday, sunday] = [hoursOf(days.weekdays), hoursOf(days.saturday), hoursOf(days.sunday)]
    const isWrong = bookingDays.some(({ key }) => Object.keys(problemsOf(days[key])).length > 0)
    if (isWrong || !weekdays || !saturday || !sunday) return
    change.mutate(
      { hours: { weekdays, saturday, sunday }, ...(organizationId ? { organization_id: organizationId } : {}) },
      {
        onSuccess: () => {
          notice('The booking hours were saved.')
          onDone()
        },
      },
    )
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Stack gap="sm">
        {change.error ? (
          <Alert>{sentenceOf(change.error, 'The hours could not be saved. Please try again.')}</Alert>
        ) : null}
        {bookingDays.map(({ key, label }) => {
          const day = days[key]
          const { from, until } = tried ? problemsOf(day) : {}
          return (
            <fieldset key={key} className={css.hours} aria-label={label}>
              <Checkbox
                label={label}
                checked={day.isOpen}
                onChange={(event) =>
                  set(
                    key,
                    event.currentTarget.checked
                      ? { ...typedOf(defaultBookingHours[key]), isOpen: true }
                      : { isOpen: false },
                  )
                }
              />
              {day.isOpen ? (
                <>
                  <TextInput
                    type="time"
                    label="From"
                    value={day.from}
                    error={from}
                    onChange={(event) => set(key, { from: event.currentTarget.value })}
                  />
                  <TextInput
                    type="time"
                    label="Until"
                    value={day.until}
                    error={until}
                    onChange={(event) => set(key, { until: event.currentTarget.value })}
                  />
                </>
              ) : (
                <Text size="sm" c="dimmed" className={css.closed}>
                  Closed
                </Text>
              )}
            </fieldset>
          )
        })}
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" loading={change.isPending}>
          Save Hours
        </Button>
      </DialogActions>
    </form>
  )
}
