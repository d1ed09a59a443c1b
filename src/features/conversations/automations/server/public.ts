export { enrollApplicants } from './enroll.ts'
export { loadExpectations } from './readings/expectations.ts'
export { waitingNotices } from './waiting-notices.ts'
