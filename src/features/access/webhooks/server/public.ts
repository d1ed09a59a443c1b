export { createSignature, isSignatureFresh, isSigned } from './signing.ts'
