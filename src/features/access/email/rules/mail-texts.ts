export type MailText = { subject: string; text: string }

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 120)
const letter = (name: string, lines: string[]) =>
  [name.trim() ? `Hello ${oneLine(name)},` : 'Hello,', ...lines, 'Reinforce'].join('\n\n')

/** The email that leads to a new password. */
export const resetMail = ({ name, link, minutes }: { name: string; link: string; minutes: number }): MailText => ({
  subject: 'Your new password for Reinforce',
  text: letter(name, [
    `Choose a new password here. The link works once, for ${minutes} minutes:`,
    link,
    'If you did not ask for it, do nothing: your password stays as it is.',
  ]),
})

/** The email to someone at whose password others guess: its link makes a browser known to the account. */
export const deviceMail = ({ name, link, minutes }: { name: string; link: string; minutes: number }): MailText => ({
  subject: 'Many wrong passwords on your account',
  text: letter(name, [
    'Somebody tries passwords on your account. Browsers in which you have signed in before work as ever.',
    `To sign in from a new browser, open this link there, then sign in. It works for ${minutes} minutes:`,
    link,
    'If you did not try to sign in, do nothing. Use a password that you use nowhere else, and turn on two-factor sign-in.',
  ]),
})

/** The email that invites a person into an organization. */
export const invitationMail = (of: {
  name: string
  organization: string
  by: string
  link: string
  days: number
}): MailText => ({
  subject: `Your invitation to ${oneLine(of.organization)}`,
  text: letter(of.name, [
    `${of.by.trim() ? `${oneLine(of.by)} invites you` : 'You are invited'} to work with ${oneLine(of.organization)} in Reinforce. Sign up here; the link works once, for ${of.days} days:`,
    of.link,
  ]),
})

/** The email to someone in whose session a wrong password was given too often. */
export const ownPasswordMail = (of: { name: string; minutes: number; link: string }): MailText => ({
  subject: 'Wrong passwords in your session',
  text: letter(of.name, [
    `Somebody who is signed in as you gave a wrong password five times in a row. Saved logins, a new password and two-factor sign-in are locked for ${of.minutes} minutes.`,
    `If it was not you, choose a new password now; it ends every session: ${of.link}`,
  ]),
})

/** The email that tells an Admin that someone of theirs was locked out by wrong passwords inside a session. */
export const lockedPersonMail = (of: {
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
      `Somebody who is signed in as ${who} gave a wrong password five times in a row. Saved logins, a new password and two-factor sign-in are locked for them for ${of.minutes} minutes.`,
      `Ask them. If it was not them, end their sessions here: ${of.link}`,
    ]),
  }
}

/** The email that tells an Admin of the platform what of the installation is broken, and what to do about each. */
export const brokenMail = (of: {
  name: string
  broken: readonly { name: string; words: string; todo: string | null }[]
  link: string
}): MailText => ({
  subject: `Broken: ${oneLine(of.broken.map(({ name }) => name).join(', '))}`,
  text: letter(of.name, [
    'The installation of Reinforce is not well:',
    ...of.broken.map(({ name, words, todo }) => `${name}: ${words}${todo === null ? '' : ` ${todo}`}`),
    `How it stands now: ${of.link}`,
  ]),
})

/** The email that tells an Admin of the platform that nothing is broken any more. */
export const wellAgainMail = ({ name, link }: { name: string; link: string }): MailText => ({
  subject: 'All is well again',
  text: letter(name, [`Nothing of the installation of Reinforce is broken any more. How it stands now: ${link}`]),
})

/** The email that says that a webhook is not called any more. */
export const webhookOffMail = (of: { name: string; url: string; link: string }): MailText => ({
  subject: 'A webhook was switched off',
  text: letter(of.name, [
    `${oneLine(of.url)} did not take anything for three days, so it is not called any more. What happened since waits for it.`,
    `Switch it on again here when it is mended: ${of.link}`,
  ]),
})

/** The first link of an email, for a mailbox that offers to open it. */
export const linkIn = (text: string): string | null => /https?:\/\/\S+/.exec(text)?.[0] ?? null
