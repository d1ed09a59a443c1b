import { useQuery } from '../../../../../platform/web/use-query.ts'
import { weekDays } from '../../../../../rules/calendar/week-hours.ts'
import { formatHours } from '../../../../../rules/clock.ts'
import { ErrorState, LoadingLines } from '../../../../../ui/states.tsx'
import { bookingHours } from '../../contract/booking.ts'

/** The hours in which candidates of an organization may book: 'Mon–Fri 9:00 AM – 8:00 PM, …'. */
export const BookingHoursLine = ({ organizationId }: { organizationId: string }) => {
  const found = useQuery(bookingHours, { organization_id: organizationId })
  if (found.isError && !found.data)
    return <ErrorState onRetry={() => void found.refetch()}>Couldn’t load the booking hours.</ErrorState>
  if (!found.data) return <LoadingLines label="Loading the booking hours" lines={1} />
  const { hours } = found.data
  return (
    <span>
      {weekDays.map(({ key, label }) => `${label}: ${formatHours(hours[key])}`).join('. ')}. Federal holidays:{' '}
      {hours.onHolidays ? 'open as usual' : 'closed'}.
    </span>
  )
}
