export { explainScore } from '../contract/explanations.ts'
export { CandidateRequests } from './candidate-requests.tsx'
export { ExplainForm } from './explain-form.tsx'
