export { CandidateHoldForm } from './candidate-hold-form.tsx'
export { LegalHoldsSection } from './legal-holds-section.tsx'
