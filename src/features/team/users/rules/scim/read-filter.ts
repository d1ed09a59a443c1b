import { UserError } from '../../../../../rules/user-error.ts'

/** A user name is an email address, so both find a person. */
const pattern =
  /^\s*(?:urn:ietf:params:scim:schemas:core:2\.0:User:)?(?:userName|emails(?:\[type eq "work"\])?\.value)\s+eq\s+("(?:[^"\\]|\\.)*")\s*$/i

const refuse = () =>
  new UserError('invalid', 'Only the filter userName eq "…" is supported.', { details: { scimType: 'invalidFilter' } })

const parseText = (quoted: string): string => {
  try {
    return String(JSON.parse(quoted))
  } catch {
    throw refuse()
  }
}

/** Returns the user name that a filter asks for, in small letters; null without a filter. Refuses any other filter. */
export const readFilter = (filter: string): string | null => {
  if (filter.trim() === '') return null
  const quoted = pattern.exec(filter)?.[1]
  if (quoted === undefined) throw refuse()
  return parseText(quoted).trim().toLowerCase()
}
