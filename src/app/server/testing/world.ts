import { freshDatabase } from '../../../db/testing/fresh-database.ts'
import type { openLog } from '../../../platform/server/process/log.ts'
import { openWorldOn, type World } from './world-on.ts'

export { nextAddress, password, type World } from './world-on.ts'

/** The world on a database of its own, for a test file. */
export const openWorld = async (
  env?: Record<string, string>,
  now?: () => Date,
  log?: ReturnType<typeof openLog>,
  webFolder?: string,
): Promise<World> => await openWorldOn(await freshDatabase(), env, now, log, webFolder)
