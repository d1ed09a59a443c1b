export { OrganizationExportSection } from './organization-export-section.tsx'
