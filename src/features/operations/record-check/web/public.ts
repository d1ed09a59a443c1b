export { RecordCheckLine } from './record-check-line.tsx'
