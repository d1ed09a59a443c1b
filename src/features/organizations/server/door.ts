export { createOrganization } from './create-organization.ts'
