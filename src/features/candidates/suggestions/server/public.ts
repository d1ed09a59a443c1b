export { openSuggestions } from './open-suggestions.ts'
export { suggestChange } from './suggest-change.ts'
