export { bookByText } from './book-by-text.ts'
export { describeBookings } from './load-booked-interview.ts'
export { offerTimeToApplicant } from './offer-time-to-applicant.ts'
