import { createHash } from 'node:crypto'
import type { getAdapter } from 'better-auth/db/adapter'

type Adapter = Awaited<ReturnType<typeof getAdapter>>
type Where = Parameters<Adapter['findOne']>[0]['where']
type AdapterInput = { model: string; where?: Where | undefined }

/** How the token of a session is kept: anyone who reads the database, or a backup of it, signs in nowhere. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

const hashed = (value: Where[number]['value']) =>
  typeof value === 'string'
    ? hashToken(value)
    : Array.isArray(value)
      ? value.map((each) => hashToken(String(each)))
      : value

const kept = <T extends AdapterInput>(asked: T): T =>
  asked.model === 'session' && asked.where
    ? {
        ...asked,
        where: asked.where.map((each) => (each.field === 'token' ? { ...each, value: hashed(each.value) } : each)),
      }
    : asked

const givenToken = ({ model, where }: AdapterInput): string | null => {
  const value = model === 'session' ? where?.find(({ field }) => field === 'token')?.value : null
  return typeof value === 'string' ? value : null
}

// The library continues with the token that the caller gave: it writes it into the cookie.
const withToken = <T>(row: T, token: string | null): T =>
  token !== null && typeof row === 'object' && row !== null && 'token' in row ? { ...row, token } : row

type Part = Omit<Adapter, 'transaction'>

const around = <A extends Part>(inner: A): A => ({
  ...inner,
  create: async (asked: Parameters<Part['create']>[0]) => {
    const { token } = asked.data
    if (asked.model !== 'session' || typeof token !== 'string') return await inner.create(asked)
    return withToken(await inner.create({ ...asked, data: { ...asked.data, token: hashToken(token) } }), token)
  },
  findOne: async (asked: Parameters<Part['findOne']>[0]) =>
    withToken(await inner.findOne(kept(asked)), givenToken(asked)),
  findMany: async (asked: Parameters<Part['findMany']>[0]) => await inner.findMany(kept(asked)),
  count: async (asked: Parameters<Part['count']>[0]) => await inner.count(kept(asked)),
  update: async (asked: Parameters<Part['update']>[0]) => withToken(await inner.update(kept(asked)), givenToken(asked)),
  updateMany: async (asked: Parameters<Part['updateMany']>[0]) => await inner.updateMany(kept(asked)),
  delete: async (asked: Parameters<Part['delete']>[0]) => await inner.delete(kept(asked)),
  deleteMany: async (asked: Parameters<Part['deleteMany']>[0]) => await inner.deleteMany(kept(asked)),
  consumeOne: async (asked: Parameters<Part['consumeOne']>[0]) => await inner.consumeOne(kept(asked)),
})

/** The library's own adapter, except that the token of a session is stored and looked up as its hash. */
export const withHashedTokens = (inner: Adapter): Adapter => ({
  ...around(inner),
  transaction: async (run) => await inner.transaction(async (within) => await run(around(within))),
})
