import { liveWay } from '../../features/activity/server/streams/live.ts'
import type { Auth } from '../../features/sign-in/server/auth.ts'
import { changePasswordWay } from '../../features/sign-in/server/change-password.ts'
import { getSessionWay, heartbeatWay, signOutWay } from '../../features/sign-in/server/session-calls.ts'
import type { Sessions } from '../../features/sign-in/server/sessions.ts'
import { signInByEmailWay, signInByPhoneWay } from '../../features/sign-in/server/sign-in.ts'
import { acceptInvitationWay, inviteWay, readInvitationWay } from '../../features/users/server/invitations.ts'
import { peopleWay } from '../../features/users/server/people.ts'
import { saveTextTemplateWay } from '../../features/users/server/save-text-template.ts'
import { profileImageWay, uploadProfileImageWay } from '../../features/users/server/streams/profile-image.ts'
import type { FileStore } from '../../integrations/files/files.ts'
import type { WayIn } from '../../platform/server/call.ts'
import type { Job } from '../../platform/server/job.ts'

export type Parts = {
  auth: Auth
  sessions: Sessions
  files: FileStore
  live: ReturnType<typeof liveWay>
  demoSignIns: boolean
}

/** Every call that is reachable. What is not in this list does not exist. */
export const waysIn = ({ auth, sessions, files, live, demoSignIns }: Parts): WayIn[] => [
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
  // activity
  live.way,
]

/** Every job that may be enqueued. */
export const jobs: Job[] = []

/** Routes that carry no data of an organization: the document, its files, the API document and the probes. */
export const plumbing = [
  'GET /healthz',
  'GET /readyz',
  'GET /api/openapi.json',
  'GET /docs',
  'GET /docs/scalar.js',
  'GET /assets/*',
  'GET /*',
]
