import { createHash } from 'node:crypto'

/** Returns a hash of the request under an id: equal for the same call, different for other words or another moment. */
export const hashRequest = (asked: unknown): string =>
  createHash('sha256').update(JSON.stringify(asked)).digest('base64url')
