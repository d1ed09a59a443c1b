export { csvBatches } from './csv-batches.ts'
