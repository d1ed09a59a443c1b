export { bookingsInWords } from './booked-interview.ts'
