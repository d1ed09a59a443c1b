/** use: copy and codes; see: on screen and notes too; edit: change, share, delete and earlier passwords too. */
export const accessLevels = ['use', 'see', 'edit'] as const
export type AccessLevel = (typeof accessLevels)[number]

const rank = { use: 0, see: 1, edit: 2 }

/** Whether somebody with one level may do what needs another. */
export const reaches = (has: AccessLevel, needed: AccessLevel): boolean => rank[has] >= rank[needed]

export const revealFields = ['secret', 'notes', 'two_factor_note'] as const
export type RevealField = (typeof revealFields)[number]
export type RevealAim = 'show' | 'copy'

/** What a reveal needs: the password may be copied by those who use it; the rest is for eyes, earlier ones for editors. */
export const neededFor = (asked: { field: RevealField; aim: RevealAim; number?: number | undefined }): AccessLevel => {
  if (asked.number !== undefined) return 'edit'
  return asked.field === 'secret' && asked.aim === 'copy' ? 'use' : 'see'
}

/** Minutes the own password counts, and seconds a secret stays on screen and in the clipboard. */
export const unlockMinutes = 15
export const shownSeconds = 30
export const trashDays = 30
export const cannotOpen = 'This entry cannot be opened – key changed'
