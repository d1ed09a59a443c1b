import { Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { weekDays } from '../../../../../rules/calendar/week-hours.ts'
import { formatHours } from '../../../../../rules/clock.ts'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import { ErrorState, LoadingLines } from '../../../../../ui/states.tsx'
import { OrganizationSelect } from '../../../../access/organization-choice/web/public.ts'
import { useCan, useMe } from '../../../../access/sign-in/web/public.ts'
import { bookingHours } from '../../contract/booking.ts'
import type { BookingHours } from '../../rules/availability.ts'
import { formatTimeZone } from '../format-time-zone.ts'
import { HoursEdit } from './hours-edit.tsx'

type HoursFormProps = {
  /** Organization whose hours platform staff see first. */
  first: string | undefined
  onDone: () => void
}

const ReadHours = ({ hours, onDone }: { hours: BookingHours; onDone: () => void }) => (
  <>
    <ul>
      {weekDays.map(({ key, label }) => (
        <li key={key}>
          {label}: {formatHours(hours[key])}
        </li>
      ))}
      <li>Federal holidays: {hours.onHolidays ? 'open as usual' : 'closed'}</li>
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
)

const Hours = ({ organizationId, onDone }: { organizationId: string | undefined; onDone: () => void }) => {
  const mayChange = useCan('users:manage')
  const asked = organizationId ? { organization_id: organizationId } : {}
  const found = useQuery(bookingHours, asked)
  if (found.isError && !found.data)
    return <ErrorState onRetry={() => void found.refetch()}>Couldn’t load the booking hours.</ErrorState>
  if (!found.data) return <LoadingLines label="Loading the booking hours" lines={5} />
  const { organization, zone, hours } = found.data
  return (
    <>
      <Text>
        By link or text, candidates of {organization} choose a time within these hours, {formatTimeZone(zone)}, when the
        interviewer is free.
      </Text>
      {mayChange ? (
        <HoursEdit start={hours} zone={zone} organizationId={organizationId} onDone={onDone} />
      ) : (
        <ReadHours hours={hours} onDone={onDone} />
      )}
    </>
  )
}

/** When candidates may choose a time by a booking link; Admins change it, platform staff for any organization. */
export const HoursForm = ({ first, onDone }: HoursFormProps) => {
  const everyone = useCan('platform:see')
  const own = useMe()?.organization.id
  const [organizationId, setOrganizationId] = useState(first)
  return (
    <Stack gap="md">
      {everyone ? (
        <OrganizationSelect
          label="Organization"
          value={organizationId ?? own ?? null}
          onChange={(id) => setOrganizationId(id ?? undefined)}
        />
      ) : null}
      <Hours key={organizationId ?? 'own'} organizationId={organizationId} onDone={onDone} />
    </Stack>
  )
}
