export { sealDigestsWith } from './digest/record-line.ts'
