/** use: copy and codes; see: on screen and notes too; edit: change, share, delete and earlier passwords too. */
export const accessLevels = ['use', 'see', 'edit'] as const
export type AccessLevel = (typeof accessLevels)[number]
/** Names the access levels as the form that shares a login does. */
export const accessNames = { use: 'Use', see: 'See', edit: 'Edit' } as const satisfies Record<AccessLevel, string>

const rank = { use: 0, see: 1, edit: 2 }

/** Whether someone with one level may do what needs another. */
export const hasAccess = (has: AccessLevel, needed: AccessLevel): boolean => rank[has] >= rank[needed]

/** The fields of an entry that are sealed, and recorded whenever someone opens one. */
export const revealFields = ['secret', 'notes', 'two_factor_note'] as const
export type RevealField = (typeof revealFields)[number]
export type RevealAim = 'show' | 'copy'

/**
 * Returns the access level for a reveal. People with the right to use may copy the password; the rest needs the right
 * to see, earlier passwords the right to edit.
 */
export const getRequiredAccess = (asked: {
  field: RevealField
  aim: RevealAim
  number?: number | undefined
}): AccessLevel => {
  if (asked.number !== undefined) return 'edit'
  return asked.field === 'secret' && asked.aim === 'copy' ? 'use' : 'see'
}

/** So many seconds a secret stays on screen and in the clipboard. */
export const shownSeconds = 30
/** So many days an entry stays in the trash before it is deleted for good. */
export const trashDays = 30
/** Message for an entry sealed with another `APP_SECRET`. */
export const cannotOpen = 'Can’t open this entry – key changed. Edit the login and enter it again, or ask an Admin to.'
