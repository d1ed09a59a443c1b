/** Minutes that a code works. */
export const codeMinutes = 10
/** Wrong codes after which the right one no longer works. */
const mostWrongCodes = 5
const secondsBetween = 60
/** Most codes within 24 hours. */
const most = { person: 5, number: 5, organization: 100 }

type CodesSent = {
  /** When this person got the last one. */
  lastAt: Date | null
  /** Within 24 hours. */
  byPerson: number
  toNumber: number
  inOrganization: number
  now: Date
}

/** Explains why no code is texted now; null if one is. */
export const explainCodeLimit = ({ lastAt, byPerson, toNumber, inOrganization, now }: CodesSent): string | null => {
  if (lastAt !== null && now.getTime() - lastAt.getTime() < secondsBetween * 1_000)
    return 'We just sent you a code. Wait a minute before you ask for another.'
  if (byPerson >= most.person || toNumber >= most.number || inOrganization >= most.organization)
    return 'Too many codes today. Try again tomorrow.'
  return null
}

type TypedCode = {
  isRight: boolean
  wrongCodes: number
  expiresAt: Date | null
  now: Date
}

/** `over`: expired, used, or tried too often, so only a new code helps. */
export type CodeOutcome = 'confirmed' | 'wrong' | 'over'

/** Whether a typed code confirms the number. A right one no longer does after its time or too many wrong ones. */
export const checkCode = ({ isRight, wrongCodes, expiresAt, now }: TypedCode): CodeOutcome => {
  if (expiresAt === null || expiresAt <= now || wrongCodes >= mostWrongCodes) return 'over'
  if (isRight) return 'confirmed'
  return wrongCodes + 1 >= mostWrongCodes ? 'over' : 'wrong'
}
