import { ErrorState, LoadingLines } from '../../../../../ui/states.tsx'
import { useReminderSettings } from './use-reminder-settings.ts'

/** The reminders that candidates of an organization get: '1 day and 2 hours before every interview.' */
export const RemindersLine = ({ organizationId }: { organizationId: string }) => {
  const { found } = useReminderSettings(organizationId)
  if (found.isError && !found.data)
    return <ErrorState onRetry={() => void found.refetch()}>Couldn’t load the reminders.</ErrorState>
  if (!found.data) return <LoadingLines label="Loading the reminders" lines={1} />
  const { hours } = found.data
  if (hours.length === 0) return <span>No reminders are sent.</span>
  const times = hours.map((one) => (one === 24 ? '1 day' : '2 hours'))
  return <span>{times.join(' and ')} before every interview.</span>
}
