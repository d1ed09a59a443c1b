import { revokeKeysAgain } from '../../../features/access/api-keys/server/public.ts'
import { closeAccountsAgain, endFeedsAgain } from '../../../features/access/sign-in/server/public.ts'
import { reapplyRestrictions } from '../../../features/candidates/directory/server/public.ts'
import { reapplyOptOuts } from '../../../features/candidates/opt-outs/server/public.ts'
import { withdrawSharesAgain } from '../../../features/home/profile/server/public.ts'
import type { ChangesSince } from '../../../features/operations/backups/server/public.ts'
import { withdrawInvitationsAgain } from '../../../features/team/users/server/public.ts'
import type { Tx } from '../../../platform/server/database.ts'

/**
 * What people took away after the moment that was gone back to: no one who said stop is texted, no one who asked to be deleted
 * stays, nothing that was revoked opens again. Answers how many of each were done again.
 */
export const reapplyRevocations = async (tx: Tx, later: ChangesSince, now: Date): Promise<Record<string, number>> => ({
  opted_out: await reapplyOptOuts(tx, later.optOuts, later.everywhere),
  ...(await reapplyRestrictions(tx, later.refused, later.leaving)),
  api_keys: await revokeKeysAgain(tx, later.keys, now),
  shares: await withdrawSharesAgain(tx, later.shares, now),
  invitations: await withdrawInvitationsAgain(tx, later.invitations, now),
  accounts: await closeAccountsAgain(tx, later.people, now),
  calendars: await endFeedsAgain(tx, later.feeds),
})
