export { organizationTemplates } from '../contract/client-details.ts'
export { organizationDetails } from '../contract/organization-details.ts'
export { MatchCustomer } from './customer/match-customer.tsx'
export { PlaceSelect } from './place-select.tsx'
