export { ErasuresSection } from './erasures-section.tsx'
