import { loginCodeWay, revealLoginWay } from '../../../features/logins/server/asks/reveal-login.ts'
import { unlockLoginsWay } from '../../../features/logins/server/asks/unlock-logins.ts'
import { addLoginWay, editLoginWay } from '../../../features/logins/server/change-logins.ts'
import { importLoginsWay, previewLoginsWay } from '../../../features/logins/server/import-logins.ts'
import { loginDetailsWay, loginLogWay, loginPeopleWay } from '../../../features/logins/server/login-details.ts'
import { loginsWay } from '../../../features/logins/server/logins.ts'
import { rotateLoginWay } from '../../../features/logins/server/rotate-login.ts'
import { shareLoginWay } from '../../../features/logins/server/share-login.ts'
import { deleteLoginWay, restoreLoginWay } from '../../../features/logins/server/trash.ts'
import type { WayIn } from '../../../platform/server/call.ts'

/** Saved logins of job boards and other sites. */
export const loginsWays: WayIn[] = [
  loginsWay,
  loginPeopleWay,
  loginDetailsWay,
  loginLogWay,
  addLoginWay,
  editLoginWay,
  rotateLoginWay,
  deleteLoginWay,
  restoreLoginWay,
  shareLoginWay,
  unlockLoginsWay,
  revealLoginWay,
  loginCodeWay,
  previewLoginsWay,
  importLoginsWay,
]
