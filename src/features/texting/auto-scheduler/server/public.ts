export { markRequestsUnknown } from './mark-requests-unknown.ts'
export { queueNewApplicants } from './queue-new-applicants.ts'
