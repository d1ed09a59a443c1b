import type { Auth } from '../../../../platform/server/auth.ts'
import { findUnusedStep, takeStep } from './totp.ts'

/** Whether this is a code of the person's app that was not used before (from now on it was), or a recovery code that is left. */
export const isOwnCode = async (auth: Auth, authUserId: string, typed: string, now: Date): Promise<boolean> => {
  const digits = typed.replace(/\s/g, '')
  if (/^\d{6}$/.test(digits)) {
    const step = await findUnusedStep(auth, authUserId, digits, now)
    return step !== null && (await takeStep(auth, authUserId, step))
  }
  const left = await auth.api
    .viewBackupCodes({ body: { userId: authUserId } })
    .catch(() => ({ backupCodes: [] as string[] }))
  return left.backupCodes.includes(digits)
}
