import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { sentenceOf } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { type JudgeDay, useWeekHours, WeekHours } from '../../../../platform/web/week-hours.tsx'
import { Alert } from '../../../../ui/alert.tsx'
import { DialogActions } from '../../../../ui/dialog/dialog-actions.tsx'
import { notice } from '../../../../ui/notice.ts'
import { changeBookingHours } from '../../contract/booking.ts'
import { type BookingHours, defaultBookingHours, endsTooEarly } from '../../rules/availability.ts'

const judge: JudgeDay = (_, { opens, closes }) => (opens >= closes ? { until: endsTooEarly } : null)

type HoursEditProps = { organizationId: string | undefined; start: BookingHours; onDone: () => void }

/** The hours of a week to change; nothing is sent while a day ends before it begins. */
export const HoursEdit = ({ start, organizationId, onDone }: HoursEditProps) => {
  const week = useWeekHours(start, judge)
  const [tried, setTried] = useState(false)
  const change = useCommand(changeBookingHours)
  const save = () => {
    setTried(true)
    const { hours } = week
    if (!hours) return
    change.mutate(
      { hours, ...(organizationId ? { organization_id: organizationId } : {}) },
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
        <WeekHours week={week} usual={defaultBookingHours} from="From" until="Until" closed="Closed" quiet={!tried} />
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
