import { productName } from '../../../../../rules/product.ts'
import { demoMinutes } from '../../rules/demo-request.ts'

/** What the page says on which one asks for a demo, in English. */
export const english = {
  title: 'Schedule a demo',
  lead: `See ${productName} with the numbers of a clinic like yours: ${demoMinutes} minutes.`,
  thanks: 'Thank you!',
  arrived: 'Your request has arrived.',
  whatNext: `Somebody from ${productName} gets in touch with you to set a time.`,
  back: 'Back to sign in',
  notSent: 'Your request could not be sent. Please try again.',
  clinic: 'Your clinic',
  name: 'Your name',
  email: 'Email',
  emailHint: 'Email or phone: one of them is needed',
  phone: 'Phone',
  message: 'What would you like to see?',
  send: 'Ask for a Demo',
}
