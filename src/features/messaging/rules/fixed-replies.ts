import { organizationFallback } from './tags.ts'

const nameOf = (organization: string | null): string => organization?.trim() || organizationFallback

/** Answers the first STOP of a number. */
export const stopConfirmation = (organization: string | null): string =>
  `${nameOf(organization)}: you will get no more texts from us. Reply START to get them again.`

/** Answers HELP: who writes, about what, and how to end it, as carriers ask of every campaign. */
export const helpReply = (organization: string | null): string =>
  `${nameOf(organization)}: texts about your job application. Message and data rates may apply. Reply STOP to get no more texts.`
