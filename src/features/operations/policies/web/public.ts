export { PoliciesSection } from './policies-section.tsx'
