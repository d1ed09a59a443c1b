export { makeInvitation } from './invitations.ts'
export { bringPicture, readPicture } from './streams/bring-picture.ts'
