import { createFreshDatabase } from '../../../db/testing/create-fresh-database.ts'
import { openPool } from '../../../platform/server/database.ts'
import type { openLog } from '../../../platform/server/process/log.ts'
import { createWorldSettings, type Furniture, furnish, openWorldOn, type World } from './world-on.ts'

export { createAddress, password, type World } from './world-on.ts'

/** By the number that texts come from: a database that holds the world, to be copied for each file. */
const furnished = new Map<string, Promise<{ name: string; furniture: Furniture }>>()

const furnishOnce = async (env: Record<string, string>) => {
  const { url, name } = await createFreshDatabase()
  const pool = openPool(url)
  try {
    return { name, furniture: await furnish(pool, createWorldSettings('', url, env), url) }
  } finally {
    await pool.end() // PostgreSQL copies no database that someone is connected to
  }
}

/** Opens the world on a database of its own, for a test file; the files of a worker begin with the same rows. */
export const openWorld = async (
  env: Record<string, string> = {},
  now?: () => Date,
  log?: ReturnType<typeof openLog>,
  webFolder?: string,
): Promise<World> => {
  const from = env.TEXT_FROM ?? ''
  const made = furnished.get(from) ?? furnishOnce(from ? { TEXT_FROM: from } : {})
  furnished.set(from, made)
  const { name, furniture } = await made
  return await openWorldOn(await createFreshDatabase(name), env, now, log, webFolder, furniture)
}
