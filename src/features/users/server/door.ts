export { makeInvitation } from './invitations.ts'
