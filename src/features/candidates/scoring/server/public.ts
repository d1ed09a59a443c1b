export { loadBlindPart } from './blind-part.ts'
export { loadCertifications } from './load-certifications.ts'
export { parseInWorker } from './parse-in-worker.ts'
export { scoreOwnText } from './score-own-text.ts'
