/** The languages a candidate can prefer to be written to in. */
export const preferredLanguages = ['English', 'Spanish', 'Other'] as const
