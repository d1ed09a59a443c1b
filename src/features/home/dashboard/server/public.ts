export { loadNeeds } from './load-needs.ts'
