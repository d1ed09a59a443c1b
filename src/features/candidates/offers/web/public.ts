export { OfferForm } from './offer-form.tsx'
export { OfferLinks } from './offer-links.tsx'
