import type { Route } from '../../../../platform/server/call.ts'
import { changePersonRoute } from './change-person.ts'
import { endTipsRoute } from './end-tips.ts'
import { handOverPreviewRoute, handOverRoute } from './hand-over.ts'
import { invitationsRoute, renewInvitationRoute, withdrawInvitationRoute } from './invitation-list.ts'
import { acceptInvitationRoute, inviteRoute, readInvitationRoute } from './invitations.ts'
import { deactivateLeaversRoute, findLeaversRoute, reactivateLeaversRoute } from './leavers/leavers.ts'
import { peopleRoute } from './people.ts'
import {
  deactivatePersonRoute,
  endPersonCalendarFeedRoute,
  endPersonSessionsRoute,
  makePersonResetLinkRoute,
  reactivatePersonRoute,
  resetPersonTwoFactorRoute,
} from './person-access.ts'
import { saveProfileRoute } from './save-profile.ts'
import { scimRoutes } from './scim/routes.ts'
import { profileImageRoute, uploadProfileImageRoute } from './streams/profile-image.ts'

export const usersRoutes: Route[] = [
  readInvitationRoute,
  acceptInvitationRoute,
  inviteRoute,
  invitationsRoute,
  renewInvitationRoute,
  withdrawInvitationRoute,
  peopleRoute,
  changePersonRoute,
  deactivatePersonRoute,
  reactivatePersonRoute,
  findLeaversRoute,
  deactivateLeaversRoute,
  reactivateLeaversRoute,
  handOverPreviewRoute,
  handOverRoute,
  endPersonSessionsRoute,
  endPersonCalendarFeedRoute,
  resetPersonTwoFactorRoute,
  makePersonResetLinkRoute,
  saveProfileRoute,
  endTipsRoute,
  uploadProfileImageRoute,
  profileImageRoute,
  ...scimRoutes,
]
