export { beginApplicants } from './begin.ts'
