export { adminGetOrganizations } from '../contract.ts'
