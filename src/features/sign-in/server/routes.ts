import type { WayIn } from '../../../platform/server/call.ts'
import type { Job } from '../../../platform/server/job.ts'
import { changePasswordWay } from './change-password.ts'
import { answerResetJob } from './jobs/answer-reset.ts'
import { sweepSignInJob } from './jobs/sweep-sign-in.ts'
import { endOtherSessionsWay, endOwnSessionWay, ownSessionsWay } from './own-sessions.ts'
import { askForResetWay, readResetWay, resetPasswordWay } from './reset-password.ts'
import { giveSecondFactorWay } from './second-factor.ts'
import { getSessionWay, heartbeatWay, signOutWay } from './session-calls.ts'
import { signInByEmailWay, signInByPhoneWay } from './sign-in.ts'
import {
  confirmTwoFactorWay,
  renewRecoveryCodesWay,
  startTwoFactorWay,
  stopTwoFactorWay,
  twoFactorWay,
} from './two-factor.ts'

export const signInRoutes: WayIn[] = [
  signInByEmailWay,
  signInByPhoneWay,
  signOutWay,
  getSessionWay,
  heartbeatWay,
  changePasswordWay,
  giveSecondFactorWay,
  askForResetWay,
  readResetWay,
  resetPasswordWay,
  twoFactorWay,
  startTwoFactorWay,
  confirmTwoFactorWay,
  stopTwoFactorWay,
  renewRecoveryCodesWay,
  ownSessionsWay,
  endOwnSessionWay,
  endOtherSessionsWay,
]

export const signInJobs: Job[] = [answerResetJob, sweepSignInJob]
