import { Button, Checkbox, Stack } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { type JudgeDay, useWeekHours } from '../../../../../platform/web/week-hours/use-week-hours.ts'
import { WeekHours } from '../../../../../platform/web/week-hours/week-hours.tsx'
import { findNextHoliday } from '../../../../../rules/calendar/holidays.ts'
import { toInstant, toLocalDay } from '../../../../../rules/day.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import { showToast } from '../../../../../ui/notice/show-toast.ts'
import { changeBookingHours } from '../../contract/booking.ts'
import { type BookingHours, defaultBookingHours, endsTooEarly } from '../../rules/availability.ts'
import { showDate } from '../../rules/interview-words.ts'

const judge: JudgeDay = (_, { opens, closes }) => (opens >= closes ? { until: endsTooEarly } : null)

/** 'Next: Thanksgiving Day, Thu, Nov 26'. */
const describeNextHoliday = (zone: string) => {
  const { day, name } = findNextHoliday(toLocalDay(new Date(), zone))
  return `Next: ${name}, ${showDate(toInstant(day, 720, zone), zone)}`
}

type HoursEditProps = { organizationId: string | undefined; start: BookingHours; zone: string; onDone: () => void }

/** The hours of a week to change; nothing is sent while a day ends before it begins. */
export const HoursEdit = ({ start, organizationId, zone, onDone }: HoursEditProps) => {
  const week = useWeekHours(start, judge)
  const [onHolidays, setOnHolidays] = useState(start.onHolidays ?? false)
  const [tried, setTried] = useState(false)
  const change = useCommand(changeBookingHours)
  const save = () => {
    setTried(true)
    const { hours } = week
    if (!hours) return
    change.mutate(
      { hours: { ...hours, onHolidays }, ...(organizationId ? { organization_id: organizationId } : {}) },
      {
        onSuccess: () => {
          showToast('Booking hours saved.')
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
        {change.error ? <Alert>{getErrorMessage(change.error, 'Couldn’t save the hours. Try again.')}</Alert> : null}
        <WeekHours week={week} usual={defaultBookingHours} from="From" until="Until" closed="Closed" quiet={!tried} />
        <Checkbox
          label="Open on federal holidays"
          description={describeNextHoliday(zone)}
          checked={onHolidays}
          onChange={(event) => setOnHolidays(event.currentTarget.checked)}
        />
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
