import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useMe } from '../../../features/access/sign-in/web/auth-provider.tsx'
import { organizationDetails } from '../../../features/clients/organizations/contract/organization-details.ts'
import { formatTimeZone } from '../../../features/interviews/calendar/web/format-time-zone.ts'
import { BookingHoursLine } from '../../../features/interviews/calendar/web/public.ts'
import type { ReplyOf } from '../../../platform/web/call.ts'
import { LinkButton } from '../../../platform/web/link-button.tsx'
import { useQuery } from '../../../platform/web/use-query.ts'
import { weekDays } from '../../../rules/calendar/week-hours.ts'
import { formatHours } from '../../../rules/clock.ts'
import { ErrorState, LoadingLines } from '../../../ui/states.tsx'

type Location = ReplyOf<typeof organizationDetails>['locations'][number]

const describeHours = ({ hours }: Location): string =>
  hours === null ? 'Hours not set' : weekDays.map(({ key, label }) => `${label}: ${formatHours(hours[key])}`).join('. ')

const Locations = ({ id }: { id: string }) => {
  const found = useQuery(organizationDetails, { id })
  if (found.isError && !found.data)
    return <ErrorState onRetry={() => void found.refetch()}>Couldn’t load the locations.</ErrorState>
  if (!found.data) return <LoadingLines label="Loading locations" lines={6} />
  const active = found.data.locations.filter((one) => one.is_active)
  return (
    <>
      <Text size="sm" c="dimmed" mb="xs">
        {formatTimeZone(found.data.time_zone)}, unless a location has its own time zone.
      </Text>
      {active.length === 0 ? <Text size="sm">No locations yet.</Text> : null}
      <Stack component="ul" gap={8} m={0} p={0} style={{ listStyle: 'none' }}>
        {active.map((one) => (
          <li key={one.id}>
            <Text fw={600} size="sm">
              {[one.name, one.city === one.name ? null : one.city, one.state].filter(Boolean).join(', ')}
            </Text>
            <Text size="sm" c="dimmed">
              {describeHours(one)}
            </Text>
          </li>
        ))}
      </Stack>
    </>
  )
}

/** The clinic's locations with their hours, and the hours for interviews. */
export const PlacesTab = () => {
  const id = useMe()?.organization.id
  if (!id) return null
  return (
    <Stack gap="md" maw={820}>
      <Paper p="md" component="section" aria-label="Locations">
        <Title order={2}>Locations</Title>
        <Locations id={id} />
        <Group mt="sm">
          <Button
            variant="default"
            renderRoot={(props) => (
              <Link
                {...props}
                to="/organization/$organizationId"
                params={{ organizationId: id }}
                search={{ tab: 'locations' }}
              />
            )}
          >
            Change Locations
          </Button>
        </Group>
      </Paper>
      <Paper p="md" component="section" aria-label="Booking hours">
        <Title order={2}>Booking hours</Title>
        <Text size="sm" c="dimmed" mb="xs">
          Candidates book interviews within these hours.
        </Text>
        <BookingHoursLine organizationId={id} />
        <Group mt="sm">
          <LinkButton to="/automations" search={{ section: 'hours' }}>
            Change Booking Hours
          </LinkButton>
        </Group>
      </Paper>
    </Stack>
  )
}
