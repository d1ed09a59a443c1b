import { isIP } from 'node:net'
import { createPublicLookup, notPublic } from '../outgoing-webhook/create-public-lookup.ts'
import { isPublicAddress } from '../outgoing-webhook/public-address.ts'
import { askOnce, type FetchedMedia, type FetchLimits } from '../reach/ask-once.ts'

const mostMoves = 3
const who = 'The automation'

/** Returns why an address is not fetched, or null. */
const checkUrl = ({ protocol, hostname, username, password }: URL): string | null => {
  if (protocol !== 'https:') return 'Its address doesn’t start with https://.'
  if (username !== '' || password !== '') return 'Its address contains a user name or password.'
  const host = hostname.replace(/^\[|\]$/g, '')
  return isIP(host) !== 0 && !isPublicAddress(host) ? notPublic : null
}

/**
 * Fetches a picture or file that the automation named with a text: over https, at public addresses alone, without credentials, and the
 * same after each redirect. Stops at `most` bytes and after `waits` ms. `anywhere`: tests alone ask servers of their own.
 */
export const fetchFile = async (
  address: string,
  { anywhere, ...limits }: FetchLimits & { anywhere: boolean },
): Promise<FetchedMedia> => {
  if (!URL.canParse(address)) return { kind: 'failed', reason: 'Its address isn’t valid.' }
  let url = new URL(address)
  for (let moves = 0; moves <= mostMoves; moves += 1) {
    const problem = anywhere ? null : checkUrl(url)
    if (problem !== null) return { kind: 'failed', reason: problem }
    const options = { headers: { 'user-agent': 'Reinforce' }, ...(anywhere ? {} : { lookup: createPublicLookup }) }
    const step = await askOnce(url, options, limits, who)
    if (step.kind !== 'moved') return step
    url = new URL(step.to)
  }
  return { kind: 'failed', reason: `${who} redirected us too often.` }
}
