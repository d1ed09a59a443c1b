import type { Route } from '../../../../platform/server/call.ts'
import { decideOptOutRoute } from './external/decide-opt-out.ts'
import { restThreadRoute } from './rest-thread.ts'
import { candidateThreadRoute, textThreadRoute } from './text-thread.ts'
import { threadsRoute, unreadTextsRoute } from './threads.ts'
import { addThreadNoteRoute, assignThreadRoute, markThreadRoute, setPresenceRoute } from './upsert-thread.ts'

export const inboxRoutes: Route[] = [
  threadsRoute,
  unreadTextsRoute,
  textThreadRoute,
  candidateThreadRoute,
  markThreadRoute,
  restThreadRoute,
  assignThreadRoute,
  addThreadNoteRoute,
  decideOptOutRoute,
  setPresenceRoute,
]
