export { CandidateSuggestions } from './candidate-suggestions.tsx'
