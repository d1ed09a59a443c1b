export { enrollApplicants } from './enroll.ts'
export { expectationsOf } from './readings/expectations.ts'
