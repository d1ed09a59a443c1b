import type { WayIn } from '../../../platform/server/call.ts'
import type { Job } from '../../../platform/server/job.ts'
import { loginCodeWay, revealLoginWay } from './asks/reveal-login.ts'
import { unlockLoginsWay } from './asks/unlock-logins.ts'
import { addLoginWay, editLoginWay } from './change-logins.ts'
import { importLoginsWay, previewLoginsWay } from './import-logins.ts'
import { purgeLoginsJob } from './jobs/purge-logins.ts'
import { loginDetailsWay, loginLogWay, loginPeopleWay } from './login-details.ts'
import { loginsWay } from './logins.ts'
import { rotateLoginWay } from './rotate-login.ts'
import { shareLoginWay } from './share-login.ts'
import { deleteLoginWay, restoreLoginWay } from './trash.ts'

export const loginsRoutes: WayIn[] = [
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

export const loginsJobs: Job[] = [purgeLoginsJob]
