export { findTakenEmails, makeInvitation, signsInAlready } from './invitations.ts'
export { bringPicture, readPicture } from './streams/bring-picture.ts'
export { rewithdrawInvitations } from './withdraw-again.ts'
