import type { Caller } from '../../../../platform/server/actor.ts'
import type { Config } from '../../../../platform/server/config.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { loadSendBlocks } from '../../../texting/messages/server/public.ts'
import type { Interview } from '../contract/interviews.ts'
import { type StoredInterview, toShownInterview } from './interview-rows.ts'

const waits = ({ reminder_rows }: StoredInterview) => reminder_rows.some(({ state }) => state === 'waiting')

/**
 * Converts interviews for the wire. A reminder to someone who may not be texted is shown as barred at once, not when
 * its hour has come.
 */
export const toShownInterviews = async (
  tx: Tx,
  rows: StoredInterview[],
  { viewer, ...moment }: { now: Date; settings: Config; viewer: Caller },
): Promise<Interview[]> => {
  const waiting = new Set(rows.filter(waits).map((row) => row.candidate_id))
  const barred = await loadSendBlocks(tx, [...waiting], moment)
  return rows.map((row) => toShownInterview(row, moment.now, { barred: barred.get(row.candidate_id), viewer }))
}
