export { stripeInvoices } from '../contract.ts'
