export { isSignatureFresh, isSigned, signatureOf } from './signing.ts'
