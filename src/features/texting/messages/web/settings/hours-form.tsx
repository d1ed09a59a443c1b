import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import type * as z from 'zod/mini'
import type { weekOfHours } from '../../../../../platform/shared/week-hours.ts'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { useWeekHours } from '../../../../../platform/web/week-hours/use-week-hours.ts'
import { WeekHours } from '../../../../../platform/web/week-hours/week-hours.tsx'
import { weekDays } from '../../../../../rules/calendar/week-hours.ts'
import { formatHours } from '../../../../../rules/clock.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { showToast } from '../../../../../ui/notice/show-toast.ts'
import { setTextingHours, type textingHours } from '../../contract/texting-hours.ts'
import { DaysOff, formatDayOff, type OffDays } from './days-off.tsx'

type Week = z.infer<typeof weekOfHours>
type HoursFormProps = { id: string; hours: z.infer<typeof textingHours>; widest: Week; mayChange: boolean }

/** An organization's hours; wider ones than the product's cannot be chosen. */
export const HoursForm = ({ id, hours, widest, mayChange }: HoursFormProps) => {
  const week = useWeekHours(hours, (key, { opens, closes }) => {
    if (opens >= closes) return { until: 'Choose a time after the start.' }
    const { [key]: most } = widest
    const tooWide = `Within ${formatHours(most)}.`
    return opens < most.opens ? { from: tooWide } : closes > most.closes ? { until: tooWide } : null
  })
  const [off, setOff] = useState<OffDays>({ holidaysOff: hours.holidaysOff ?? [], daysOff: hours.daysOff ?? [] })
  const change = useCommand(setTextingHours)
  if (!mayChange)
    return (
      <ul>
        {weekDays.map(({ key, label }) => (
          <li key={key}>
            {label}: {formatHours(hours[key])}
          </li>
        ))}
        {[...off.holidaysOff, ...off.daysOff.map(formatDayOff)].map((day) => (
          <li key={day}>{day}: no texts</li>
        ))}
      </ul>
    )
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (week.hours)
          change.mutate({ id, hours: { ...week.hours, ...off } }, { onSuccess: () => showToast('Hours saved.') })
      }}
    >
      <Stack gap="sm">
        {change.error ? <Alert>{getErrorMessage(change.error, 'Couldn’t save the hours. Try again.')}</Alert> : null}
        <WeekHours week={week} usual={widest} from="From" until="Until" closed="No texts" />
        <DaysOff off={off} onChange={setOff} />
        <Group>
          <Button type="submit" loading={change.isPending} disabled={!week.hours}>
            Save Hours
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
