import { type Day, formatDay } from '../../../../rules/day.ts'

export type MailText = { subject: string; text: string }

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 120)
const letter = (name: string, lines: string[]) =>
  [name.trim() ? `Hello ${oneLine(name)},` : 'Hello,', ...lines, 'Reinforce'].join('\n\n')

/** The email that leads to a new password. */
export const writeResetMail = ({ name, link, minutes }: { name: string; link: string; minutes: number }): MailText => ({
  subject: 'Your new password for Reinforce',
  text: letter(name, [
    `Choose a new password here. The link works once, for ${minutes} minutes:`,
    link,
    'If you did not ask for this, do nothing. Your password stays the same.',
  ]),
})

/** The email to someone at whose password others guess: its link makes a browser known to the account. */
export const writeDeviceMail = ({
  name,
  link,
  minutes,
}: {
  name: string
  link: string
  minutes: number
}): MailText => ({
  subject: 'Many wrong passwords on your account',
  text: letter(name, [
    'Someone is trying passwords on your account. Browsers you have signed in with still work.',
    `To sign in from a new browser, open this link there, then sign in. It works for ${minutes} minutes:`,
    link,
    'If you did not try to sign in, do nothing. Use a password you use nowhere else, and turn on two-factor sign-in.',
  ]),
})

/** Returns the email to someone who signed in from a browser that their account does not know; `at` in their time zone. */
export const writeNewDeviceMail = (of: {
  name: string
  device: string
  at: Date
  timeZone: string
  link: string
}): MailText => ({
  subject: `New sign-in: ${oneLine(of.device)}`,
  text: letter(of.name, [
    'Your account was signed in to from a browser or program we did not know:',
    `${oneLine(of.device)}, ${of.at.toLocaleString('en-US', {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: of.timeZone,
    })} (${of.timeZone})`,
    'If it was you, do nothing.',
    `Not you? End that session here, then change your password: ${of.link}`,
  ]),
})

/** The email to a person whose account got a passkey. */
export const writePasskeyMail = (of: { name: string; passkey: string; link: string }): MailText => ({
  subject: 'A passkey was added to your account',
  text: letter(of.name, [
    `A passkey was added to your account: ${oneLine(of.passkey)}. It signs in without your password.`,
    'If it was you, do nothing.',
    `Not you? Remove it here, then change your password: ${of.link}`,
  ]),
})

/** The email that invites a person into an organization. */
export const writeInvitationMail = (of: {
  name: string
  organization: string
  by: string
  link: string
  days: number
}): MailText => ({
  subject: `Your invitation to ${oneLine(of.organization)}`,
  text: letter(of.name, [
    `${of.by.trim() ? `${oneLine(of.by)} invites you` : 'You are invited'} to work with ` +
      `${oneLine(of.organization)} in Reinforce. Sign up here; the link works once, for ${of.days} days:`,
    of.link,
  ]),
})

/** Returns the email to someone in whose session too many wrong passwords were typed. */
export const writeOwnPasswordMail = (of: { name: string; minutes: number; link: string }): MailText => ({
  subject: 'Wrong passwords in your session',
  text: letter(of.name, [
    'Someone signed in as you entered a wrong password 5 times in a row. We locked saved logins, password ' +
      `changes, and two-factor sign-in for ${of.minutes} minutes.`,
    `If it was not you, choose a new password now. That ends every session: ${of.link}`,
  ]),
})

/** The email that tells an Admin that someone of theirs was locked out by wrong passwords inside a session. */
export const writeLockedPersonMail = (of: {
  name: string
  person: string
  email: string
  minutes: number
  link: string
}): MailText => {
  const who = [oneLine(of.person), of.email && `(${oneLine(of.email)})`].filter(Boolean).join(' ')
  return {
    subject: `Wrong passwords in the session of ${oneLine(of.person) || oneLine(of.email)}`,
    text: letter(of.name, [
      `Someone signed in as ${who} entered a wrong password 5 times in a row. We locked their saved logins, ` +
        `password changes, and two-factor sign-in for ${of.minutes} minutes.`,
      `Ask them. If it was not them, end their sessions here: ${of.link}`,
    ]),
  }
}

/** The email that tells an Admin of the platform what of the installation is broken, and what to do about each. */
export const writeBrokenMail = (of: {
  name: string
  broken: readonly { name: string; words: string; todo: string | null }[]
  link: string
}): MailText => ({
  subject: `Broken: ${oneLine(of.broken.map(({ name }) => name).join(', '))}`,
  text: letter(of.name, [
    'Your Reinforce installation has problems:',
    ...of.broken.map(({ name, words, todo }) => `${name}: ${words}${todo === null ? '' : ` ${todo}`}`),
    `Current status: ${of.link}`,
  ]),
})

/** Returns the email to an Admin of the platform that nothing is broken now. */
export const writeRecoveredMail = ({ name, link }: { name: string; link: string }): MailText => ({
  subject: 'All checks pass again',
  text: letter(name, [`All checks of your Reinforce installation pass again. Current status: ${link}`]),
})

/** Returns the email about a webhook that is no longer called. */
export const writeWebhookOffMail = (of: { name: string; url: string; link: string }): MailText => ({
  subject: 'A webhook was turned off',
  text: letter(of.name, [
    `${oneLine(of.url)} accepted nothing for 3 days, so we stopped calling it. Events since then are waiting.`,
    `Fix it, then turn it on here: ${of.link}`,
  ]),
})

/** The first link of an email, for a mailbox that offers to open it. */
export const findLink = (text: string): string | null => /https?:\/\/\S+/.exec(text)?.[0] ?? null

/** The email to Admins before their organization's retention deletes its first people; `firstOn`: YYYY-MM-DD. */
export const writeRetentionMail = (of: { name: string; people: number; firstOn: Day; link: string }): MailText => ({
  subject: `Candidates will be deleted from ${formatDay(of.firstOn)}`,
  text: letter(of.name, [
    'Your organization deletes candidates after the time in its settings. ' +
      `${of.people} ${of.people === 1 ? 'is' : 'are'} marked. We permanently delete the first on ${formatDay(of.firstOn)}.`,
    'To keep someone, open their page and cancel the deletion, or set a legal hold. To keep everyone, change the setting:',
    of.link,
  ]),
})

/** Returns the email to a person whose export of an organization is ready to download. */
export const writeExportMail = (of: { name: string; link: string; days: number }): MailText => ({
  subject: 'Your export is ready',
  text: letter(of.name, [
    `The export of your organization’s data is ready. Only you can download it, for ${of.days} days:`,
    of.link,
    'Did you not ask for it? Tell an Admin: someone uses your account.',
  ]),
})

type Deletion = { name: string; organization: string; due: Date; timeZone: string; link: string | null }

/** Returns the email to Admins whose organization is scheduled for deletion; `link` for platform staff, who can undo it. */
export const writeDeletionMail = ({ name, organization, due, timeZone, link }: Deletion): MailText => {
  const day = due.toLocaleDateString('en-US', { dateStyle: 'medium', timeZone })
  return {
    subject: `${oneLine(organization)} will be deleted on ${day}`,
    text: letter(name, [
      `All data and files of ${oneLine(organization)} will be permanently deleted on ${day}.`,
      'Until then no one can sign in to it, no text is sent, and no interview can be booked.',
      link ? `You can undo it until that day: ${link}` : 'To keep the organization, ask us before that day.',
    ]),
  }
}
