export { CandidateRequests } from './candidate-requests.tsx'
export { ExplainForm } from './explain-form.tsx'
