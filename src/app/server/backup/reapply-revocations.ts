import { rerevokeKeys } from '../../../features/access/api-keys/server/public.ts'
import { recloseAccounts, reendFeeds } from '../../../features/access/sign-in/server/public.ts'
import { reapplyRestrictions } from '../../../features/candidates/directory/server/public.ts'
import { reapplyOptOuts } from '../../../features/candidates/opt-outs/server/public.ts'
import { rewithdrawShares } from '../../../features/home/profile/server/public.ts'
import type { ChangesSince } from '../../../features/operations/backups/server/public.ts'
import { rewithdrawInvitations } from '../../../features/team/users/server/public.ts'
import type { Tx } from '../../../platform/server/database.ts'

/**
 * What people took away after the moment that was gone back to: no one who said stop is texted, no one who asked to be deleted
 * stays, nothing that was revoked opens again. Answers how many of each were done again.
 */
export const reapplyRevocations = async (tx: Tx, later: ChangesSince, now: Date): Promise<Record<string, number>> => ({
  opted_out: await reapplyOptOuts(tx, later.optOuts, later.everywhere),
  ...(await reapplyRestrictions(tx, later.refused, later.leaving)),
  api_keys: await rerevokeKeys(tx, later.keys, now),
  shares: await rewithdrawShares(tx, later.shares, now),
  invitations: await rewithdrawInvitations(tx, later.invitations, now),
  accounts: await recloseAccounts(tx, later.people, now),
  calendars: await reendFeeds(tx, later.feeds),
})
