import type { Route } from '../../../../platform/server/call.ts'
import { decideSuggestionRoute } from './decide-suggestion.ts'

export const suggestionsRoutes: Route[] = [decideSuggestionRoute]
