export { makeInvitation, signsInAlready, takenEmails } from './invitations.ts'
export { bringPicture, readPicture } from './streams/bring-picture.ts'
export { withdrawInvitationsAgain } from './withdraw-again.ts'
