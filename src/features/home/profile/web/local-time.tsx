import { useNow } from '../../../../platform/web/use-now.ts'

const clock = (now: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }).format(now)

/** The candidate's local time, so that no one calls at night. */
export const LocalTime = ({ timeZone, isGuess }: { timeZone: string; isGuess: boolean }) => {
  const now = useNow(15_000)
  return (
    <>
      {clock(now, timeZone)}
      {isGuess ? ' (based on the state)' : ''}
    </>
  )
}
