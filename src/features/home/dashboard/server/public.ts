export { loadNeedsLine } from './load-needs.ts'
