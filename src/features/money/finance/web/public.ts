export { stripeInvoices } from '../contract/finance.ts'
