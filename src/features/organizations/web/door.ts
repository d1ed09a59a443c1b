export { adminGetOrganizations, organizationDetails } from '../contract.ts'
export { OrganizationSelect } from './organization-select.tsx'
export { PlaceSelect } from './place-select.tsx'
export { usTimeZones } from './us-time-zones.ts'
