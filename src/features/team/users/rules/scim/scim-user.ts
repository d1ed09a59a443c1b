/** The name of SCIM’s schema for a user. */
export const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User'

/** A person, or someone with an invitation, as a directory sees them. */
export type DirectoryPerson = { id: string; email: string; full_name: string; active: boolean; created_at: string }

/**
 * Returns a person as a SCIM user. The family name is all after the first word: we keep one name. `base`: the address of
 * the server.
 */
export const toScimUser = ({ id, email, full_name, active, created_at }: DirectoryPerson, base: string) => {
  const [givenName = '', ...rest] = full_name.trim().split(/\s+/)
  return {
    schemas: [userSchema],
    id,
    userName: email,
    displayName: full_name,
    name: { formatted: full_name, givenName, familyName: rest.join(' ') },
    emails: [{ value: email, type: 'work', primary: true }],
    active,
    meta: { resourceType: 'User', created: created_at, location: `${base}/scim/v2/Users/${id}` },
  }
}

type Names = {
  displayName?: string | null | undefined
  name?:
    | {
        formatted?: string | null | undefined
        givenName?: string | null | undefined
        familyName?: string | null | undefined
      }
    | null
    | undefined
}

/** Returns the name that a directory sends, however it writes it; empty without one. */
export const readName = ({ displayName, name }: Names): string =>
  [displayName, name?.formatted, [name?.givenName, name?.familyName].filter(Boolean).join(' ')]
    .map((each) => (each ?? '').replace(/\s+/g, ' ').trim())
    .find((each) => each !== '') ?? ''
