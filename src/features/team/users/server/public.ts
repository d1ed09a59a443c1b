export { findTakenEmails, makeInvitation, signsInAlready } from './invitations.ts'
export { bringPicture, readPicture } from './streams/bring-picture.ts'
export { rewithdrawInvitations, withdrawInvitations } from './withdraw-again.ts'
