import { doubtRequests } from '../../../features/auto-scheduler/server/door.ts'
import { doubtReminders } from '../../../features/interviews/server/door.ts'
import { doubtMails } from '../../../features/mails/server/door.ts'
import { doubtTexts } from '../../../features/messaging/server/door.ts'
import type { Tx } from '../../../platform/server/database.ts'
import { writeFacts } from '../../../platform/server/facts.ts'

/**
 * What a restored service must not do: send again what left after the backup was made. All texts stop until an Admin of the
 * platform lets them go on. Answers how many of each kind are in doubt; the fact says it, too.
 */
export const afterRestore = async (tx: Tx, madeAt: string, now: Date) => {
  const texts = await doubtTexts(tx, now)
  const doubt = {
    texts,
    reminders: await doubtReminders(tx, now),
    mails: await doubtMails(tx),
    scheduler_requests: await doubtRequests(tx),
  }
  await writeFacts(tx, null, [{ name: 'installation.restored', after: { backup_of: madeAt, ...doubt } }])
  return doubt
}
