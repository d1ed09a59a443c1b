/** The specification's six; an installation may ask for more. */
const minimumPasswordLength = 6
/** Formats the error for a password with fewer characters than this installation requires. */
export const formatTooShort = (minimum: number): string => `New password must be at least ${minimum} characters`
/** How long the success message stays before the dialog closes. */
export const successClosesAfterMs = 2000

/** The messages of section 5, verbatim. */
export const passwordMessages = {
  tooShort: formatTooShort(minimumPasswordLength),
  mismatch: 'New passwords do not match',
  wrongCurrent: 'Current password is incorrect',
  nobody: 'No user found',
  failed: 'Failed to change password. Please try again.',
} as const

export type PasswordChange = { current: string; next: string; confirm: string }

/** Returns the problem with a password change before the server checks it, or null. */
export const findPasswordChangeProblem = (
  { current, next, confirm }: PasswordChange,
  minimum = minimumPasswordLength,
): string | null => {
  if (next.length < minimum) return formatTooShort(minimum)
  if (next !== confirm) return passwordMessages.mismatch
  return current === '' ? passwordMessages.wrongCurrent : null
}
