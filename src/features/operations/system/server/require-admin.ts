import type { Caller } from '../../../../platform/server/actor.ts'
import type { Transact } from '../../../../platform/server/call.ts'
import { recordEvents } from '../../../../platform/server/events.ts'
import type { Endpoint } from '../../../../platform/shared/endpoint.ts'
import { UserError } from '../../../../rules/user-error.ts'

/** Refuses, and writes down, who is no Admin: of the platform, where the call needs a right of its staff. */
export const requireAdmin = async (
  { actor, transact }: { actor: Caller; transact: Transact },
  { method, path, summary }: Pick<Endpoint, 'method' | 'path' | 'summary'>,
): Promise<void> => {
  if (actor.adminLevel === 'Admin') return
  const after = { asked_for: summary, right: 'users:manage', call: `${method} ${path}` }
  await transact(async (tx) => {
    await recordEvents(tx, actor.userId, [{ name: 'right.refused', after }])
  })
  throw new UserError('forbidden', 'Only platform Admins can see this.')
}
