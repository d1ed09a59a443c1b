import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { sentenceOf } from '../../../platform/web/call.ts'
import { useCommand } from '../../../platform/web/use-command.ts'
import { useQuery } from '../../../platform/web/use-query.ts'
import { Alert } from '../../../ui/alert.tsx'
import { DialogActions } from '../../../ui/dialog-actions.tsx'
import { notice } from '../../../ui/notice.ts'
import { Failed, LoadingLines } from '../../../ui/states.tsx'
import { clockOf, hoursInWords, minutesOf } from '../../messaging/rules/clock.ts'
import { OrganizationSelect } from '../../organizations/web/door.ts'
import { useCan } from '../../sign-in/web/door.ts'
import { bookingHours, changeBookingHours } from '../contract/booking.ts'
import { defaultBookingHours } from '../rules/availability.ts'
import { zoneInWords } from './zone-in-words.ts'

type Week = z.infer<typeof bookingHours.reply>['hours']
const days = [
  { key: 'weekdays', label: 'Monday to Friday' },
  { key: 'saturday', label: 'Saturday' },
  { key: 'sunday', label: 'Sunday' },
] as const
type HoursFormProps = {
  /** Whose hours platform staff see first. */
  first: string | undefined
  onDone: () => void
}
type EditProps = { organizationId: string | undefined; start: Week; onDone: () => void }

const isOpen = ({ opens, closes }: Week['sunday']) => opens < closes

const Edit = ({ start, organizationId, onDone }: EditProps) => {
  const [week, setWeek] = useState(start)
  const change = useCommand(changeBookingHours)
  const set = (key: keyof Week, next: Partial<Week['sunday']>) => setWeek({ ...week, [key]: { ...week[key], ...next } })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        change.mutate(
          { hours: week, ...(organizationId ? { organization_id: organizationId } : {}) },
          {
            onSuccess: () => {
              notice('The booking hours were saved.')
              onDone()
            },
          },
        )
      }}
    >
      <Stack gap="sm">
        {change.error ? (
          <Alert>{sentenceOf(change.error, 'The hours could not be saved. Please try again.')}</Alert>
        ) : null}
        {days.map(({ key, label }) => (
          <Group key={key} component="fieldset" gap="sm" align="flex-end" m={0} p={0} bd={0} aria-label={label}>
            <Checkbox
              label={label}
              w={160}
              pb={8}
              checked={isOpen(week[key])}
              onChange={(event) =>
                set(key, event.currentTarget.checked ? defaultBookingHours[key] : { opens: 0, closes: 0 })
              }
            />
            {isOpen(week[key]) ? (
              <>
                <TextInput
                  type="time"
                  label="From"
                  value={clockOf(week[key].opens)}
                  onChange={(event) => set(key, { opens: minutesOf(event.currentTarget.value) ?? week[key].opens })}
                />
                <TextInput
                  type="time"
                  label="Until"
                  value={clockOf(week[key].closes)}
                  onChange={(event) => set(key, { closes: minutesOf(event.currentTarget.value) ?? week[key].closes })}
                />
              </>
            ) : (
              <Text size="sm" c="dimmed" pb={8}>
                Closed
              </Text>
            )}
          </Group>
        ))}
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

/** When candidates may choose a time by a booking link; Admins change it, platform staff for any organization. */
export const HoursForm = ({ first, onDone }: HoursFormProps) => {
  const mayChange = useCan('users:manage')
  const everyone = useCan('platform:see')
  const [organizationId, setOrganizationId] = useState(first)
  const asked = organizationId ? { organization_id: organizationId } : {}
  const hours = useQuery(bookingHours, asked, { areas: ['interviews'] })
  const which = everyone ? (
    <OrganizationSelect
      label="Organization"
      value={organizationId ?? null}
      onChange={(id) => setOrganizationId(id ?? undefined)}
    />
  ) : null
  if (hours.isError && !hours.data)
    return <Failed onRetry={() => void hours.refetch()}>The booking hours could not be loaded.</Failed>
  if (!hours.data) return <LoadingLines label="Loading the booking hours" lines={5} />
  const { organization, zone } = hours.data
  return (
    <Stack gap="md">
      {which}
      <Text>
        With a booking link candidates of {organization} choose a time within these hours, {zoneInWords(zone)}, when the
        interviewer is free.
      </Text>
      {mayChange ? (
        <Edit key={hours.data.organization} start={hours.data.hours} organizationId={organizationId} onDone={onDone} />
      ) : (
        <>
          <ul>
            {days.map(({ key, label }) => (
              <li key={key}>
                {label}: {hoursInWords(hours.data.hours[key])}
              </li>
            ))}
          </ul>
          <Text size="sm" c="dimmed">
            An Admin can change them.
          </Text>
          <DialogActions>
            <Button variant="default" onClick={onDone}>
              Close
            </Button>
          </DialogActions>
        </>
      )}
    </Stack>
  )
}
