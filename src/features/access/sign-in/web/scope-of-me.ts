import type { Me } from '../contract/sign-in.ts'

/** Whose answers the caches hold: the person, where they belong, and the look as a client, if any. */
export const scopeOfMe = ({ user, organization, impersonation }: Me): string =>
  `${user.id} ${organization.id} ${impersonation?.id ?? ''}`
