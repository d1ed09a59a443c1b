import { activityChoicesWay, activityWay } from '../../../features/activity/server/activity.ts'
import { exportActivityWay } from '../../../features/activity/server/streams/export-activity.ts'
import { liveWay } from '../../../features/activity/server/streams/live.ts'
import { apiKeysWay, makeApiKeyWay, revokeApiKeyWay } from '../../../features/api-keys/server/keep-keys.ts'
import { dashboardCountsWay } from '../../../features/dashboard/server/counts.ts'
import { dashboardOverviewWay } from '../../../features/dashboard/server/overview.ts'
import { mailboxWay } from '../../../features/mails/server/mailbox.ts'
import { mailAttachmentWay } from '../../../features/mails/server/streams/mail-attachment.ts'
import {
  changeOwnOrganizationWay,
  ownOrganizationWay,
} from '../../../features/organizations/server/own-organization.ts'
import { changePasswordWay } from '../../../features/sign-in/server/change-password.ts'
import { endOtherSessionsWay, endOwnSessionWay, ownSessionsWay } from '../../../features/sign-in/server/own-sessions.ts'
import { askForResetWay, readResetWay, resetPasswordWay } from '../../../features/sign-in/server/reset-password.ts'
import { giveSecondFactorWay } from '../../../features/sign-in/server/second-factor.ts'
import { getSessionWay, heartbeatWay, signOutWay } from '../../../features/sign-in/server/session-calls.ts'
import { signInByEmailWay, signInByPhoneWay } from '../../../features/sign-in/server/sign-in.ts'
import {
  confirmTwoFactorWay,
  renewRecoveryCodesWay,
  startTwoFactorWay,
  stopTwoFactorWay,
  twoFactorWay,
} from '../../../features/sign-in/server/two-factor.ts'
import { changePersonWay } from '../../../features/users/server/change-person.ts'
import {
  invitationsWay,
  renewInvitationWay,
  withdrawInvitationWay,
} from '../../../features/users/server/invitation-list.ts'
import { acceptInvitationWay, inviteWay, readInvitationWay } from '../../../features/users/server/invitations.ts'
import { peopleWay } from '../../../features/users/server/people.ts'
import {
  deactivatePersonWay,
  endPersonCalendarFeedWay,
  endPersonSessionsWay,
  makePersonResetLinkWay,
  reactivatePersonWay,
  resetPersonTwoFactorWay,
} from '../../../features/users/server/person-access.ts'
import { saveProfileWay } from '../../../features/users/server/save-profile.ts'
import { saveTextTemplateWay } from '../../../features/users/server/save-text-template.ts'
import { profileImageWay, uploadProfileImageWay } from '../../../features/users/server/streams/profile-image.ts'
import {
  addWebhookWay,
  changeWebhookWay,
  removeWebhookWay,
  sendDeliveryAgainWay,
} from '../../../features/webhooks/server/keep-webhooks.ts'
import { deliveriesWay, webhooksWay } from '../../../features/webhooks/server/webhooks.ts'
import type { WayIn } from '../../../platform/server/call.ts'

/** Sign-in, people, the dashboard and what changes as it changes. */
export const peopleWays: WayIn[] = [
  // sign-in
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
  // mails
  mailboxWay,
  mailAttachmentWay,
  // users
  readInvitationWay,
  acceptInvitationWay,
  inviteWay,
  invitationsWay,
  renewInvitationWay,
  withdrawInvitationWay,
  peopleWay,
  changePersonWay,
  deactivatePersonWay,
  reactivatePersonWay,
  endPersonSessionsWay,
  endPersonCalendarFeedWay,
  resetPersonTwoFactorWay,
  makePersonResetLinkWay,
  saveProfileWay,
  ownOrganizationWay,
  changeOwnOrganizationWay,
  saveTextTemplateWay,
  uploadProfileImageWay,
  profileImageWay,
  // API keys
  apiKeysWay,
  makeApiKeyWay,
  revokeApiKeyWay,
  // webhooks
  webhooksWay,
  addWebhookWay,
  changeWebhookWay,
  deliveriesWay,
  sendDeliveryAgainWay,
  removeWebhookWay,
  // dashboard
  dashboardCountsWay,
  dashboardOverviewWay,
  // activity
  activityWay,
  activityChoicesWay,
  exportActivityWay,
  liveWay,
]
