export { CandidateDocuments } from './candidate-documents.tsx'
