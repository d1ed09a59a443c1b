import { productName } from '../../../../../rules/product.ts'

/** The words of the page of an invitation link, in English. */
export const english = {
  title: 'Invitation',
  retry: 'Retry',
  notLoaded: 'We could not load the invitation. Try again.',
  toSignIn: 'Go to sign in',
  moment: 'One moment…',
  loading: 'Loading invitation',
  join: (clinic: string) => `Join ${clinic}`,
  invited: (by: string) =>
    `${by ? `${by} invites you` : 'You are invited'} to ${productName}. Choose how you will sign in.`,
  notMade: 'We could not create the account. Try again.',
  fullName: 'Full name',
  email: 'Email',
  emailHint: 'Enter an email or a phone number',
  phone: 'Phone number',
  password: 'Password',
  atLeast: (characters: number) => `At least ${characters} characters`,
  show: 'Show password',
  create: 'Create Account',
}
