import { Refusal } from '../../../rules/refusal.ts'

const yearMs = 31_622_400_000

/** The moment a text is to go at, or null for at once. Refuses what is no moment of the coming year. */
export const laterThan = (now: Date, sendAt: string | undefined): Date | null => {
  if (sendAt === undefined) return null
  const at = new Date(sendAt)
  const problem = 'Choose a moment within the coming year.'
  if (Number.isNaN(at.getTime()) || at.getTime() - now.getTime() > yearMs) throw Refusal.at('sendAt', problem)
  return at > now ? at : null
}
