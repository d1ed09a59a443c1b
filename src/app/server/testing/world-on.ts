import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { hashPassword } from 'better-auth/crypto'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import * as z from 'zod/mini'
import { insertRows } from '../../../db/demo/insert.ts'
import { createDeviceCookie } from '../../../features/access/sign-in/server/public.ts'
import { getScope, getSystemScope } from '../../../platform/server/actor.ts'
import { type Config, readConfig } from '../../../platform/server/config.ts'
import { prepareStatements, type Tx, transact } from '../../../platform/server/database.ts'
import { makeQueues } from '../../../platform/server/job.ts'
import { openLog } from '../../../platform/server/process/log.ts'
import { buildApp } from '../build-app.ts'
import { openBasics, openServices } from '../open-services.ts'
import { jobs } from '../routes.ts'
import { createClinicRows } from './create-clinic-rows.ts'
import { createRowsMadeBy } from './create-rows-made-by.ts'
import { testSecret } from './rows/create-login-rows.ts'

export const password = 'correct-horse'
const platformId = '00000000-0000-4000-8000-000000000001'

type Person = { email: string; organizationId: string; level: 'Manager' | 'Admin' | null; name?: string }

const eventName = z.object({ name: z.string() })
const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}

let addresses = 0
/** An address of the network no one called from before, so that no test meets the throttle of another. */
export const createAddress = (): string => {
  addresses += 1
  return `10.9.${Math.floor(addresses / 250)}.${addresses % 250}`
}

export const createWorldSettings = (dataDir: string, databaseUrl: string, env: Record<string, string>) =>
  readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    APP_SECRET: testSecret,
    LOG_LEVEL: 'silent',
    PORT: '0',
    QUIET_HOURS: 'off',
    ...env,
  })

let secret: Promise<string> | null = null

/** Adds a person who signs in with the password of the tests, which is hashed once. */
const addPerson = async (tx: Tx, person: Person) => {
  secret ??= hashPassword(password)
  const authUserId = randomUUID()
  const id = randomUUID()
  const name = person.name ?? 'Sam Rivera'
  await tx.run(
    sql`select app.create_sign_in(${authUserId}::uuid, ${name}, ${person.email}, '', 'user', ${person.organizationId}, ${await secret})`,
  )
  await tx.run(sql`insert into reinforce_users (id, auth_user_id, email, full_name, organization_id, admin_level)
    values (${id}, ${authUserId}, ${person.email}, ${name}, ${person.organizationId}, ${person.level})`)
  return { id, authUserId }
}

/** Makes the queues, two clinics, platform staff and a Manager in a database that is migrated and otherwise empty; answers who they are. */
export const furnish = async (pool: pg.Pool, config: Config, databaseUrl: string) => {
  await makeQueues(databaseUrl, jobs)
  const own = createClinicRows('Bright Path ABA', config.textFrom)
  const foreign = createClinicRows('Blue Heron Behavior', config.textFrom)
  const organization = {
    id: platformId,
    name: 'Reinforce Demo Clinic',
    status: 'Active',
    scheduler: false,
    time_zone: 'America/New_York',
  }
  const { organizationId } = own
  const users = await transact(pool, getSystemScope(config, platformId), async (tx) => {
    await insertRows(tx, 'organizations', [organization])
    for (const clinic of [own, foreign]) for (const [table, rows] of clinic.tables) await insertRows(tx, table, rows)
    const add = async (who: string, person: Omit<Person, 'email'>) =>
      await addPerson(tx, { email: `${who}@example.test`, ...person })
    const made = {
      clinic: await add('clinic', { organizationId, level: null, name: 'Riley Adams' }),
      manager: await add('manager', { organizationId, level: 'Manager' }),
      admin: await add('admin', { organizationId, level: 'Admin' }),
      platform: await add('platform', { organizationId: platformId, level: 'Admin', name: 'Morgan Lee' }),
      foreign: await add('foreign', { organizationId: foreign.organizationId, level: 'Admin' }),
    }
    for (const [clinic, user] of [
      [own, made.admin],
      [foreign, made.foreign],
    ] as const) {
      // The words of a résumé have made this row already; the clinic's own says more.
      await tx.run(sql`delete from resume_scores where candidate_id = ${clinic.candidateId}`)
      for (const [table, rows] of createRowsMadeBy(clinic, user.id)) await insertRows(tx, table, rows)
    }
    return made
  })
  return { own, foreign, users }
}
export type Furniture = Awaited<ReturnType<typeof furnish>>

