import { passwordMessages } from '../../rules/password-change.ts'

/** What the pages say on which one gets a new password, in English. */
export const english = {
  forgot: 'Forgot your password?',
  weSend: 'We send you a link to choose a new one.',
  noMail: 'This installation sends no mail.',
  askAdmin: 'Ask an Admin of your organization for a link to a new password.',
  onItsWay: (email: string) =>
    `If ${email} belongs to an account, a mail is on its way. Its link works once, for 30 minutes.`,
  inDemo: 'In this demo mails go nowhere: sign in as somebody else and look at Mailbox.',
  another: 'Try Another Address',
  byPhone: 'You sign in with a phone number? Ask an Admin of your organization for a link.',
  backToSignIn: 'Back to sign in',
  notAsked: 'No answer from the server. Please try again.',
  email: 'Email',
  sendLink: 'Send Me a Link',
  title: 'New password',
  saved: 'Your new password is saved.',
  signedOut: 'You were signed out everywhere. Sign in with the new password.',
  toSignIn: 'Go to sign in',
  useless: 'This link cannot be used.',
  notChecked: 'The link could not be checked. Please try again.',
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
