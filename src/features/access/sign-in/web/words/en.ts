import { passwordMessages } from '../../rules/password-change.ts'

/** The words of the pages for getting a new password, in English. */
export const english = {
  forgot: 'Forgot your password?',
  weSend: 'We send you a link to choose a new one.',
  noMail: 'This installation does not send email.',
  askAdmin: 'Ask an Admin of your organization for a link to a new password.',
  onItsWay: (email: string) =>
    `If ${email} belongs to an account, an email is on its way. Its link works once, for 30 minutes.`,
  inDemo: 'This demo sends no email. Sign in as someone else and open Mailbox.',
  another: 'Try Another Address',
  byPhone: 'Do you sign in with a phone number? Ask an Admin of your organization for a link.',
  backToSignIn: 'Back to Sign In',
  notAsked: 'No answer from the server. Try again.',
  email: 'Email',
  sendLink: 'Send Me a Link',
  title: 'New password',
  saved: 'New password saved.',
  signedOut: 'We signed you out everywhere. Sign in with the new password.',
  toSignIn: 'Go to sign in',
  retry: 'Retry',
  notChecked: 'We could not check the link. Try again.',
  newLink: 'Ask for a new link',
  choose: 'Choose the password you sign in with from now on.',
  checking: 'Checking the link',
  notSaved: passwordMessages.failed as string,
  newPassword: 'New password',
  atLeast: (characters: number) => `At least ${characters} characters`,
  confirm: 'Confirm new password',
  show: 'Show password',
  save: 'Save New Password',
}