/** A database that is migrated and otherwise empty; `pooled`: the way through a pooler that forgets statements, if one shall be taken. */
export type EmptyDatabase = { url: string; pooled?: string | undefined; drop: () => Promise<void> }

/**
 * A whole server on this database: two clinics, platform staff, a Manager; calls go through HTTP without a port. `furniture`: what
 * the database holds of them already.
 */
export const openWorldOn = async (
  database: EmptyDatabase,
  env: Record<string, string> = {},
  now: () => Date = () => new Date(),
  log = openLog('silent'),
  webFolder?: string,
  furniture?: Furniture,
) => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'reinforce-world-'))
  const config = createWorldSettings(dataDir, database.url, env)
  const databaseUrl = database.pooled ?? database.url
  if (database.pooled) prepareStatements(false)
  const basics = openBasics({ config, log, clock: now }, databaseUrl)
  const services = await openServices(basics, { databaseUrl, directUrl: database.url })
  const inPlatform = async <T>(work: (tx: Tx) => Promise<T>) =>
    await transact(services.pool, getSystemScope(config, platformId), work)
  const inClinic = async <T>(organizationId: string, work: (tx: Tx) => Promise<T>) =>
    await transact(services.pool, getScope({ kind: 'system', organizationId, isPlatform: false }), work)

  const { own, foreign, users } = structuredClone(furniture ?? (await furnish(services.pool, config, database.url)))

  const built = await buildApp({
    services,
    webFolder: webFolder ?? path.join(dataDir, 'web'),
  })
  const tokens = new Map<string, Promise<string>>()
  const signIn = async (who: keyof typeof users) => {
    const answer = await built.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      payload: { email: `${who}@example.test`, password },
      // From a browser that the account knows, so that no email tells of a new one.
      headers: { cookie: createDeviceCookie(services, `${who}@example.test`) },
    })
    return String(answer.headers['set-auth-token'])
  }
  /** Anyone who calls several times at once signs in once. */
  const getToken = async (who: keyof typeof users) => {
    const token = tokens.get(who) ?? signIn(who)
    tokens.set(who, token)
    return await token
  }

  return {
    ...built,
    services,
    databaseUrl: database.url,
    users,
    own,
    foreign,
    platformId,
    inPlatform,
    inClinic,
    addPerson,
    getToken: getToken,
    /** Forgets a person's token, so that the next call signs in again. */
    signOut: (who: keyof typeof users) => tokens.delete(who),
    /** Calls as a person of the world, or as no one. */
    call: async (
      who: keyof typeof users | null,
      method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
      url: string,
      payload?: object,
    ) => {
      const answer = await built.app.inject({
        method,
        url,
        ...(payload ? { payload } : {}),
        // No one calls from the same place twice: what one address may ask is tried on purpose, not by chance.
        ...(who ? { headers: { authorization: `Bearer ${await getToken(who)}` } } : { remoteAddress: createAddress() }),
      })
      return { status: answer.statusCode, body: parsed(answer.body), text: answer.body, headers: answer.headers }
    },
    eventNames: async (about?: string) =>
      await inPlatform(async (tx) =>
        (
          await tx.rows(
            eventName,
            sql`select name from events ${about ? sql`where about = ${about}` : sql``} order by at, name`,
          )
        ).map(({ name }) => name),
      ),
    close: async () => {
      await built.app.close()
      await services.pool.end()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
export type World = Awaited<ReturnType<typeof openWorldOn>>
