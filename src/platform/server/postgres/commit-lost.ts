import pg from 'pg'

/**
 * Thrown when the connection was lost while the database was committing: the data may be saved or not. Has the message
 * of its cause.
 */
export class CommitLost extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.name = 'CommitLost'
  }
}

/** Whether the database itself said no, so that nothing was committed. */
export const isRefused = (error: unknown) => error instanceof pg.DatabaseError && error.severity === 'ERROR'
/** The connection was broken before, so that the commit never left. */
const isUnsent = (error: unknown) => error instanceof Error && error.message.endsWith('is not queryable')

/**
 * Returns true if a commit that failed with this error may have been done: the database did not refuse, and it had the
 * request.
 */
export const isUnsure = (error: unknown): boolean => !isRefused(error) && !isUnsent(error)
