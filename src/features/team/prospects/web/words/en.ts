import { productName } from '../../../../../rules/product.ts'
import { demoMinutes } from '../../rules/demo-request.ts'

/** The words of the page for requesting a demo, in English. */
export const english = {
  title: 'Schedule a demo',
  lead: `See ${productName} with numbers from a clinic like yours, in ${demoMinutes} minutes.`,
  thanks: 'Thank you!',
  arrived: 'Your request has arrived.',
  whatNext: `Someone from ${productName} will contact you to set a time.`,
  back: 'Back to Sign In',
  notSent: 'We could not send your request. Try again.',
  clinic: 'Your clinic',
  name: 'Your name',
  email: 'Email',
  emailHint: 'Enter an email or a phone number',
  phone: 'Phone',
  message: 'What would you like to see?',
  send: 'Request a Demo',
}
