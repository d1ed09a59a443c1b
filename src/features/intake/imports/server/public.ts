export { csvBatches } from './csv-batches.ts'
export { type Application, loadApplications, loadRefusedReasons } from './load-applications.ts'
