export { isSigned, signatureOf } from './signing.ts'
