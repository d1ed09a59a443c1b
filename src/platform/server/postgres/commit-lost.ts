import pg from 'pg'

/** The connection was lost while the database was committing: what was to be saved may be saved or not. Says what its cause says. */
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

/** Whether a commit that failed with this error may have been done: the database did not say no, and it was asked. */
export const isUnsure = (error: unknown): boolean => !isRefused(error) && !isUnsent(error)
