import dns from 'node:dns/promises'
import { setTimeout } from 'node:timers/promises'
import { isPublicAddress } from './public-address.ts'

/** `nowhere`: no server has the name; `unknown`: no one could say just now. */
export type NameLeads = 'public' | 'private' | 'nowhere' | 'unknown'

type Resolve = (host: string) => Promise<{ address: string }[]>
const byServer: Resolve = async (host) => await dns.lookup(host, { all: true })

const nameless = new Set(['ENOTFOUND', 'ENODATA'])
const getErrorCode = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** Resolves a name once, for at most `waits` milliseconds: every address it has must be of the public internet. */
export const resolvePublicName = async (host: string, resolve = byServer, waits = 3_000): Promise<NameLeads> => {
  try {
    const addresses = await Promise.race([resolve(host), setTimeout(waits, null, { ref: false })])
    if (addresses === null) return 'unknown'
    return addresses.every(({ address }) => isPublicAddress(address)) ? 'public' : 'private'
  } catch (error) {
    return nameless.has(getErrorCode(error)) ? 'nowhere' : 'unknown'
  }
}
