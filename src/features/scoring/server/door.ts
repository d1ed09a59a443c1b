export { certificationsRead } from './certifications-read.ts'
