export { becomeActive, createOrganization, type NewOrganization } from './create-organization.ts'
export { insertLocation } from './locations.ts'
export { removeStatuses, replaceStatuses } from './new-statuses.ts'
export { setContact } from './set-contact.ts'
