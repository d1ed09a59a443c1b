import { openSessions } from '../../features/access/sign-in/server/sessions.ts'
import { openFiles } from '../../integrations/files/files.ts'
import { openMail } from '../../integrations/mail/mail.ts'
import { openTexting } from '../../integrations/texting/texting.ts'
import { openAuth } from '../../platform/server/auth.ts'
import { openPool } from '../../platform/server/database.ts'
import { openLive } from '../../platform/server/live/live.ts'
import { openLivePages } from '../../platform/server/live/live-pages.ts'
import { openReplica } from '../../platform/server/replica/replica.ts'
import type { Basics, Services } from '../../platform/server/services.ts'
import { traces } from './personal-data.ts'
import { subscribe } from './subscriptions.ts'

/** Opens the services that exist before anyone can be let in; `most` connections to the database. */
export const openBasics = (
  of: Omit<Basics, 'pool' | 'replica' | 'files'>,
  databaseUrl: string,
  most?: number,
): Basics => {
  const pool = openPool(databaseUrl, most)
  const { replicaUrl, files } = of.config
  return { ...of, pool, replica: replicaUrl ? openReplica(replicaUrl, pool) : null, files: openFiles(files) }
}

/** Opens everything that routes and jobs work with; nothing listens before `live.start()`. `directUrl` leads past a pooler. */
export const openServices = async (
  basics: Basics,
  {
    databaseUrl,
    directUrl = databaseUrl,
    demoSignIns = false,
  }: { databaseUrl: string; directUrl?: string; demoSignIns?: boolean },
): Promise<Services> => {
  subscribe()
  const { config, log } = basics
  const live = openLive(directUrl, log)
  basics.replica?.listen(live)
  const auth = await openAuth(config, databaseUrl)
  const sessions = openSessions(basics, auth, live)
  return {
    ...basics,
    mailer: config.smtp ? openMail(config.smtp) : null,
    texting: (keep) => openTexting(config, keep),
    auth,
    sessions,
    live,
    pages: openLivePages(live, sessions),
    traces,
    demoSignIns,
  }
}
