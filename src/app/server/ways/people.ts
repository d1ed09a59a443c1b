import { activityWay } from '../../../features/activity/server/activity.ts'
import { exportActivityWay } from '../../../features/activity/server/streams/export-activity.ts'
import { dashboardCountsWay } from '../../../features/dashboard/server/counts.ts'
import { dashboardOverviewWay } from '../../../features/dashboard/server/overview.ts'
import { changePasswordWay } from '../../../features/sign-in/server/change-password.ts'
import { getSessionWay, heartbeatWay, signOutWay } from '../../../features/sign-in/server/session-calls.ts'
import { signInByEmailWay, signInByPhoneWay } from '../../../features/sign-in/server/sign-in.ts'
import { acceptInvitationWay, inviteWay, readInvitationWay } from '../../../features/users/server/invitations.ts'
import { peopleWay } from '../../../features/users/server/people.ts'
import { saveTextTemplateWay } from '../../../features/users/server/save-text-template.ts'
import { profileImageWay, uploadProfileImageWay } from '../../../features/users/server/streams/profile-image.ts'
import type { WayIn } from '../../../platform/server/call.ts'
import type { Parts } from '../parts.ts'

/** Sign-in, people, the dashboard and what changes as it changes. */
export const peopleWays = ({ auth, demoSignIns, files, live, sessions }: Parts): WayIn[] => [
  // sign-in
  signInByEmailWay(auth),
  signInByPhoneWay(auth),
  signOutWay(auth, sessions),
  getSessionWay(sessions, demoSignIns),
  heartbeatWay(auth, sessions),
  changePasswordWay(auth, sessions),
  // users
  readInvitationWay,
  acceptInvitationWay,
  inviteWay,
  peopleWay,
  saveTextTemplateWay,
  uploadProfileImageWay(files),
  profileImageWay(files),
  // dashboard
  dashboardCountsWay,
  dashboardOverviewWay,
  // activity
  activityWay,
  exportActivityWay,
  live.way,
]
