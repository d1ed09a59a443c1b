import { UserError } from '../../../../../rules/user-error.ts'

const sentence = 'Failed to update candidate statuses. Please try again.'

/** Describes a failed status change, with the server's reason if trying again doesn't remove it. */
export const describeStatusFailure = (error: unknown): string =>
  error instanceof UserError && error.code !== 'unavailable' && error.code !== 'vendor'
    ? `${sentence} ${error.message}`
    : sentence
