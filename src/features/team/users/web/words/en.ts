import { productName } from '../../../../../rules/product.ts'

/** What the page of an invitation link says, in English. */
export const english = {
  title: 'Invitation',
  useless: 'This link cannot be used.',
  notLoaded: 'The invitation could not be loaded. Please try again.',
  toSignIn: 'Go to sign in',
  moment: 'One moment …',
  loading: 'Loading invitation',
  join: (clinic: string) => `Join ${clinic}`,
  invited: (by: string) =>
    `${by ? `${by} invites you` : 'You are invited'} to ${productName}. Choose how you will sign in.`,
  notMade: 'The account could not be made. Please try again.',
  fullName: 'Full name',
  email: 'Email',
  emailHint: 'Email or phone number: one of them is needed',
  phone: 'Phone number',
  password: 'Password',
  atLeast: (characters: number) => `At least ${characters} characters`,
  show: 'Show password',
  create: 'Create Account',
}
