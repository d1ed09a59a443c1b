import { CommitLost } from './commit-lost.ts'

/** The code of an error of the system or of PostgreSQL; empty without one. */
export const readErrorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : ''

// 25006: it takes no writes, because it is a replica, or is about to be one while another becomes the primary.
const noConnection = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', '57P01', '57P02', '57P03', '53300', '25006']

/** The sign-in library could not look a session up, and keeps to itself that the database was away. */
const isSessionUnread = (error: unknown) =>
  error instanceof Error && 'body' in error && readErrorCode(error.body) === 'FAILED_TO_GET_SESSION'

/** Whether the database is away, restarts or changes places: nothing is wrong with the call. */
export const isOutage = (error: unknown): boolean =>
  error instanceof CommitLost ||
  noConnection.includes(readErrorCode(error)) ||
  readErrorCode(error).startsWith('08') ||
  (error instanceof Error && /^Connection terminated|^Client has encountered a connection error/.test(error.message)) ||
  isSessionUnread(error)

type Log = { error: (about: object, words: string) => void }

/** Without a sign of an outage for this long, the next one is another outage. */
const overAfter = 30_000 // ms

/** Returns what logs an outage: one line for each in this process, without a stack, however many calls and connections meet it. */
export const openOutageLog = (now: () => number = Date.now) => {
  let seenAt = Number.NEGATIVE_INFINITY
  return (log: Log, error: unknown): void => {
    const isNew = now() - seenAt > overAfter
    seenAt = now()
    if (!isNew) return
    const reason = error instanceof Error ? error.message || readErrorCode(error) : 'the connection ended'
    log.error({ reason, code: readErrorCode(error) }, 'the database is unavailable: requests get 503 until it is back')
  }
}

/** Logs that the database is away, once for each outage of this process. */
export const logOutage = openOutageLog()
