import { call } from '../../../../../platform/web/call.ts'
import { impersonateClient, stopImpersonating } from '../../contract/impersonation.ts'
import type { Session } from '../session.ts'

/** Looks as a client from now on, in every tab; throws the refusal. */
export const startImpersonation = async (session: Session, id: string, reason: string) => {
  await call(impersonateClient, { id, reason })
  await session.arrived()
}

/** Looks as yourself again, in every tab. */
export const stopImpersonation = async (session: Session) => {
  await call(stopImpersonating, {})
  await session.arrived()
}
