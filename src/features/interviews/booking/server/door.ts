export { bookByText } from './book-by-text.ts'
export { bookingsInWords } from './booked-interview.ts'
