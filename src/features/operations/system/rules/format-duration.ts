import { pluralize } from '../../../../rules/words/count.ts'

/** Seconds as a person says them: "less than a minute", "5 minutes", "3 hours", "2 days"; whole ones, never more than it was. */
export const formatDuration = (seconds: number): string => {
  if (seconds < 60) return 'less than a minute'
  if (seconds < 3_600) return pluralize(Math.floor(seconds / 60), 'minute')
  if (seconds < 86_400) return pluralize(Math.floor(seconds / 3_600), 'hour')
  return pluralize(Math.floor(seconds / 86_400), 'day')
}
