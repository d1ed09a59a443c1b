import { sql } from 'drizzle-orm'
import type { Transact } from '../../../../platform/server/call.ts'
import type { Tx } from '../../../../platform/server/database.ts'

/** Opens a transaction that sees the data as of one moment and changes nothing. `close` ends it. */
export const openSnapshot = async (transact: Transact): Promise<{ tx: Tx; close: () => Promise<void> }> => {
  const opened = Promise.withResolvers<Tx>()
  const closing = Promise.withResolvers<void>()
  const ended = transact(
    async (tx) => {
      await tx.run(sql`set transaction isolation level repeatable read`)
      opened.resolve(tx)
      await closing.promise
    },
    { readOnly: true },
  )
  ended.catch(opened.reject)
  return {
    tx: await opened.promise,
    close: async () => {
      closing.resolve()
      await ended
    },
  }
}
