import type { Me } from '../contract/sign-in.ts'

/** Returns the scope of the caches: the person, their organization, and the view as a client, if any. */
export const getCacheScope = ({ user, organization, impersonation }: Me): string =>
  `${user.id} ${organization.id} ${impersonation?.id ?? ''}`
