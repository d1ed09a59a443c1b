import { useEffect } from 'react'
import { useCommand } from '../../../platform/web/use-command.ts'
import { useQuery } from '../../../platform/web/use-query.ts'
import { useMe } from '../../sign-in/web/door.ts'
import { lookAtInterviews, unseenBookings } from '../contract/looked.ts'

/** How many interviews candidates booked by a link since this person last looked; zero while nobody knows. */
export const useUnseenBookings = (): number => useQuery(unseenBookings, {}).data?.booked ?? 0

/** This screen shows them: they have been looked at, unless by somebody who looks as a client. */
export const useLookAtBookings = () => {
  const isViewing = Boolean(useMe()?.viewing)
  const unseen = useUnseenBookings()
  const { mutate } = useCommand(lookAtInterviews)
  useEffect(() => {
    if (unseen > 0 && !isViewing) mutate({})
  }, [unseen, isViewing, mutate])
}
