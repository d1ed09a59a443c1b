import { UserError } from '../../../../../rules/user-error.ts'

/** One operation of a PATCH (RFC 7644, 3.5.2), before it is understood. */
export type PatchOperation = { op: string; path?: string | undefined; value?: unknown }

const refuse = (scimType: string, message: string) => new UserError('invalid', message, { details: { scimType } })

/** Attribute names know no case, and may carry the name of their schema. */
const readName = (path: string) =>
  path
    .trim()
    .toLowerCase()
    .replace(/^urn:ietf:params:scim:schemas:core:2\.0:user:/, '')

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Reads whether someone is to be active. Directories send `false`, "False" (Microsoft Entra), or a list of one object with
 * it. Refuses anything else: a leaver must not stay because a value was passed over.
 */
export const parseActive = (value: unknown): boolean => {
  if (typeof value === 'boolean') return value
  if (typeof value === 'string' && /^(?:true|false)$/i.test(value.trim())) return value.trim().toLowerCase() === 'true'
  if (Array.isArray(value) && value.length === 1) return parseActive(value[0])
  if (isObject(value) && 'value' in value) return parseActive(value.value)
  throw refuse('invalidValue', 'Send true or false for active.')
}

/**
 * Returns what a list of operations makes of `active`, the last one wins; null if none names it. Other attributes are a
 * person's own and are passed over.
 */
export const readPatch = (operations: readonly PatchOperation[]): boolean | null => {
  let active: boolean | null = null
  for (const { op, path, value } of operations) {
    const kind = op.trim().toLowerCase()
    if (kind !== 'add' && kind !== 'replace' && kind !== 'remove')
      throw refuse('invalidSyntax', 'An operation is add, replace, or remove.')
    if (path !== undefined && path.trim() !== '') {
      if (readName(path) !== 'active') continue
      if (kind === 'remove') throw refuse('mutability', 'The attribute active can’t be removed. Replace it with false.')
      active = parseActive(value)
    } else if (isObject(value) && kind !== 'remove') {
      for (const [name, each] of Object.entries(value)) if (readName(name) === 'active') active = parseActive(each)
    } else throw refuse('noTarget', 'An operation without a path needs an object as its value.')
  }
  return active
}
