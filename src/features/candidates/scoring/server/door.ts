export { blindPartOf } from './blind-part.ts'
export { certificationsRead } from './certifications-read.ts'
export { readInTurn } from './read-in-turn.ts'
export { scoreOwnText } from './score-own-text.ts'
