import type { WayIn } from '../../../platform/server/call.ts'
import { changePersonWay } from './change-person.ts'
import { invitationsWay, renewInvitationWay, withdrawInvitationWay } from './invitation-list.ts'
import { acceptInvitationWay, inviteWay, readInvitationWay } from './invitations.ts'
import { peopleWay } from './people.ts'
import {
  deactivatePersonWay,
  endPersonCalendarFeedWay,
  endPersonSessionsWay,
  makePersonResetLinkWay,
  reactivatePersonWay,
  resetPersonTwoFactorWay,
} from './person-access.ts'
import { saveProfileWay } from './save-profile.ts'
import { saveTextTemplateWay } from './save-text-template.ts'
import { profileImageWay, uploadProfileImageWay } from './streams/profile-image.ts'

export const usersRoutes: WayIn[] = [
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
  saveTextTemplateWay,
  uploadProfileImageWay,
  profileImageWay,
]
