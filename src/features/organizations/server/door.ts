export { becomeActive, createOrganization, type NewOrganization } from './create-organization.ts'
export { insertLocation } from './locations.ts'
