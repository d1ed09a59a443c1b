export { certificationsRead } from './certifications-read.ts'
export { scoreOwnText } from './score-own-text.ts'
