import { codeMinutes } from './number-codes.ts'

/** Most notifications by text within 24 hours, for one person. */
export const mostNotificationTexts = 20

const nameOrganization = (name: string | null) =>
  (name ?? '').replace(/\s+/g, ' ').trim().slice(0, 60) || 'your organization'

// Texts of the phone network: a curly quote or an accent would make each of them cost twice as much.
/** Writes the text with a code. */
export const writeNumberCode = (code: string): string =>
  `Reinforce: ${code} is your code for notifications by text. It works for ${codeMinutes} minutes. Ignore this text if you did not ask for it.`

/** Writes the sentence that a person agrees to: program, sender, purpose, frequency, cost, and how to end it. */
export const writeStaffConsent = (organization: string | null): string =>
  `I agree to get Reinforce Notifications: automated texts about ${nameOrganization(organization)} to this number, at most ` +
  `${mostNotificationTexts} a day. Message and data rates may apply. I can reply STOP to end them or HELP for help.`

/** Writes the first text to a confirmed number. */
export const writeStaffWelcome = (organization: string | null): string =>
  `Reinforce Notifications: texts about ${nameOrganization(organization)} are on. At most ${mostNotificationTexts} a day. ` +
  'Message and data rates may apply. Reply HELP for help, STOP to end.'

/** Answers STOP to a notification. */
export const staffStopAnswer =
  'Reinforce Notifications: you will get no more of these texts. Reply START to get them again.'

/** Answers START after such a STOP. */
export const staffStartAnswer = 'Reinforce Notifications: texts are on again. Reply HELP for help, STOP to end.'

/** Answers HELP to a notification. */
export const writeStaffHelp = (organization: string | null): string =>
  `Reinforce Notifications: texts for staff of ${nameOrganization(organization)}. Choose them in Reinforce, Settings, Notifications. ` +
  'Message and data rates may apply. Reply STOP to end.'
