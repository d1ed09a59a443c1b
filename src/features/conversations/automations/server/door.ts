export { beginApplicants } from './begin.ts'
export { expectationsOf } from './readings/expectations.ts'
