import { randomBytes } from 'node:crypto'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import * as z from 'zod/mini'
import type { Basics } from '../../platform/server/services.ts'

/** It is in the README, so it opens accounts only where no one but this machine can come in. */
export const publishedPassword = 'reinforce-demo'
export const demoEmails = ['platform@reinforce.test', 'clinic@reinforce.test', 'manager@reinforce.test']

export type GivenPassword = { email: string; password: string }

/** The password hash of each account that the demo makes: the published one here, elsewhere one of its own that `given` tells once. */
export const createDemoPasswords = (demo: Basics['config']['demo']) => {
  const given: GivenPassword[] = []
  let published: Promise<string> | null = null
  return {
    given,
    hashFor: async (email: string) => {
      if (demo === 'here') return await (published ??= hashPassword(publishedPassword))
      const password = randomBytes(15).toString('base64url')
      given.push({ email, password })
      return await hashPassword(password)
    },
  }
}

const account = z.object({ id: z.string(), email: z.string(), password: z.string() })

const demoAccounts = async (services: Basics) => {
  const { rows } = await services.pool.query<Record<string, unknown>>(
    `select u.id, u.email, a.password from auth."user" u join auth.account a on a."userId" = u.id and a."providerId" = 'credential'
     where u.email like '%@reinforce.test' and a.password is not null and exists (select from app.demo_days) order by u.email`,
  )
  return z.array(account).parse(rows)
}

/**
 * Sets a password of its own for every account that the published password still opens and ends its sessions; returns
 * them, to be shown once.
 */
export const replacePublishedPasswords = async (services: Basics): Promise<GivenPassword[]> => {
  const replaced: GivenPassword[] = []
  for (const { id, email, password: hash } of await demoAccounts(services)) {
    if (!(await verifyPassword({ hash, password: publishedPassword }))) continue
    const password = randomBytes(15).toString('base64url')
    await services.pool.query(
      `with word as (update auth.account set password = $2, "updatedAt" = now() where "userId" = $1 and "providerId" = 'credential')
       delete from auth.session where "userId" = $1`,
      [id, await hashPassword(password)],
    )
    replaced.push({ email, password })
  }
  return replaced
}

/** Returns true if the published password opens the demo: not once its accounts have passwords of their own. */
export const isPublished = async (services: Basics): Promise<boolean> => {
  const first = (await demoAccounts(services)).find(({ email }) => email === 'platform@reinforce.test')
  return first !== undefined && (await verifyPassword({ hash: first.password, password: publishedPassword }))
}
