import type { Profile } from '../profile.ts'

/**
 * The second factors of a session, as `auth.session` holds them; `provider`: where the organization trusts it; `passkey`:
 * verified its user, so it was both factors.
 */
const sessionFactors = ['code', 'recovery code', 'provider', 'passkey'] as const
export type SessionFactor = (typeof sessionFactors)[number]

/** Parses the stored factor of a session; null for the password alone. */
export const parseFactor = (stored: string | null | undefined): SessionFactor | null =>
  sessionFactors.find((each) => each === stored) ?? null

/**
 * Returns the profile of a session with this factor: a trusted provider or a passkey holds no one who has no factor here.
 */
export const withFactor = (profile: Profile, factor: SessionFactor | null): Profile => ({
  ...profile,
  held: profile.held && factor !== 'provider' && factor !== 'passkey',
  usedSecondFactor: factor !== null,
})
