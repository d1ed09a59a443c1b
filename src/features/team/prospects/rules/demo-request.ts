import { emailProblem, isEmailAddress } from '../../../../rules/email-address.ts'
import { extractDigits } from '../../../../rules/phone/phone.ts'
import { findTypedNameProblem } from '../../../../rules/typed-name.ts'

/** How long a demo is, as its page says and as the calendar has it. */
export const demoMinutes = 30

const shortestPhone = 10
/** A number that can be called: with its area code, an extension may follow. */
export const isPhone = (text: string) => extractDigits(text).length >= shortestPhone

type DemoInput = { name: string; contact: string; email: string; phone: string }

/** Every field of a demo request that someone has to look at once more, so that no one learns of them one by one. */
export const findDemoProblems = ({ name, contact, email, phone }: DemoInput): Record<string, string> => {
  const nameProblem = findTypedNameProblem(contact)
  return {
    ...(name ? {} : { organization: 'Enter your clinic’s name.' }),
    ...(nameProblem ? { name: nameProblem } : {}),
    ...(email || phone ? {} : { email: 'Enter an email address or a phone number.' }),
    ...(email && !isEmailAddress(email) ? { email: emailProblem } : {}),
    ...(phone && !isPhone(phone) ? { phone: 'This is not a phone number.' } : {}),
  }
}

/** The first words of a log entry that the demo form wrote. */
export const demoNoteBegins = 'Asked for a demo.'

type Note = { client: string | null; contact: string; reach: string; message: string }

/** Formats the log entry of a demo request: the client it looks like, the person, and their message. */
export const writeDemoNote = ({ client, contact, reach, message }: Note): string =>
  [demoNoteBegins, client ? `Looks like the client ${client}.` : '', `${contact} · ${reach}`, message.trim()]
    .filter(Boolean)
    .join('\n')

/** Returns the message of a demo request out of its log entry; null without one. */
export const parseMessage = (note: string): string | null => {
  const [, second = '', ...rest] = note.split('\n')
  const message = second.startsWith('Looks like the client ') ? rest.slice(1) : rest
  return message.join('\n').trim() || null
}
