export { DeletedOrganizationsSection } from './deleted-organizations-section.tsx'
export { DeletionBanner } from './deletion-banner.tsx'
export { DeletionSection } from './deletion-section.tsx'
