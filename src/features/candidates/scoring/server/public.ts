export { loadBlindPart } from './blind-part.ts'
export { certificationsRead } from './certifications-read.ts'
export { parseInWorker } from './parse-in-worker.ts'
export { scoreOwnText } from './score-own-text.ts'
