import type { Preset } from './presets.ts'

/** Whether an automation books, and so needs someone who interviews. */
export const needsInterviewer = (preset: Preset): boolean => preset === 'applicant' || preset === 'no_show'

/** Why an automation cannot be on with these settings, or null. */
export const findActivationError = (
  preset: Preset,
  { interviewer, schedulerNew }: { interviewer: string | null; schedulerNew: boolean },
): string | null => {
  if (preset === 'applicant' && schedulerNew)
    return 'The auto scheduler contacts new applicants here. Turn it off first so people aren’t texted by both.'
  if (needsInterviewer(preset) && interviewer === null)
    return 'Choose an interviewer. We offer times from their calendar.'
  return null
}
