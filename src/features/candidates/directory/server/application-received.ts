import type { Config } from '../../../../platform/server/config.ts'
import type { Tx } from '../../../../platform/server/database.ts'

/** New candidates of one organization, in the transaction that stored them. */
export type ApplicationReceived = {
  organizationId: string
  candidateIds: readonly string[]
  settings: Config
  now: Date
}
type Subscriber = (tx: Tx, received: ApplicationReceived) => Promise<unknown>

const subscribers = new Set<Subscriber>()

/** Calls `subscriber` in the transaction of every application that brings new candidates; those that subscribed earlier come first. */
export const onApplicationReceived = (subscriber: Subscriber): void => {
  subscribers.add(subscriber)
}

/** Tells every subscriber of new candidates, in the caller's transaction. */
export const tellApplicationReceived = async (tx: Tx, received: ApplicationReceived): Promise<void> => {
  if (received.candidateIds.length === 0) return
  for (const subscriber of subscribers) await subscriber(tx, received)
}
