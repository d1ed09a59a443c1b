import { createHash } from 'node:crypto'

/** A mark of what was asked for under an id: the same call again has the same one, other words or another moment have not. */
export const requestHash = (asked: unknown): string =>
  createHash('sha256').update(JSON.stringify(asked)).digest('base64url')
