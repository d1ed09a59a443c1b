export { enrollApplicants } from './enroll.ts'
export { expectationsOf } from './readings/expectations.ts'
export { waitingHandoffs } from './waiting-handoffs.ts'
