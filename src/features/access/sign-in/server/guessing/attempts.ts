import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Auth } from '../../../../../platform/server/auth.ts'
import { getCallerAddress } from '../../../../../platform/server/http/get-caller-address.ts'
import type { Services } from '../../../../../platform/server/services.ts'
import { evaluateAttempt, type TryKind } from '../../rules/throttle.ts'

const isSecure = (services: Services) => services.config.publicUrl?.startsWith('https:') ?? false
const cookieName = (services: Services) => `${isSecure(services) ? '__Secure-' : ''}reinforce.device`
const yearSeconds = 365 * 86_400

const sealDevice = (services: Services, email: string, device: string) =>
  createHmac('sha256', services.config.appSecret).update(`device|${email}|${device}`).digest('base64url')

/** Accounts that one browser is known to at the same time, such as those of a shared front desk. */
const mostAccounts = 8

/** The device token of this browser's cookie, and its seals: one for each account that knows it. */
const readDeviceCookie = (services: Services, request: FastifyRequest) => {
  const start = `${cookieName(services)}=`
  const cookie = (request.headers.cookie ?? '').split(/;\s*/).find((each) => each.startsWith(start))
  const [device = '', ...seals] = cookie?.slice(start.length).split('.') ?? []
  const isOurs = /^[\w-]{22}$/.test(device)
  return {
    device: isOurs ? device : '',
    seals: seals.filter((seal) => /^[\w-]{43}$/.test(seal)).slice(0, mostAccounts),
  }
}

/** The device token that this browser got when it last signed in to this account, or null. */
export const findKnownDevice = (services: Services, request: FastifyRequest, email: string): string | null => {
  const { device, seals } = readDeviceCookie(services, request)
  const right = Buffer.from(sealDevice(services, email, device))
  const isKnown = seals.some((seal) => timingSafeEqual(Buffer.from(seal), right))
  return device && isKnown ? device : null
}

/** Returns the cookie that makes a browser known to an account; `seals`: those of other accounts that know it. */
export const createDeviceCookie = (
  services: Services,
  email: string,
  { device, seals }: { device: string; seals: readonly string[] } = { device: '', seals: [] },
) => {
  const token = device || randomBytes(16).toString('base64url')
  const own = sealDevice(services, email, token)
  const kept = [own, ...seals.filter((seal) => seal !== own)].slice(0, mostAccounts)
  return `${cookieName(services)}=${[token, ...kept].join('.')}`
}

/** Lets this browser be known to the account from now on, with the other accounts that know it. */
export const rememberDevice = (services: Services, request: FastifyRequest, reply: FastifyReply, email: string) => {
  const cookie = createDeviceCookie(services, email, readDeviceCookie(services, request))
  const secure = isSecure(services) ? '; Secure' : ''
  void reply.header(
    'set-cookie',
    `${cookie}; Path=/api/auth/sign-in; HttpOnly; SameSite=Lax; Max-Age=${yearSeconds}${secure}`,
  )
}

type Key = { kind: TryKind; key: string }

const createKey = (kind: TryKind, ...parts: string[]): Key => ({
  kind,
  key: createHash('sha256')
    .update([kind, ...parts].join('|'))
    .digest('base64url'),
})

const listKeys = (email: string, address: string, device: string | null): Key[] =>
  device
    ? [createKey('device', email, device)]
    : [createKey('pair', email, address), createKey('address', address), createKey('account', email)]

const row = z.object({ key: z.string(), failures: z.number(), last_at: z.date() })

/**
 * Counts a try as failed before it is made, so that many at once count as many, and returns whether it must wait or how
 * long its answer is delayed. `succeeded` reverts the count.
 */
export const beginAttempt = async (services: Services, auth: Auth, request: FastifyRequest, email: string) => {
  const now = services.clock()
  const keys = listKeys(email, getCallerAddress(request.ip), findKnownDevice(services, request, email))
  const names = keys.map(({ key }) => key).toSorted()
  const client = await auth.pool.connect()
  let broken = true
  try {
    await client.query('begin')
    await client.query(
      `insert into auth.sign_in_tries (key, failures, last_at) select k, 0, 'epoch' from unnest($1::text[]) k order by k on conflict do nothing`,
      [names],
    )
    const { rows } = await client.query(
      'select key, failures, last_at from auth.sign_in_tries where key = any($1) order by key for update',
      [names],
    )
    const found = z.array(row).parse(rows)
    const tries = keys.map(({ kind, key }) => {
      const known = found.find((each) => each.key === key)
      return { kind, failures: known?.failures ?? 0, lastAt: known?.last_at.getTime() ?? 0 }
    })
    const verdict = evaluateAttempt(tries, now.getTime())
    if (verdict.waitSeconds === 0)
      for (const { kind, key } of keys) {
        const failures = verdict.counted.find((each) => each.kind === kind)?.failures ?? 1
        await client.query('update auth.sign_in_tries set failures = $2, last_at = $3 where key = $1', [
          key,
          failures,
          now,
        ])
      }
    await client.query('commit')
    broken = false
    return {
      ...verdict,
      /** The address keeps its other failures: someone who tries many accounts may own one of them. */
      succeeded: async () => {
        await auth.pool.query(
          `with own as (delete from auth.sign_in_tries where key = any($1)) update auth.sign_in_tries
            set failures = greatest(0, failures - 1) where key = any($2)`,
          [
            keys.filter(({ kind }) => kind !== 'address').map(({ key }) => key),
            keys.filter(({ kind }) => kind === 'address').map(({ key }) => key),
          ],
        )
      },
    }
  } finally {
    client.release(broken)
  }
}
