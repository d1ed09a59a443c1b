export { loadAttention } from './load-attention.ts'
export { loadOrganizationNames } from './organization-names.ts'
