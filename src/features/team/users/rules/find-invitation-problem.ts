const isBlank = (typed: string) => typed.trim() === ''

/**
 * Returns the missing field of an invitation: without an email address or a phone number, no one could tell its users
 * apart.
 */
export const findInvitationProblem = (typed: { email: string; phone_number: string }): { email?: string } =>
  isBlank(typed.email) && isBlank(typed.phone_number) ? { email: 'Enter an email or a phone number.' } : {}
