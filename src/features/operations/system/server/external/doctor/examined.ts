import type { Services } from '../../../../../../platform/server/services.ts'

/** What is looked at. `database`: what leads to it, or why nothing does, in words. `live`: null where no one needs it. */
export type Examined = Pick<Services, 'config' | 'clock' | 'files'> & {
  database: { pool: Services['pool']; live: Pick<Services['live'], 'hears'> | null } | { fault: string }
}

/** What is looked at with a database that can be asked. */
export type Reached = Pick<Services, 'config' | 'clock' | 'files' | 'pool'> & {
  live: Pick<Services['live'], 'hears'> | null
}
