export { type Application, loadApplications, loadRefusedReasons } from './load-applications.ts'
export { streamCsvBatches } from './stream-csv-batches.ts'
