export { csvBatches } from './csv-batches.ts'
export { type Application, loadApplications, refusedReasons } from './load-applications.ts'
