import { useQuery } from '../../../../../platform/web/use-query.ts'
import { unseenBookings } from '../../contract/seen-bookings.ts'

/** How many interviews candidates booked by a link since this person last looked; zero while no one knows. */
export const useUnseenBookings = (): number => useQuery(unseenBookings, {}).data?.booked ?? 0
