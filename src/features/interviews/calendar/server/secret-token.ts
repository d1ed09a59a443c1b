import { createHash, randomBytes } from 'node:crypto'

/** A token that no one guesses; only its hash is stored. */
export const createToken = () => randomBytes(24).toString('base64url')
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex')
