export { offerLinks } from './offer-links.ts'
