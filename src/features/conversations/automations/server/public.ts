export { playAutopilot } from './demo/play-autopilot.ts'
export { enrollApplicants } from './enroll.ts'
export { loadWaitingNotices } from './load-waiting-notices.ts'
export { loadExpectations } from './readings/expectations.ts'
