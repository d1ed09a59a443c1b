const isBlank = (typed: string) => typed.trim() === ''

/** What an invitation lacks, at its field: it names an email address or a phone number, or no one could be told apart who uses it. */
export const invitationProblem = (typed: { email: string; phone_number: string }): { email?: string } =>
  isBlank(typed.email) && isBlank(typed.phone_number) ? { email: 'Enter an email or a phone number' } : {}
