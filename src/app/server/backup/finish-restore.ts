import { markEmailsUnknown } from '../../../features/access/email/server/public.ts'
import { markRemindersUnknown } from '../../../features/interviews/calendar/server/public.ts'
import type { ChangesSince } from '../../../features/operations/backups/server/public.ts'
import { markRequestsUnknown } from '../../../features/texting/auto-scheduler/server/public.ts'
import { markTextsUnknown } from '../../../features/texting/messages/server/public.ts'
import type { Tx } from '../../../platform/server/database.ts'
import { recordEvents } from '../../../platform/server/events.ts'
import { reapplyRevocations } from './reapply-revocations.ts'

/**
 * Keeps a restored service from sending again what left after the backup was made. All texts stop until an Admin of the
 * platform resumes them. `later`: the known changes after the restored moment. Returns how many of each kind are in
 * doubt and were revoked again, as the event does.
 */
export const finishRestore = async (tx: Tx, madeAt: string, now: Date, later: ChangesSince | null = null) => {
  const texts = await markTextsUnknown(tx, now)
  const doubt = {
    texts,
    reminders: await markRemindersUnknown(tx, now),
    mails: await markEmailsUnknown(tx),
    scheduler_requests: await markRequestsUnknown(tx),
  }
  const again = later ? await reapplyRevocations(tx, later, now) : {}
  await recordEvents(tx, null, [{ name: 'installation.restored', after: { backup_of: madeAt, ...doubt, ...again } }])
  return { doubt, again }
}
