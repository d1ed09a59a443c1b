import { UserError } from '../../../../rules/user-error.ts'

const yearMs = 31_622_400_000
/** A moment that passes while someone presses Send means at once. */
const graceMs = 60_000

/** Returns the moment a text is to go at, or null for at once. Refuses what is no moment of the coming year. */
export const parseLaterMoment = (now: Date, sendAt: string | undefined): Date | null => {
  if (sendAt === undefined) return null
  const at = new Date(sendAt)
  const problem = 'Choose a time within the next year.'
  if (Number.isNaN(at.getTime()) || at.getTime() - now.getTime() > yearMs) throw UserError.at('sendAt', problem)
  if (now.getTime() - at.getTime() > graceMs) throw UserError.at('sendAt', 'This time has passed. Choose a later one.')
  return at > now ? at : null
}
