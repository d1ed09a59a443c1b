import type { Tx } from '../../../../platform/server/database.ts'
import { loadWrappedKeys, openWrappedKey } from './keys.ts'

/** Of the organizations' keys of saved logins: how many there are, and how many this APP_SECRET opens. */
export const countOpened = async (tx: Tx, appSecret: string): Promise<{ keys: number; opened: number }> => {
  const keys = await loadWrappedKeys(tx)
  const opened = keys.filter(({ organization_id, wrapped }) => openWrappedKey(appSecret, organization_id, wrapped))
  return { keys: keys.length, opened: opened.length }
}
