import type { liveWay } from '../../features/activity/server/streams/live.ts'
import type { Auth } from '../../features/sign-in/server/auth.ts'
import type { Sessions } from '../../features/sign-in/server/sessions.ts'
import type { FileStore } from '../../integrations/files/files.ts'

/** What the ways in are made of: opened once, when the server starts. */
export type Parts = {
  auth: Auth
  sessions: Sessions
  files: FileStore
  live: ReturnType<typeof liveWay>
  demoSignIns: boolean
}
