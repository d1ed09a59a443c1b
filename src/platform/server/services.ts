import type pg from 'pg'
import type { Logger } from 'pino'
import type { Auth } from './auth.ts'
import type { Config } from './config.ts'
import type { FileStore } from './file-store.ts'
import type { Live } from './live/live.ts'
import type { LivePages } from './live/live-pages.ts'
import type { PersonalDataTable } from './personal-data.ts'
import type { Replica } from './replica/replica.ts'
import type { Sessions } from './sessions.ts'
import type { Mailer } from './transports/mailer.ts'
import type { Keep, TextTransport } from './transports/text-transport.ts'

/** The services that exist before anyone can be let in. */
export type Basics = {
  pool: pg.Pool
  /** For what may lag; null where the settings name none. */
  replica: Replica | null
  config: Config
  log: Logger
  clock: () => Date
  files: FileStore
}

/** The services of every route and job: opened once, when the program starts, and passed to each of them. */
export type Services = Basics & {
  /** Null where the settings name no email server. */
  mailer: Mailer | null
  /** The transport that the settings name. `keep` stores what arrives on the simulated phones. */
  texting: (keep: Keep) => TextTransport
  /** The sign-in library. */
  auth: Auth
  sessions: Sessions
  live: Live
  /** Open pages that are notified of changes. */
  pages: LivePages
  /** The personal data, table by table. */
  traces: readonly PersonalDataTable[]
  /** Whether the sign-in page offers the accounts of the demo. */
  demoSignIns: boolean
}
