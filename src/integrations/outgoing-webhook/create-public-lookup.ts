import { lookup as resolve } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

export const notPublic = 'The address doesn’t lead to the public internet.'

/** Resolves a name to public addresses only; what is checked here is what is connected to, so a name cannot change in between. */
export const createPublicLookup: LookupFunction = (host, options, callback) => {
  resolve(host, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) callback(error ?? new Error('We couldn’t find a server with this name.'), '', 4)
    else if (!addresses.every(({ address }) => isPublicAddress(address))) callback(new Error(notPublic), '', 4)
    else if (options.all) callback(null, addresses)
    else callback(null, first.address, first.family)
  })
}
