import type { Route } from '../../../../platform/server/call.ts'
import type { Job } from '../../../../platform/server/job.ts'
import { changePasswordRoute } from './change-password.ts'
import { openDeviceLinkRoute } from './guessing/device-link.ts'
import { impersonateClientRoute, stopImpersonatingRoute } from './impersonation/impersonation-calls.ts'
import { answerResetJob } from './jobs/answer-reset.ts'
import { endImpersonationJob } from './jobs/end-impersonation.ts'
import { sweepSignInJob } from './jobs/sweep-sign-in.ts'
import { endOtherSessionsRoute, endOwnSessionRoute, ownSessionsRoute } from './own-sessions.ts'
import {
  addPasskeyRoute,
  passkeysRoute,
  removePasskeyRoute,
  renamePasskeyRoute,
  startPasskeyRoute,
} from './passkeys/own-passkeys.ts'
import { signInByPasskeyRoute, startPasskeySignInRoute } from './passkeys/passkey-sign-in.ts'
import { finishProviderSignInRoute, startProviderSignInRoute } from './providers/provider-sign-in.ts'
import { changeSignInRuleRoute, signInRuleRoute } from './providers/sign-in-rule.ts'
import { askForResetRoute, readResetRoute, resetPasswordRoute } from './reset-password.ts'
import { giveSecondFactorRoute } from './second-factor.ts'
import { getSessionRoute, heartbeatRoute, signOutRoute } from './session-calls.ts'
import { signInByEmailRoute, signInByPhoneRoute } from './sign-in.ts'
import {
  confirmTwoFactorRoute,
  renewRecoveryCodesRoute,
  startTwoFactorRoute,
  stopTwoFactorRoute,
  twoFactorRoute,
} from './two-factor.ts'

export const signInRoutes: Route[] = [
  signInByEmailRoute,
  signInByPhoneRoute,
  signOutRoute,
  getSessionRoute,
  heartbeatRoute,
  changePasswordRoute,
  giveSecondFactorRoute,
  startProviderSignInRoute,
  finishProviderSignInRoute,
  startPasskeySignInRoute,
  signInByPasskeyRoute,
  openDeviceLinkRoute,
  askForResetRoute,
  readResetRoute,
  resetPasswordRoute,
  twoFactorRoute,
  startTwoFactorRoute,
  confirmTwoFactorRoute,
  stopTwoFactorRoute,
  renewRecoveryCodesRoute,
  passkeysRoute,
  startPasskeyRoute,
  addPasskeyRoute,
  renamePasskeyRoute,
  removePasskeyRoute,
  ownSessionsRoute,
  endOwnSessionRoute,
  endOtherSessionsRoute,
  signInRuleRoute,
  changeSignInRuleRoute,
  impersonateClientRoute,
  stopImpersonatingRoute,
]

export const signInJobs: Job[] = [answerResetJob, endImpersonationJob, sweepSignInJob]
