import { useEffect } from 'react'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { useMe } from '../../../../access/sign-in/web/public.ts'
import { markBookingsSeen } from '../../contract/seen-bookings.ts'
import { useUnseenBookings } from './use-unseen-bookings.ts'

/** This screen shows what candidates booked: it has been looked at, unless by someone who looks as a client. */
export const useMarkBookingsSeen = () => {
  const isViewing = Boolean(useMe()?.impersonation)
  const unseen = useUnseenBookings()
  const { mutate } = useCommand(markBookingsSeen)
  useEffect(() => {
    if (unseen > 0 && !isViewing) mutate({})
  }, [unseen, isViewing, mutate])
}
