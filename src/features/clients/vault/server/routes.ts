import type { Route } from '../../../../platform/server/call.ts'
import type { Job } from '../../../../platform/server/job.ts'
import { addLoginRoute, editLoginRoute } from './change-logins.ts'
import { loginCodeRoute, revealLoginRoute } from './external/reveal-login.ts'
import { unlockLoginsRoute } from './external/unlock-logins.ts'
import { importLoginsRoute, previewLoginsRoute } from './import-logins.ts'
import { purgeLoginsJob } from './jobs/purge-logins.ts'
import { loginDetailsRoute, loginLogRoute, loginPeopleRoute } from './login-details.ts'
import { loginsRoute } from './logins.ts'
import { rotateLoginRoute } from './rotate-login.ts'
import { shareLoginRoute } from './share-login.ts'
import { deleteLoginRoute, restoreLoginRoute } from './trash.ts'

export const loginsRoutes: Route[] = [
  loginsRoute,
  loginPeopleRoute,
  loginDetailsRoute,
  loginLogRoute,
  addLoginRoute,
  editLoginRoute,
  rotateLoginRoute,
  deleteLoginRoute,
  restoreLoginRoute,
  shareLoginRoute,
  unlockLoginsRoute,
  revealLoginRoute,
  loginCodeRoute,
  previewLoginsRoute,
  importLoginsRoute,
]

export const loginsJobs: Job[] = [purgeLoginsJob]
